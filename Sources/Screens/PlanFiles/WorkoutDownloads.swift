import ActivityFiles
public import Analysis
import Localizations
import Measures
import Training

/// Files of a day's sessions for watches and other programs, with what each of them cannot hold.
public struct WorkoutDownloads: Equatable, Sendable {
    public var title: String
    public var rows: [Row]

    public struct Row: Equatable, Sendable {
        public var label: String
        /// Nil if the format has no such sport.
        public var path: String?
        public var note: String
    }

    /// Nil for a day without a session that a watch leads through.
    public init?(_ planned: PlannedDay, targets: WorkoutTargets, context: DisplayContext) {
        let outlines = planned.outlines(targets)
        guard !outlines.isEmpty else { return nil }
        title = context.say(.workoutFiles)
        rows = []
        for (index, outline) in outlines.enumerated() {
            for format in WorkoutFormat.allCases {
                let losses = format.losses(outline, WorkoutFileText.title(outline, of: planned, context))
                let path = Route.workoutFile(of: planned.day, format) + (index > 0 ? "?session=\(index + 1)" : "")
                let session = outlines.count > 1 ? " · " + context.say(.planSession(number: context.number(index + 1))) : ""
                rows.append(
                    Row(
                        label: format.name + session, path: losses == nil ? nil : path,
                        note: WorkoutFileText.fidelity(losses, context)))
            }
        }
    }
}

extension WorkoutFormat {
    /// The name by which programs know it, in every language.
    fileprivate var name: String {
        switch self {
        case .fit: "FIT"
        case .zwo: "ZWO"
        case .text: "intervals.icu"
        }
    }
}
