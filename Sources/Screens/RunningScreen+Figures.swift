import Analysis
import Localizations
import Measures

extension RunningScreen {
    /// Sections of figures about running, one for each topic with data.
    static func figures(_ running: RunningInsight, _ reader: Reader) -> [Section] {
        let rows = rows(running, reader)
        return FigureKind.allCases.compactMap { kind in
            Section(kind.rawValue, reader.say(kind.phrase), rows.compactMap { $0.kind == kind ? $0.row : nil }).unlessEmpty
        }
    }

    /// Topic of a figure.
    enum FigureKind: String, CaseIterable {
        case speed, endurance, fuel, habits

        var phrase: Phrase {
            switch self {
            case .speed: .speed
            case .endurance: .runningEndurance
            case .fuel: .runningFuel
            case .habits: .runningHabits
            }
        }
    }

    typealias KindRow = (kind: FigureKind, row: Row)

    private static func rows(_ running: RunningInsight, _ reader: Reader) -> [KindRow] {
        var rows: [KindRow] = []
        func add(
            _ kind: FigureKind, _ name: String, _ phrase: Phrase, _ answer: Answer<Estimate>, note: String? = nil,
            _ text: (Double) -> Figure
        ) {
            guard let estimate = answer.value else { return }
            rows.append((kind, Row(estimate, name, phrase, note: note, reader, text)))
        }
        func runs(_ answer: Answer<Estimate>) -> String? { answer.value.map { reader.say(.ofRuns(count: $0.count)) } }
        func percent(_ value: Double) -> Figure { Figure(reader.signed(value, decimals: 1), "%") }
        add(.speed, "critical_speed", .criticalSpeed, running.criticalSpeed) { reader.pace(Speed(metresPerSecond: $0)) }
        add(
            .endurance, "endurance_exponent", .enduranceExponent, running.endurance,
            note: running.endurance.value.map { endurance($0, reader) }
        ) { Figure(reader.number($0, decimals: 2)) }
        if running.endurance == .absent(.tooFew) {
            let usual = reader.number(PersonalEndurance.usualExponent, decimals: 2)
            var row = Row(reader.say(.enduranceExponent), usual, reader.say(.enduranceTypical))
            row.explanation = ExplainText.explanation(
                of: PersonalEndurance.card, id: "why-endurance_exponent", title: row.label, value: usual, reader: reader)
            rows.append((.endurance, row))
        }
        if let distribution = running.distribution.value { rows.append((.endurance, intensity(distribution, reader))) }
        add(.endurance, "efficiency", .efficiency, running.efficiency, note: runs(running.efficiency)) {
            reader.efficiency(metresPerBeat: $0)
        }
        add(.endurance, "decoupling", .decouplingMedian, running.decoupling, note: runs(running.decoupling), percent)
        add(.endurance, "durability", .durability, running.durability, note: runs(running.durability), percent)
        add(.endurance, "heart_rate_recovery", .heartRateDrop, running.heartRateDrop, note: runs(running.heartRateDrop)) {
            Figure(reader.signed(-$0), reader.say(.beatsPerMinute))
        }
        add(.speed, "climb_rate", .climbRate, running.climbRate) {
            Figure(reader.height($0).number, reader.units.heightUnit + "/h")
        }
        rows += more(running, reader)
        if let pace = best(running, .speed, { reader.pace(Speed(metresPerSecond: $0)).number }) {
            rows.append((.speed, best(pace, .bestMinutes, "best_pace", reader)))
        }
        if let power = best(running, .power, { reader.number($0) }) {
            rows.append((.speed, best(power + " W", .bestPower, "best_power", reader)))
        }
        add(.habits, "eddington", .eddington, running.eddington) { Figure(reader.number($0), "km") }
        let longest = running.longestStreak.value.map {
            reader.say(.longestStreak(days: reader.say(.dayCount(count: whole($0.value)))))
        }
        add(.habits, "run_streak", .streak, running.streak, note: longest) { Figure(reader.say(.dayCount(count: whole($0)))) }
        return rows
    }

