import Analysis
import Measures

extension RunningScreen {
    /// What only some runners have: a marathon, hills, watts, thin air, long breaks.
    static func more(_ running: RunningInsight, _ reader: Reader) -> [Row] {
        var rows: [Row] = []
        if let index = running.heartRateSpeedIndex.value {
            rows.append(
                Row(
                    reader.say(.heartRateSpeedIndex), Numeral.signed(index.value, decimals: 1) + " km/h", reader.say(.indexNote)))
        }
        if let form = running.marathonForm.value {
            let onset = running.marathonOnset.value.map { reader.say(.formFaded, Numeral.text($0.value)) }
            rows.append(
                Row(reader.say(.marathonForm), Numeral.text(form.value, decimals: 2), onset ?? reader.say(.formHeld)))
        }
        if let split = running.raceSplit.value {
            rows.append(Row(reader.say(.raceSplit), Numeral.signed(100 * (split.value - 1), decimals: 1) + " %"))
        }
        if let effectiveness = running.effectiveness.value {
            rows.append(
                Row(
                    reader.say(.effectiveness), Numeral.text(effectiveness.value, decimals: 2),
                    reader.count(.ofRuns, effectiveness.count)))
        }
        if let slopes = running.slopes.value {
            let shares = reader.say(
                .slopeShares, Numeral.percent(slopes.uphill.value), Numeral.percent(slopes.downhill.value))
            rows.append(Row(reader.say(.slopes), shares))
        }
        if let high = running.highRuns.value, high.value > 0 {
            let runs = Numeral.text(high.value) + " / " + Numeral.text(Double(high.count))
            rows.append(Row(reader.say(.highRuns), runs, reader.say(.highRunsNote)))
        }
        if let lost = running.daysLost.value, lost.value > 0, lost.value < 1000 {
            rows.append(Row(reader.say(.daysLost), reader.count(.dayCount, Int(lost.value)), reader.say(.withinTheYear)))
        }
        for fuel in running.fuel { rows.append(carbohydrate(fuel, reader)) }
        return rows
    }

    private static func carbohydrate(_ fuel: RaceFuel, _ reader: Reader) -> Row {
        let total = fuel.total
        return Row(
            fuel.race == .marathon ? reader.say(.fuelMarathon) : reader.say(.fuelHalf),
            reader.say(.gramsPerHour, Numeral.text(fuel.low), Numeral.text(fuel.high)),
            reader.say(.fuelTotal, Numeral.text(total.low), Numeral.text(total.high)))
    }
}
