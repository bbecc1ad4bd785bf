import Analysis
import Localizations
import Measures

extension RunningSections {
    /// Figures that only some runners have: a marathon, hills, power, altitude, long breaks.
    static func more(_ running: RunningInsight, _ context: DisplayContext) -> [KindRow] {
        var rows: [KindRow] = []
        func add(_ kind: FigureKind, _ row: Row) { rows.append((kind, row)) }
        if let index = running.heartRateSpeedIndex.value {
            add(
                .endurance,
                Row(index, "hr_speed_index", .heartRateSpeedIndex, note: context.say(.indexNote), context) {
                    let unit = context.speed(Speed(metresPerSecond: 1)).unit
                    return Figure(context.signed($0 * 1000 / context.units.metresPerLongUnit, decimals: 1), unit)
                })
        }
        if let form = running.marathonForm.value {
            let onset = running.marathonOnset.value.map { context.say(.formFaded(kilometre: context.number($0.value))) }
            add(
                .endurance,
                Row(form, "marathon_form", .marathonForm, note: onset ?? context.say(.formHeld), context) {
                    Figure(context.number($0, decimals: 2))
                })
        }
        if let split = running.raceSplit.value {
            add(
                .speed,
                Row(
                    split, "race_split_index", .raceSplit,
                    note: context.say(split.value < 1 ? .secondHalfFaster : .secondHalfSlower),
                    context
                ) {
                    Figure(context.signed(100 * ($0 - 1), decimals: 1), "%")
                })
        }
        if let effectiveness = running.effectiveness.value {
            let runs = context.say(.ofRuns(count: effectiveness.count))
            add(
                .endurance,
                Row(effectiveness, "running_effectiveness", .effectiveness, note: runs, context) {
                    Figure(context.number($0, decimals: 2))
                })
        }
        if let balance = running.contactBalance.value {
            let note =
                balance.isPersistent
                ? context.say(
                    .balanceOutside(
                        count: balance.runsOutside, low: context.number(ContactBalance.ordinary.lowerBound),
                        high: context.number(ContactBalance.ordinary.upperBound)))
                : context.say(.ofRuns(count: balance.share.count))
            add(
                .endurance,
                Row(balance.share, "contact_balance", .contactBalance, note: note, context) {
                    Figure(context.say(.balanceLeft(percent: context.number($0, decimals: 1))))
                })
        }
        if let slopes = running.slopes.value {
            let shares = context.say(
                .slopeShares(uphill: context.percent(slopes.uphill.value), downhill: context.percent(slopes.downhill.value)))
            add(.habits, Row(slopes.uphill, "uphill_share", .slopes, figure: shares, context) { Figure(context.percent($0)) })
        }
        if let high = running.highRuns.value, high.value > 0 {
            let runs = context.number(high.value) + " / " + context.number(Double(high.count))
            add(
                .habits,
                Row(
                    high, "runs_at_altitude", .highRuns(height: context.height(Altitude.high).text), figure: runs,
                    note: context.say(.highRunsNote), context
                ) {
                    Figure(context.number($0))
                })
        }
        if let lost = running.daysLost.value, lost.value > 0, lost.value < 1000 {
            add(
                .habits,
                Row(lost, "training_days_lost", .daysLost, note: context.say(.withinTheYear), context) {
                    Figure((0..<1000).contains($0) ? context.say(.dayCount(count: Int($0))) : context.number($0))
                })
        }
        if let best = running.bestAgeGraded, let grade = best.ageGrade.value {
            let note = name(ofDistance: best.distance, context) + " · " + context.shortDate(best.day)
            add(
                .speed,
                Row(grade, "age_grade", .ageGrade, note: note, context) { Figure(context.number($0, decimals: 1), "%") })
        }
        for fuel in running.fuel { add(.fuel, carbohydrate(fuel, context)) }
        return rows
    }

    private static func carbohydrate(_ fuel: RaceFuel, _ context: DisplayContext) -> Row {
        let total = fuel.total
        return Row(
            fuel.rate, fuel.race == .marathon ? "marathon_carbohydrate" : "half_marathon_carbohydrate",
            fuel.race == .marathon ? .fuelMarathon : .fuelHalf,
            figure: context.say(.gramsPerHour(low: context.number(fuel.low), high: context.number(fuel.high))),
            note: context.say(.fuelTotal(low: context.number(total.low), high: context.number(total.high))), context
        ) { Figure(context.number($0)) }
    }
}

extension RunningSections.Row {
    /// Creates the row of an estimate with its receipt.
    ///
    /// - Parameters:
    ///   - name: the API's name, which becomes part of the receipt's id.
    ///   - figure: displayed value; nil means `text` of the estimate.
    init(
        _ estimate: Estimate, _ name: String, _ phrase: Phrase, figure: String? = nil, note: String? = nil,
        _ context: DisplayContext,
        _ text: (Double) -> Figure
    ) {
        self.init(context.say(phrase), figure ?? text(estimate.value).text, note)
        explanation = ExplainText.explanation(
            estimate, id: "why-" + name, title: label, card: ModelCatalogue.card(estimate.method), context: context, figure: text)
        if let figure { explanation?.value = figure }
    }
}
