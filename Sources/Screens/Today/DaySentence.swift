import Analysis
import Localizations
import Measures
import Training

/// The day in one or two sentences, as a friend with all the data would say it: what is done or planned, and what comes next.
public struct DaySentence: Equatable, Sendable {
    public var parts: [Part]
    /// Whether it says only when the newest activity was.
    public var isAboutAge = false
    /// What stands between two sentences.
    public var space: String

    /// All sentences.
    public var text: String { parts.map { $0.text }.joined(separator: space) }

    /// A sentence.
    public struct Part: Equatable, Sendable {
        public var text: String
        /// Page of what it is about; nil without one.
        public var route: Route?
    }

    /// Days after the newest activity from which on the day says when it was.
    static let daysUntilOld = 28

    /// Nil where there is nothing to say: without activities, and without both a plan and training.
    /// - Parameters:
    ///   - insights: results of the day.
    ///   - digests: in any order.
    ///   - plans: what is planned for single days; nil for a past day, which has only what was done.
    ///   - context: display context of the day.
    init?(_ insights: Insights, _ digests: [ActivityDigest], _ plans: DayPlans?, _ context: DisplayContext) {
        space = context.language.format.sentenceSpace
        guard let newest = digests.map({ $0.day }).max() else { return nil }
        if DaySentence.isOld(digests, context), insights.load.plan.isEmpty {
            isAboutAge = true
            parts = [Part(text: context.say(.dayOld(date: context.longDate(newest))))]
            return
        }
        let done = digests.filter { $0.day == context.today && $0.isTraining && !$0.isLeftOut }
        let planned = plans?.planned(on: context.today)
        var parts: [Part] = []
        let outcome = plans?.outcome(today: context.today, digests: digests)?.outcome
        // Training of another kind than the planned one leaves that ahead.
        if !done.isEmpty, outcome != .ahead {
            parts.append(Part(text: context.say(DaySentence.phrase(done, planned: planned, outcome: outcome))))
        } else if !context.looksBack {
            if insights.readiness.looksIll {
                parts.append(Part(text: context.say(.dayIll)))
            } else {
                if let state = DaySentence.state(insights.readiness) { parts.append(Part(text: context.say(state))) }
                if let planned { parts.append(DaySentence.part(planned, rest: .dayRest, context) { .dayToday(what: $0) }) }
            }
        }
        if !context.looksBack, let next = insights.load.plan.first(where: { $0.day == context.today + 1 }) {
            parts.append(DaySentence.part(next, rest: .dayRestTomorrow, context) { .dayTomorrow(what: $0) })
        }
        guard !parts.isEmpty else { return nil }
        self.parts = parts
    }

    /// Whether the newest activity is so old that it says little about today; false without one.
    static func isOld(_ digests: [ActivityDigest], _ context: DisplayContext) -> Bool {
        digests.map { $0.day }.max().map { context.today - $0 >= daysUntilOld } ?? false
    }

    /// What is done: the plan says whether it was hard.
    private static func phrase(
        _ done: [ActivityDigest], planned: PlannedDay?, outcome: PlanProgress.Outcome?
    ) -> Phrase {
        if done.contains(where: { $0.isRace }) { return .dayDoneRace }
        switch outcome {
        case .partly: return .dayDonePartly
        case .done where planned?.workout == .long: return .dayDoneLong
        case .done where planned?.isHard == true: return .dayDoneHard
        default: return .dayDone
        }
    }

    /// How recovered the athlete is, where it is clear.
    private static func state(_ readiness: ReadinessInsight) -> Phrase? {
        switch readiness.recovery.value?.band {
        case .green: .dayRecovered
        case .red: .dayRecoveryLow
        case .amber, nil: nil
        }
    }

    private static func part(
        _ day: PlannedDay, rest: Phrase, _ context: DisplayContext, _ phrase: (String) -> Phrase
    ) -> Part {
        let isRest = day.minutes ?? 0 == 0 && day.workout == .rest && day.routine == nil && !day.hasHeatOnly
        return Part(
            text: context.say(isRest ? rest : phrase(PlanText.brief(day, context))), route: .planDay(day.day))
    }
}
