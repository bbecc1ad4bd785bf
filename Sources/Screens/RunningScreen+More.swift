import Analysis
import Localizations
import Measures

extension RunningScreen {
    /// Figures that only some runners have: a marathon, hills, power, altitude, long breaks.
    static func more(_ running: RunningInsight, _ reader: Reader) -> [KindRow] {
        var rows: [KindRow] = []
        func add(_ kind: FigureKind, _ row: Row) { rows.append((kind, row)) }
        if let index = running.heartRateSpeedIndex.value {
            add(
                .endurance,
                Row(index, "hr_speed_index", .heartRateSpeedIndex, note: reader.say(.indexNote), reader) {
                    let unit = reader.speed(Speed(metresPerSecond: 1)).unit
                    return Figure(reader.signed($0 * 1000 / reader.units.metresPerLongUnit, decimals: 1), unit)
                })
        }
        if let form = running.marathonForm.value {
            let onset = running.marathonOnset.value.map { reader.say(.formFaded(kilometre: reader.number($0.value))) }
            add(
                .endurance,
                Row(form, "marathon_form", .marathonForm, note: onset ?? reader.say(.formHeld), reader) {
                    Figure(reader.number($0, decimals: 2))
                })
        }
        if let split = running.raceSplit.value {
            add(
                .speed,
                Row(
                    split, "race_split_index", .raceSplit,
                    note: reader.say(split.value < 1 ? .secondHalfFaster : .secondHalfSlower),
                    reader
                ) {
                    Figure(reader.signed(100 * ($0 - 1), decimals: 1), "%")
                })
        }
        if let effectiveness = running.effectiveness.value {
            let runs = reader.say(.ofRuns(count: effectiveness.count))
            add(
                .endurance,
                Row(effectiveness, "running_effectiveness", .effectiveness, note: runs, reader) {
                    Figure(reader.number($0, decimals: 2))
                })
        }
        if let balance = running.contactBalance.value {
            let note =
                balance.isPersistent
                ? reader.say(.balanceOutside(count: balance.runsOutside)) : reader.say(.ofRuns(count: balance.share.count))
            add(
                .endurance,
                Row(balance.share, "contact_balance", .contactBalance, note: note, reader) {
                    Figure(reader.say(.balanceLeft(percent: reader.number($0, decimals: 1))))
                })
        }
        if let slopes = running.slopes.value {
            let shares = reader.say(
                .slopeShares(uphill: reader.percent(slopes.uphill.value), downhill: reader.percent(slopes.downhill.value)))
            add(.habits, Row(slopes.uphill, "uphill_share", .slopes, figure: shares, reader) { Figure(reader.percent($0)) })
        }
        if let high = running.highRuns.value, high.value > 0 {
            let runs = reader.number(high.value) + " / " + reader.number(Double(high.count))
            add(
                .habits,
                Row(high, "runs_at_altitude", .highRuns, figure: runs, note: reader.say(.highRunsNote), reader) {
                    Figure(reader.number($0))
                })
        }
        if let lost = running.daysLost.value, lost.value > 0, lost.value < 1000 {
            add(
                .habits,
                Row(lost, "training_days_lost", .daysLost, note: reader.say(.withinTheYear), reader) {
                    Figure((0..<1000).contains($0) ? reader.say(.dayCount(count: Int($0))) : reader.number($0))
                })
        }
        if let best = running.bestAgeGraded, let grade = best.ageGrade.value {
            let note = name(ofDistance: best.distance, reader) + " · " + reader.shortDate(best.day)
            add(
                .speed,
                Row(grade, "age_grade", .ageGrade, note: note, reader) { Figure(reader.number($0, decimals: 1), "%") })
        }
        for fuel in running.fuel { add(.fuel, carbohydrate(fuel, reader)) }
        return rows
    }

    private static func carbohydrate(_ fuel: RaceFuel, _ reader: Reader) -> Row {
        let total = fuel.total
        return Row(
            fuel.rate, fuel.race == .marathon ? "marathon_carbohydrate" : "half_marathon_carbohydrate",
            fuel.race == .marathon ? .fuelMarathon : .fuelHalf,
            figure: reader.say(.gramsPerHour(low: reader.number(fuel.low), high: reader.number(fuel.high))),
            note: reader.say(.fuelTotal(low: reader.number(total.low), high: reader.number(total.high))), reader
        ) { Figure(reader.number($0)) }
    }
}

extension RunningScreen.Row {
    /// Creates the row of an estimate with its receipt.
    ///
    /// - Parameters:
    ///   - name: the API's name, which becomes part of the receipt's id.
    ///   - figure: displayed value; nil means `text` of the estimate.
    init(
        _ estimate: Estimate, _ name: String, _ phrase: Phrase, figure: String? = nil, note: String? = nil, _ reader: Reader,
        _ text: (Double) -> Figure
    ) {
        self.init(reader.say(phrase), figure ?? text(estimate.value).text, note)
        explanation = ExplainText.explanation(
            estimate, id: "why-" + name, title: label, card: ModelCatalogue.card(estimate.method), reader: reader, figure: text)
        if let figure { explanation?.value = figure }
    }
}
