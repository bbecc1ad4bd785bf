import Analysis
import Localizations
import Measures

extension LoadScreen {
    /// Inputs of the recovery state.
    public struct RecoveryDetails: Equatable, Sendable {
        public var label: String
        public var meaning: String
        public var rows: [Explanation.Row]
        public var rule: String
    }

    /// Explains form as a sum: “−6.0 = fitness 43.4 − fatigue 49.4”. Form uses the evening before, so today's curves do not add up to it.
    /// Nil without form.
    private static func formSum(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        guard let form = load.form.value else { return nil }
        let evening = ["fitness_yesterday", "fatigue_yesterday"].compactMap { name in
            form.inputs.first { $0.name == name }?.value.map { context.number($0, decimals: 1) }
        }
        guard evening.count == 2 else { return nil }
        return context.say(.recoveryForm(form: context.signed(form.value, decimals: 1), fitness: evening[0], fatigue: evening[1]))
    }

    /// The same as a sentence, for places that also show fitness and fatigue of today.
    static func formSentence(_ load: LoadInsight, _ context: DisplayContext) -> String? {
        formSum(load, context).map { context.language.sentence(context.say(.labelled(label: context.say(.formLine), value: $0))) }
    }

    /// Nil without a recovery state.
    static func recoveryDetails(_ insights: Insights, _ context: DisplayContext) -> RecoveryDetails? {
        guard let status = insights.load.recovery.value else { return nil }
        var rows: [Explanation.Row] = []
        if let form = insights.load.form.value, let fitness = insights.load.fitness.value {
            if let sum = formSum(insights.load, context) { rows.append(.init(context.say(.formLine), sum)) }
            let share = RecoveryStatus.relativeForm(form.value, fitness: fitness.value) * 100
            rows.append(.init(context.say(.recoveryShare), context.signed(share) + " %"))
        }
        let score = insights.readiness.recovery
        rows.append(
            .init(
                context.say(.recoveryScore),
                score.value.map { context.number($0.estimate.value) }
                    ?? AbsenceText.text(score.absence ?? .noData, context.language)
            ))
        rows += ExplainText.rows(of: RecoveryStatus.card, context)
        return RecoveryDetails(
            label: context.say(.recoveryWhy), meaning: context.say(status.meaning), rows: rows, rule: recoveryRule(context))
    }

    /// The rule of the recovery state with the bounds that it uses.
    private static func recoveryRule(_ context: DisplayContext) -> String {
        func percent(_ share: Double) -> String { context.number(100 * share.magnitude) }
        return context.say(
            .recoveryRule(
                fresh: percent(RecoveryStatus.freshForm), green: context.number(RecoveryScore.greenFrom),
                exhausted: percent(RecoveryStatus.exhaustedForm), low: context.number(RecoveryStatus.lowReadiness),
                strained: percent(RecoveryStatus.strainedForm), middle: context.number(RecoveryStatus.middleReadiness),
                lowDays: context.number(RecoveryStatus.oftenLow), days: context.number(RecoveryStatus.recentDays)))
    }
}

extension RecoveryStatus {
    fileprivate var meaning: Phrase {
        switch self {
        case .wellRecovered: .recoveryWell
        case .adequate: .recoveryAdequate
        case .fatigued: .recoveryFatigued
        case .overreaching: .recoveryOverreaching
        case .overtrained: .recoveryOvertrained
        }
    }
}