    private static func whole(_ value: Double) -> Int { (0..<1e9).contains(value) ? Int(value) : 0 }

    /// Rows of the best means of 5, 20 and 60 minutes in 90 days, if they exist.
    private static func best(_ running: RunningInsight, _ kind: BestMeans.Kind, _ text: (Double) -> String) -> String? {
        guard let curve = running.curves.first(where: { $0.kind == kind && $0.window != nil }) else { return nil }
        let values = [300, 1200, 3600].map { seconds in curve.point(seconds: seconds).map { text($0.value) } ?? "–" }
        return values.joined(separator: " · ")
    }

    private static func best(_ text: String, _ phrase: Phrase, _ name: String, _ reader: Reader) -> Row {
        var row = Row(reader.say(phrase), text, reader.say(.ninetyDays))
        row.route = .curves
        row.explanation = ExplainText.explanation(
            of: MeanMaximal.card, id: "why-" + name, title: row.label, value: text, reader: reader)
        return row
    }

    /// Note with a standard deviation: “± 0.01 · like the typical runner”.
    private static func endurance(_ exponent: Estimate, _ reader: Reader) -> String {
        let word = reader.say(
            exponent.value < 1.05 ? .enduranceStrong : exponent.value > 1.09 ? .enduranceWeak : .enduranceUsual)
        guard let interval = exponent.interval else { return word }
        let deviation = (interval.high - interval.low) / 2 / NormalDistribution.halfWidth80
        return "± " + reader.number(deviation, decimals: 2) + " · " + word
    }

    private static func intensity(_ distribution: IntensityDistribution, _ reader: Reader) -> Row {
        let index = reader.number(distribution.polarisation.value, decimals: 1)
        let shape: String =
            switch distribution.shape {
            case .easy: reader.say(.allEasy)
            case .polarised: reader.say(.polarised(index: index))
            case .pyramidal: reader.say(.pyramidal(index: index))
            case .threshold: reader.say(.mostlyMiddle(index: index))
            case .hard: reader.say(.mostlyHard(index: index))
            }
        let shares = reader.say(
            .intensityShares(
                easy: reader.percent(distribution.easy.value), middle: reader.percent(distribution.middle.value),
                hard: reader.percent(distribution.hard.value)))
        return Row(
            distribution.polarisation, "polarisation_index", .intensity, figure: shape, note: shares, reader
        ) { Figure(reader.number($0, decimals: 1)) }
    }

    // MARK: How far to trust it

    /// Nil without tests.
    static func tested(_ running: RunningInsight, _ reader: Reader) -> Section? {
        running.backtest.map { Section("tested", reader.say(.tested), [backtest($0, reader)]) }
    }

    private static func backtest(_ test: RaceBacktest, _ reader: Reader) -> Row {
        let label = reader.say(.racesBefore)
        guard let summary = test.summary, let held = summary.held else { return Row(label, reader.say(.noRaceToTest)) }
        let riegel = test.riegel.map { reader.number($0.meanAbsoluteErrorPercent, decimals: 1) } ?? "–"
        // The pool and Riegel for the same races; without them, the stated summary alone.
        let pooled = (test.pooled ?? summary).meanAbsoluteErrorPercent
        var notes = [reader.say(.backtestNote(percent: reader.number(pooled, decimals: 1), riegelPercent: riegel))]
        if let own = test.inOwnConditions, let held = own.held {
            notes.append(
                reader.say(
                    .labelled(
                        label: reader.say(.testedOwnConditions),
                        value: reader.say(
                            .testedOfWithError(
                                held: reader.number(held.count), total: reader.number(own.count),
                                percent: reader.number(own.meanAbsoluteErrorPercent, decimals: 1))))))
        }
        return Row(
            label, Phrase.bandHeld(count: summary.count, held: reader.number(held.count)).text(reader.language),
            notes.joined(separator: " · "))
    }
}
