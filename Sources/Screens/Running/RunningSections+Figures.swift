import Analysis
import Localizations
import Measures

extension RunningSections {
    /// Sections of figures about running, one for each topic with data.
    static func figures(_ running: RunningInsight, _ context: DisplayContext) -> [Section] {
        let rows = rows(running, context)
        return FigureKind.allCases.compactMap { kind in
            Section(kind.rawValue, context.say(kind.phrase), rows.compactMap { $0.kind == kind ? $0.row : nil }).unlessEmpty
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

    private static func rows(_ running: RunningInsight, _ context: DisplayContext) -> [KindRow] {
        var rows: [KindRow] = []
        func add(
            _ kind: FigureKind, _ name: String, _ phrase: Phrase, _ answer: Answer<Estimate>, note: String? = nil,
            _ text: (Double) -> Figure
        ) {
            guard let estimate = answer.value else { return }
            rows.append((kind, Row(estimate, name, phrase, note: note, context, text)))
        }
        func runs(_ answer: Answer<Estimate>) -> String? { answer.value.map { context.say(.ofRuns(count: $0.count)) } }
        func percent(_ value: Double) -> Figure { Figure(context.signed(value, decimals: 1), "%") }
        add(.speed, "critical_speed", .criticalSpeed, running.criticalSpeed) { context.pace(Speed(metresPerSecond: $0)) }
        add(
            .endurance, "endurance_exponent", .enduranceExponent, running.endurance,
            note: running.endurance.value.map { endurance($0, context) }
        ) { Figure(context.number($0, decimals: 2)) }
        if running.endurance == .absent(.tooFew) {
            let usual = context.number(PersonalEndurance.usualExponent, decimals: 2)
            var row = Row(context.say(.enduranceExponent), usual, context.say(.enduranceTypical))
            row.explanation = ExplainText.explanation(
                of: PersonalEndurance.card, id: "why-endurance_exponent", title: row.label, value: usual, context: context)
            rows.append((.endurance, row))
        }
        if let distribution = running.distribution.value { rows.append((.endurance, intensity(distribution, context))) }
        add(.endurance, "efficiency", .efficiency, running.efficiency, note: runs(running.efficiency)) {
            context.efficiency(metresPerBeat: $0)
        }
        add(.endurance, "decoupling", .decouplingMedian, running.decoupling, note: runs(running.decoupling), percent)
        add(.endurance, "durability", .durability, running.durability, note: runs(running.durability), percent)
        add(.endurance, "heart_rate_recovery", .heartRateDrop, running.heartRateDrop, note: runs(running.heartRateDrop)) {
            Figure(context.signed(-$0), context.say(.beatsPerMinute))
        }
        add(.speed, "climb_rate", .climbRate, running.climbRate) {
            Figure(context.height($0).number, context.units.heightUnit + "/h")
        }
        rows += more(running, context)
        if let pace = best(running, .speed, { context.pace(Speed(metresPerSecond: $0)).number }) {
            rows.append((.speed, best(pace, .bestMinutes, "best_pace", context)))
        }
        if let power = best(running, .power, { context.number($0) }) {
            rows.append((.speed, best(power + " W", .bestPower, "best_power", context)))
        }
        add(.habits, "eddington", .eddington, running.eddington) { Figure(context.number($0), "km") }
        let longest = running.longestStreak.value.flatMap { $0.value >= 2 ? context.say(.dayCount(count: whole($0.value))) : nil }
        if let days = running.streak.value?.value, days > 0 {
            let note = longest.map { context.say(.longestStreak(days: $0)) }
            add(.habits, "run_streak", .streak, running.streak, note: note) { Figure(context.say(.dayCount(count: whole($0)))) }
        } else if longest != nil {
            // No streak goes on: a figure of 0 would say nothing for years, but the longest one stays.
            add(.habits, "longest_run_streak", .mostDaysInRow, running.longestStreak) {
                Figure(context.say(.dayCount(count: whole($0))))
            }
        }
        return rows
    }

    private static func whole(_ value: Double) -> Int { (0..<1e9).contains(value) ? Int(value) : 0 }

    /// Rows of the best means of 5, 20 and 60 minutes in 90 days, if they exist.
    private static func best(_ running: RunningInsight, _ kind: BestMeans.Kind, _ text: (Double) -> String) -> String? {
        guard let curve = running.curves.first(where: { $0.kind == kind && $0.window != nil }) else { return nil }
        let values = [300, 1200, 3600].map { seconds in curve.point(seconds: seconds).map { text($0.value) } }
        guard values.contains(where: { $0 != nil }) else { return nil }
        return values.map { $0 ?? "–" }.joined(separator: " · ")
    }

    private static func best(_ text: String, _ phrase: Phrase, _ name: String, _ context: DisplayContext) -> Row {
        var row = Row(context.say(phrase), text, context.say(.ninetyDays))
        row.route = .curves
        row.explanation = ExplainText.explanation(
            of: MeanMaximal.card, id: "why-" + name, title: row.label, value: text, context: context)
        return row
    }

    /// Note with a standard deviation: “± 0.01 · like the typical runner”.
    private static func endurance(_ exponent: Estimate, _ context: DisplayContext) -> String {
        let word = context.say(
            exponent.value < 1.05 ? .enduranceStrong : exponent.value > 1.09 ? .enduranceWeak : .enduranceUsual)
        guard let interval = exponent.interval else { return word }
        let deviation = (interval.high - interval.low) / 2 / NormalDistribution.halfWidth80
        return "± " + context.number(deviation, decimals: 2) + " · " + word
    }

    private static func intensity(_ distribution: IntensityDistribution, _ context: DisplayContext) -> Row {
        let index = context.number(distribution.polarisation.value, decimals: 1)
        let shape: String =
            switch distribution.shape {
            case .easy: context.say(.allEasy)
            case .polarised: context.say(.polarised(index: index))
            case .pyramidal: context.say(.pyramidal(index: index))
            case .threshold: context.say(.mostlyMiddle(index: index))
            case .hard: context.say(.mostlyHard(index: index))
            }
        let shares = context.say(
            .intensityShares(
                easy: context.percent(distribution.easy.value), middle: context.percent(distribution.middle.value),
                hard: context.percent(distribution.hard.value)))
        return Row(
            distribution.polarisation, "polarisation_index", .intensity, figure: shape, note: shares, context
        ) { Figure(context.number($0, decimals: 1)) }
    }

    // MARK: How far to trust it

    /// Nil without tests.
    static func tested(_ running: RunningInsight, _ context: DisplayContext) -> Section? {
        running.backtest.map { Section("tested", context.say(.tested), [backtest($0, context)]) }
    }

    private static func backtest(_ test: RaceBacktest, _ context: DisplayContext) -> Row {
        let label = context.say(.racesBefore)
        guard let summary = test.summary, let held = summary.held else { return Row(label, context.say(.noRaceToTest)) }
        var notes = [context.say(.backtestNote(percent: context.number(summary.meanAbsoluteErrorPercent, decimals: 1)))]
        if let pooled = test.pooled, let riegel = test.riegel {
            notes.append(
                Phrase.backtestCompared(
                    count: pooled.count, percent: context.number(pooled.meanAbsoluteErrorPercent, decimals: 1),
                    riegelPercent: context.number(riegel.meanAbsoluteErrorPercent, decimals: 1)
                ).text(context.language))
        }
        if let own = test.inOwnConditions, let held = own.held {
            notes.append(
                context.say(
                    .labelled(
                        label: context.say(.testedOwnConditions),
                        value: context.say(
                            .testedOfWithError(
                                held: context.number(held.count), total: context.number(own.count),
                                percent: context.number(own.meanAbsoluteErrorPercent, decimals: 1))))))
        }
        return Row(
            label, Phrase.bandHeld(count: summary.count, held: context.number(held.count)).text(context.language),
            notes.joined(separator: " · "))
    }
}
