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
    static func tested(_ test: RaceBacktest?, asOf day: Day, _ reader: Reader) -> Tested? {
        guard let test, let summary = test.summary else { return nil }
        func share(_ value: Double) -> String { reader.percent(value) }
        guard let held = summary.held else { return nil }
        var rows = [
            Explanation.Row(
                reader.say(.testedBounds), reader.say(.range(low: share(held.bounds.low), high: share(held.bounds.high)))),
            .init(reader.say(.testedError), reader.number(summary.meanAbsoluteErrorPercent, decimals: 1) + " %"),
            .init(reader.say(.testedBias), reader.signed(summary.biasPercent, decimals: 1) + " %"),
        ]
        if let own = test.inOwnConditions, let held = own.held {
            rows.append(
                .init(
                    reader.say(.testedOwnConditions),
                    reader.say(
                        .testedOfWithError(
                            held: reader.number(held.count), total: reader.number(own.count),
                            percent: reader.number(own.meanAbsoluteErrorPercent, decimals: 1)))))
        }
        if let pooled = test.pooled {
            rows.append(
                .init(
                    reader.say(.testedPooled(count: pooled.count)),
                    reader.number(pooled.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if let riegel = test.riegel {
            rows.append(
                .init(reader.say(.testedRiegel), reader.number(riegel.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if let vdot = test.vdot {
            rows.append(.init(reader.say(.testedVDOT), reader.number(vdot.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if test.withoutPrediction > 0 { rows.append(.init(reader.say(.testedWithout), reader.number(test.withoutPrediction))) }
        rows.append(.init(reader.say(.asOf), reader.longDate(day)))
        rows += ExplainText.rows(of: Backtest.card, reader)
        let label = reader.say(.tested)
        let figure = Figure(
            reader.say(.testedOf(held: reader.number(held.count), total: reader.number(summary.count))))
        return Tested(
            title: label, summary: figure, label: reader.say(.testedHeld(count: summary.count)),
            note: reader.say(.testedNote(percent: reader.number(summary.meanAbsoluteErrorPercent, decimals: 1))),
            explanation: ExplainText.explanation(
                id: "why-tested", title: label, value: figure.text, rows: rows, reader: reader),
            table: DataTable(
                caption: reader.say(.racesBefore),
                headers: [reader.say(.day), reader.say(.raceBadge), reader.say(.testedPredicted), reader.say(.testedRan)],
                rows: test.rows.reversed().map { row in
                    [
                        reader.shortDate(row.day), reader.say(row.race.phrase),
                        reader.say(
                            .range(low: DurationText.clock(row.interval.low), high: DurationText.clock(row.interval.high))),
                        DurationText.clock(row.actual) + (didHold(row) ? " ✓" : ""),
                    ]
                }), tableLabel: reader.say(.racesBefore))
    }

    private static func didHold(_ row: RaceBacktest.Row) -> Bool {
        row.actual >= row.interval.low && row.actual <= row.interval.high
    }

    /// Minimum number of tests of a distance for a remark beside its confidence.
    private static let enoughTests = 3

    /// Reason why the previous race determines the time; nil for the pooled prediction.
    static func steppedBack(_ prediction: RacePrediction, _ reader: Reader) -> String? {
        guard let choice = prediction.steppedBack, let baseline = choice.baseline, let error = choice.baselineError else {
            return nil
        }
        let name = baseline == .riegel ? Riegel.card : DanielsGilbert.card
        return reader.say(
            .predictionSteppedBack(
                model: reader.name(of: name).text, races: reader.number(choice.races), percent: reader.number(error, decimals: 1),
                pooledPercent: reader.number(choice.pooled, decimals: 1)))
    }

    /// Remark such as “Right 2 times out of 3”; nil while there are too few predictions of that race.
    static func earlier(_ race: RaceDistance, _ test: RaceBacktest?, _ reader: Reader) -> String? {
        var (count, within) = (0, 0)
        for row in test?.rows ?? [] where row.race == race {
            count += 1
            if didHold(row) { within += 1 }
        }
        return count < enoughTests ? nil : Phrase.testedEarlier(count: within, total: reader.number(count)).text(reader.language)
    }
}
