import Analysis
import Localizations
import Measures
import Training

/// What became of planned days of the last weeks.
public struct PlanProgressSection: Equatable, Sendable {
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
        /// What was planned.
        public var name: String
        public var outcome: Badge
        /// Planned and recorded minutes, and whether the athlete set the outcome.
        public var note: String?
        public var activity: Route?
        public var marks: [Mark]
        /// Form that corrects the outcome.
        public var target: Route.Target
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

    /// - Parameter target: the form that corrects outcomes.
    init(_ progress: PlanProgress, target: Route.Target, scale: LoadScale, _ context: DisplayContext) {
        title = context.say(.routineProgressTitle)
        let over = progress.days.filter { $0.counts }
        if over.isEmpty {
            summary = context.say(.routineProgressNone)
        } else {
            let done = over.filter { $0.isDone }
            let planned = over.reduce(0) { $0 + $1.plannedLoad(scale: scale) }
            let got = over.reduce(0) { $0 + ($1.load ?? 0) }
            summary = context.sentences(
                context.language.sentence(
                    context.say(
                        .routineProgressCount(count: over.count, done: context.number(done.count)))),
                planned > 0
                    ? context.language.sentence(
                        context.say(.routineProgressLoad(planned: context.number(planned), done: context.number(got)))) : nil)
        }
        rows = progress.days.reversed().filter { $0.outcome != .rest && $0.day <= context.today }.prefix(
            PlanProgressSection.most
        )
        .map { Row($0, target: target, context) }
        why = PlanProgressSection.why(title: title, context)
    }

    static func why(title: String, _ context: DisplayContext) -> Explanation {
        ExplainText.explanation(
            ofCard: "why-progress", title: title, what: .routineLoadNote, models: [PlanProgress.card], context: context)
    }
}

extension PlanProgressSection.Row {
    init(_ planned: PlanProgress.PlannedDay, target: Route.Target, _ context: DisplayContext) {
        day = context.shortWeekdayDate(planned.day)
        iso = planned.day.iso
        name = planned.source.name(context)
        outcome = planned.badge(context)
        func minutes(_ count: Double) -> String { context.say(.minutesShort(minutes: context.number(count))) }
        let parts = [
            planned.plannedMinutes > 0
                ? context.say(.planMinutesPlanned(minutes: minutes(Double(planned.plannedMinutes)))) : nil,
            planned.minutes > 0 ? context.say(.planMinutesRecorded(minutes: minutes(planned.minutes))) : nil,
            planned.isCorrected ? context.say(.routineByYou) : nil,
        ].compactMap { $0 }
        note = parts.joined(separator: " · ")
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
        self.target = target
    }
}

extension PlanProgress.Source {
    /// What was planned, in words.
    func name(_ context: DisplayContext) -> String {
        switch self {
        case .routine(let planned): planned.day.title(context)
        case .stored(let day):
            day.isRest
                ? context.say(.routineRestDay)
                : day.sessions.map { PlanText.name($0, context) + " " + context.say($0.intensity.workout.phrase(for: $0.kind)) }
                    .joined(separator: " + ")
        }
    }
}

extension PlanProgress.PlannedDay {
    /// Badge of a day that is done, or partly; nil for another one. A proposal cannot be done: that something like it was recorded is all there is
    /// to say.
    func badgeOfWork(_ context: DisplayContext) -> Badge? {
        guard isDone || outcome == .partly else { return nil }
        return isProposal ? Badge(context.say(.planRecorded), .info) : badge(context)
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
