import Analysis
import Localizations
import Measures
import Training

/// What became of the planned days of the last four weeks.
public struct RoutineProgressSection: Equatable, Sendable {
    public var title: String
    /// Sentences with the sums; the placeholder without a past day.
    public var summary: String
    public var why: Explanation?
    /// The newest days first, without rest days.
    public var rows: [Row]

    /// A planned day.
    public struct Row: Equatable, Sendable {
        public var day: String
        public var iso: String
        public var name: String
        public var outcome: Badge
        /// Recorded minutes, and whether the athlete set the outcome.
        public var note: String?
        public var activity: Route?
        public var marks: [Mark]
    }

    /// Button that corrects an outcome.
    public struct Mark: Equatable, Sendable {
        public var value: String
        public var label: String
        public var spoken: String
    }

    /// Days that the section looks back.
    public static let days = 28
    /// Rows of the section.
    static let most = 14

    init(of routine: RoutineReference, _ all: RoutineProgress, scale: Double, _ context: DisplayContext) {
        var progress = all
        progress.days.removeAll { $0.routine != routine }
        title = context.say(.routineProgressTitle)
        let over = progress.days.filter { $0.outcome != .rest && $0.outcome != .ahead }
        if over.isEmpty {
            summary = context.say(.routineProgressNone)
        } else {
            let done = over.filter { $0.isDone }
            let planned = over.reduce(0) { $0 + RoutineLoad.load(of: $1.plan, scale: scale) }
            let got = over.reduce(0) { $0 + ($1.load ?? 0) }
            summary = context.sentences(
                context.language.sentence(
                    context.say(
                        .routineProgressCount(done: context.number(done.count), planned: context.number(over.count)))),
                planned > 0
                    ? context.language.sentence(
                        context.say(.routineProgressLoad(planned: context.number(planned), done: context.number(got)))) : nil)
        }
        rows = progress.days.reversed().filter { $0.outcome != .rest && $0.day <= context.today }.prefix(
            RoutineProgressSection.most
        )
        .map { Row($0, context) }
        why = ExplainText.explanation(
            ofCard: "why-progress", title: title, what: .routineLoadNote, models: [RoutineProgress.card], context: context)
    }
}

extension RoutineProgressSection.Row {
    fileprivate init(_ planned: RoutineProgress.PlannedDay, _ context: DisplayContext) {
        day = context.weekdayAlone(planned.day) + " " + context.shortDate(planned.day)
        iso = planned.day.iso
        name = context.text(planned.plan.name)
        outcome = planned.badge(context)
        let minutes = planned.minutes > 0 ? context.say(.minutesShort(minutes: context.number(planned.minutes))) : nil
        let parts = [minutes, planned.isCorrected ? context.say(.routineByYou) : nil].compactMap { $0 }
        note = parts.isEmpty ? nil : parts.joined(separator: " · ")
        activity = planned.activities.first.map { .activity($0) }
        var values: [(String, Phrase)] = [
            (RoutineHistory.Correction.done.rawValue, .routineMarkDone),
            (RoutineHistory.Correction.skipped.rawValue, .routineMarkSkipped),
        ]
        if planned.isCorrected {
            values = [(RoutineChange.automatic, .routineMarkAuto)]
        } else {
            switch planned.outcome {
            case .done, .moved: values.removeFirst()
            case .missed: values.removeLast()
            case .rest, .ahead, .partly: break
            }
        }
        let spokenDay = day
        marks = values.map { value, phrase in
            let label = context.say(phrase)
            return .init(value: value, label: label, spoken: context.say(.routineMarkSpoken(day: spokenDay, mark: label)))
        }
    }
}

extension RoutineProgress.PlannedDay {
    var isDone: Bool {
        switch outcome {
        case .done, .moved: true
        case .rest, .ahead, .partly, .missed: false
        }
    }

    func badge(_ context: DisplayContext) -> Badge {
        switch outcome {
        case .rest: Badge(context.say(.routineRestDay), .neutral)
        case .ahead: Badge(context.say(.routineAhead), .neutral)
        case .done: Badge(context.say(.routineDone), .good)
        case .partly: Badge(context.say(.routinePartly), .info)
        case .missed: Badge(context.say(.routineMissed), .neutral)
        case .moved(let day): Badge(context.say(.routineMoved(day: context.weekdayAlone(day))), .good)
        }
    }
}
