public import ActivityFiles
import Analysis
public import Measures
public import Training

/// A routine from a plan that people already have, and what its days needed beyond the file.
public struct ImportedRoutine: Equatable, Sendable {
    public var routine: Routine
    /// What could not be used.
    public var notes: [PlanDocument.Note]
    /// Days whose duration comes from a distance and `pace`.
    public var estimatedDays: [Int]
    /// Seconds a kilometre for sessions that state a distance only.
    public var pace: Double
    /// Whether the pace is assumed because the athlete's own is unknown.
    public var isPaceAssumed: Bool
    /// Whether the plan has fewer days than a week, so that days of rest were added.
    public var isFilledWeek: Bool

    /// A plan of fewer days than a week becomes a week, so that the athlete does not repeat it without rest.
    /// - Parameters:
    ///   - given: the plan as it was read.
    ///   - id: identity of the routine.
    ///   - name: name of the routine, at most `longestName` characters.
    ///   - difficulty: level of the routine.
    ///   - speed: the athlete's usual speed of running in metres per second; nil if unknown.
    /// - Returns: nil without a day.
    public init?(
        _ given: PlanDocument, id: UniqueID, name: String, difficulty: Routine.Difficulty = .intermediate, speed: Double?
    ) {
        let document = given.wholeWeek
        isFilledWeek = given.isLessThanAWeek
        let usual = DistancePace(usualSpeed: speed)
        (pace, isPaceAssumed) = (usual.pace, usual.isAssumed)
        notes = document.notes
        estimatedDays = []
        var days: [RoutineDay] = []
        for (index, day) in document.days.prefix(Routine.mostDays).enumerated() {
            var sessions: [RoutineDay.Session] = []
            for (place, session) in day.sessions.prefix(RoutineDay.mostSessions).enumerated() {
                guard let id = ContentID.place(day: index + 1, session: place + 1) else { continue }
                let minutes = session.minutes + usual.minutes(session.metres, of: session.kind)
                if session.metres > 0, estimatedDays.last != index + 1 { estimatedDays.append(index + 1) }
                let range = TrainingMethod.minuteRange
                let isNoted = notes.contains { $0.day == index + 1 && ($0.kind == .shortened || $0.kind == .limited) }
                if minutes > Double(range.upperBound), !isNoted {
                    notes.append(PlanDocument.Note(day: index + 1, kind: .shortened, text: String(session.text.prefix(120))))
                }
                let whole = minutes.isFinite ? min(max(minutes.rounded(.toNearestOrAwayFromZero), 1), 600) : 1
                let text = ImportedRoutine.text(session.text, most: ImportedRoutine.longestShort)
                sessions.append(
                    RoutineDay.Session(
                        TrainingMethod(
                            id: id, kind: session.kind, name: TranslatedText(text),
                            description: TranslatedText(ImportedRoutine.more(session.text)),
                            minutes: min(max(Int(whole), range.lowerBound), range.upperBound), intensity: session.intensity),
                        parts: session.parts))
            }
            days.append(
                RoutineDay(
                    name: TranslatedText(ImportedRoutine.text(day.text, most: ImportedRoutine.longestShort)),
                    description: TranslatedText(ImportedRoutine.more(day.text)), sessions: sessions,
                    isOpen: day.isOpen && sessions.isEmpty))
        }
        let title = PlainText.cleaned(name)
        let shown = title.isEmpty ? document.title ?? "" : title
        guard
            let routine = Routine(
                reference: .own(id), name: TranslatedText(ImportedRoutine.text(shown, most: ImportedRoutine.longestName)),
                description: TranslatedText(""), goal: .own, difficulty: difficulty, days: days,
                repeats: days.count <= ImportedRoutine.cycleDays)
        else { return nil }
        self.routine = routine
    }

    public static let longestName = 80
    /// A plan of at most one week repeats; a longer one is followed once.
    static let cycleDays = 7

    /// A text that a name cuts; empty for a shorter one, which the name says already.
    private static func more(_ text: String) -> String { text.count <= longestShort ? "" : text }

    /// Characters of the name of a day or session.
    private static let longestShort = 60

    private static func text(_ text: String, most: Int) -> String {
        text.count <= most ? text : String(text.prefix(most - 1)) + "…"
    }
}

extension Journal {
    /// Returns what a plan becomes, without storing it. Distances become durations by the athlete's usual pace.
    /// - Returns: nil without a day.
    public func importedRoutine(
        _ document: PlanDocument, id: UniqueID = .random(), name: String, difficulty: Routine.Difficulty = .intermediate,
        asOf day: Day
    ) async throws -> ImportedRoutine? {
        ImportedRoutine(
            document, id: id, name: name, difficulty: difficulty, speed: try await workoutTargets(asOf: day).usualSpeed)
    }
}
