import Analysis
import Localizations
import Measures

extension FitnessScreen {
    /// Accuracy of earlier predictions, each from the data of the evening before its race.
    public struct Tested: Equatable, Sendable {
        public var title: String
        /// Summary such as “The 80 % band held 7 of 9 times”.
        public var summary: Figure
        public var label: String
        public var note: String
        public var explanation: Explanation
        /// One row for each race, newest first.
        public var table: DataTable
        public var tableLabel: String
    }

    /// Nil without any predicted race.
    static func tested(_ test: RaceBacktest?, asOf day: Day, _ context: DisplayContext) -> Tested? {
        guard let test, let summary = test.summary else { return nil }
        func share(_ value: Double) -> String { context.percent(value) }
        guard let held = summary.held else { return nil }
        var rows = [
            Explanation.Row(
                context.say(.testedBounds), context.say(.range(low: share(held.bounds.low), high: share(held.bounds.high)))),
            .init(context.say(.testedError), context.number(summary.meanAbsoluteErrorPercent, decimals: 1) + " %"),
            .init(context.say(.testedBias), context.signed(summary.biasPercent, decimals: 1) + " %"),
        ]
        if let own = test.inOwnConditions, let held = own.held {
            rows.append(
                .init(
                    context.say(.testedOwnConditions),
                    context.say(
                        .testedOfWithError(
                            held: context.number(held.count), total: context.number(own.count),
                            percent: context.number(own.meanAbsoluteErrorPercent, decimals: 1)))))
        }
        if let pooled = test.pooled {
            rows.append(
                .init(
                    context.say(.testedPooled(count: pooled.count)),
                    context.number(pooled.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if let riegel = test.riegel {
            rows.append(
                .init(context.say(.testedRiegel), context.number(riegel.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if let vdot = test.vdot {
            rows.append(.init(context.say(.testedVDOT), context.number(vdot.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if test.withoutPrediction > 0 { rows.append(.init(context.say(.testedWithout), context.number(test.withoutPrediction))) }
        rows.append(.init(context.say(.asOf), context.longDate(day)))
        rows += ExplainText.rows(of: Backtest.card, context)
        let label = context.say(.tested)
        let figure = Figure(
            context.say(.testedOf(held: context.number(held.count), total: context.number(summary.count))))
        return Tested(
            title: label, summary: figure, label: context.say(.testedHeld(count: summary.count)),
            note: context.say(.testedNote(percent: context.number(summary.meanAbsoluteErrorPercent, decimals: 1))),
            explanation: ExplainText.explanation(
                id: "why-tested", title: label, value: figure.text, rows: rows, context: context),
            table: DataTable(
                caption: context.say(.racesBefore),
                headers: [context.say(.day), context.say(.raceBadge), context.say(.testedPredicted), context.say(.testedRan)],
                rows: test.rows.reversed().map { row in
                    [
                        context.shortDate(row.day), context.say(row.race.phrase),
                        context.say(
                            .range(low: DurationText.clock(row.interval.low), high: DurationText.clock(row.interval.high))),
                        DurationText.clock(row.actual) + (isWithinInterval(row) ? " ✓" : ""),
                    ]
                }), tableLabel: context.say(.racesBefore))
    }

    private static func isWithinInterval(_ row: RaceBacktest.Row) -> Bool {
        row.actual >= row.interval.low && row.actual <= row.interval.high
    }

    /// Minimum number of tests of a distance for a remark beside its confidence.
    private static let enoughTests = 3

    /// Reason why the previous race determines the time; nil for the pooled prediction.
    static func steppedBack(_ prediction: RacePrediction, _ context: DisplayContext) -> String? {
        guard let choice = prediction.steppedBack, let baseline = choice.baseline, let error = choice.baselineError else {
            return nil
        }
        let name = baseline == .riegel ? Riegel.card : DanielsGilbert.card
        return context.say(
            .predictionSteppedBack(
                model: context.name(of: name).text, races: context.number(choice.races),
                percent: context.number(error, decimals: 1),
                pooledPercent: context.number(choice.pooled, decimals: 1)))
    }

    /// Remark such as “Right 2 times out of 3”; nil while there are too few predictions of that race.
    static func earlier(_ race: RaceDistance, _ test: RaceBacktest?, _ context: DisplayContext) -> String? {
        var (count, within) = (0, 0)
        for row in test?.rows ?? [] where row.race == race {
            count += 1
            if isWithinInterval(row) { within += 1 }
        }
        return count < enoughTests
            ? nil : Phrase.testedEarlier(count: within, total: context.number(count)).text(context.language)
    }
}
