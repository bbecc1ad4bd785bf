import Analysis
import Measures

extension FitnessScreen {
    /// What earlier predictions were worth, each made from what was known the evening before its race.
    public struct Tested: Equatable, Sendable {
        public var title: String
        /// “The 80 % band held 7 of 9 times”.
        public var summary: Figure
        public var label: String
        public var note: String
        public var explanation: Explanation
        /// Race by race, the newest first.
        public var table: DataTable
        public var tableLabel: String
    }

    /// Nil while no race was ever predicted.
    static func tested(_ test: RaceBacktest?, asOf day: Day, _ reader: Reader) -> Tested? {
        guard let test, let summary = test.summary else { return nil }
        func share(_ value: Double) -> String { Numeral.percent(value) }
        guard let held = summary.held else { return nil }
        var rows = [
            Explanation.Row(
                reader.say(.testedBounds), reader.say(.range, share(held.bounds.low), share(held.bounds.high))),
            .init(reader.say(.testedError), Numeral.text(summary.meanAbsoluteErrorPercent, decimals: 1) + " %"),
            .init(reader.say(.testedBias), Numeral.signed(summary.biasPercent, decimals: 1) + " %"),
        ]
        if let own = test.inOwnConditions, let held = own.held {
            rows.append(
                .init(
                    reader.say(.testedOwnConditions),
                    reader.say(
                        .testedOfWithError, Numeral.text(held.count), Numeral.text(own.count),
                        Numeral.text(own.meanAbsoluteErrorPercent, decimals: 1))))
        }
        if let pooled = test.pooled {
            rows.append(
                .init(
                    reader.count(.testedPooled, pooled.count), Numeral.text(pooled.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if let riegel = test.riegel {
            rows.append(
                .init(reader.say(.testedRiegel), Numeral.text(riegel.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if let vdot = test.vdot {
            rows.append(.init(reader.say(.testedVDOT), Numeral.text(vdot.meanAbsoluteErrorPercent, decimals: 1) + " %"))
        }
        if test.withoutPrediction > 0 { rows.append(.init(reader.say(.testedWithout), Numeral.text(test.withoutPrediction))) }
        rows.append(.init(reader.say(.asOf), reader.longDate(day)))
        rows += ExplainText.rows(of: Backtest.card, reader)
        let label = reader.say(.tested)
        let figure = Figure(
            reader.say(.testedOf, Numeral.text(held.count), Numeral.text(summary.count)))
        return Tested(
            title: label, summary: figure, label: reader.count(.testedHeld, summary.count),
            note: reader.say(.testedNote, Numeral.text(summary.meanAbsoluteErrorPercent, decimals: 1)),
            explanation: ExplainText.explanation(
                id: "why-tested", title: label, value: figure.text, rows: rows, reader: reader),
            table: DataTable(
                caption: reader.say(.racesBefore),
                headers: [reader.say(.day), reader.say(.raceBadge), reader.say(.testedPredicted), reader.say(.testedRan)],
                rows: test.rows.reversed().map { row in
                    [
                        reader.shortDate(row.day), reader.say(row.race.phrase),
                        reader.say(.range, DurationText.clock(row.interval.low), DurationText.clock(row.interval.high)),
                        DurationText.clock(row.actual) + (didHold(row) ? " ✓" : ""),
                    ]
                }), tableLabel: reader.say(.racesBefore))
    }

    private static func didHold(_ row: RaceBacktest.Row) -> Bool {
        row.actual >= row.interval.low && row.actual <= row.interval.high
    }

    /// Fewer tests of a distance say nothing beside its confidence.
    private static let enoughTests = 3

    /// Why the race before states the time; nil for the pooled prediction.
    static func steppedBack(_ prediction: RacePrediction, _ reader: Reader) -> String? {
        guard let choice = prediction.steppedBack, let baseline = choice.baseline, let error = choice.baselineError else {
            return nil
        }
        let name = baseline == .riegel ? Riegel.card : DanielsGilbert.card
        return Phrase.predictionSteppedBack.text(
            reader.language,
            list: [
                reader.name(of: name).text, Numeral.text(choice.races), Numeral.text(error, decimals: 1),
                Numeral.text(choice.pooled, decimals: 1),
            ])
    }

    /// “Right 2 times out of 3”; nil while that race was predicted too seldom.
    static func earlier(_ race: RaceDistance, _ test: RaceBacktest?, _ reader: Reader) -> String? {
        var (count, within) = (0, 0)
        for row in test?.rows ?? [] where row.race == race {
            count += 1
            if didHold(row) { within += 1 }
        }
        return count < enoughTests ? nil : Phrase.testedEarlier.counted(reader.language, within, Numeral.text(count))
    }
}
