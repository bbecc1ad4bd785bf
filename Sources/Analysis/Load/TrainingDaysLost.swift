public import Measures

/// Days of a year in breaks of a week or more.
///
/// Formula: Σ of the days of breaks, each at least seven successive days without load, within 365 days. Days after the last recorded day,
/// and days before a gap of more than 90 unknown days, belong to no break: missing records are not missed training.
/// Units: days.
/// Source: our own definition.
/// Grade: own definition.
public enum TrainingDaysLost {
    public static let card = ModelCard(
        id: "training_days_lost", name: "Days without training in long breaks", alsoKnownAs: ["training days lost"],
        formula:
            "days in breaks of ≥ 7 days in a row without load, within the last 365 days, after the first session or the last gap of "
            + "> 90 days without any record, up to the last day with a record",
        units: "days",
        source: "our own, because rest days belong to training and a week without any does not",
        grade: .ownDefinition,
        limits:
            "Does not know why: illness, holiday, or a watch that stayed at home. Before the first session nothing counts. Without a "
            + "record in the last 28 days there is no figure.")

    public static let window = 365
    /// Recent days that must have a record, and days of history that are needed.
    static let recent = 28

    /// Returns the breaks within the window, oldest first, each with its last day.
    public static func breaks(_ daily: DailyLoads) -> [(days: Int, last: Day)] {
        var breaks: [(days: Int, last: Day)] = []
        let oldest = max(0, daily.loads.count - min(window, daily.length))
        // An ongoing break ends with the last known day.
        let end = (daily.known.lastIndex(of: true) ?? -1) + 1
        guard oldest < end else { return [] }
        var length = 0
        for index in oldest..<end {
            length = daily.loads[index] > 0 ? 0 : length + 1
            let ends = index == end - 1 || daily.loads[index + 1] > 0
            if ends, length >= Returning.shortestBreak { breaks.append((length, daily.first + index)) }
        }
        return breaks
    }

    static func answer(asOf day: Day, history: History) -> Answer<Estimate> {
        guard let daily = history.dailyLoads(through: day) else { return .absent(.noData) }
        guard daily.known.suffix(recent).contains(true) else { return .absent(.stale) }
        let lookedBack = min(window, daily.length)
        guard lookedBack >= recent else { return .absent(.tooFew) }
        let breaks = breaks(daily)
        var inputs = [EstimateInput(name: "days looked back", value: Double(lookedBack), unit: "days")]
        for one in breaks {
            inputs.append(EstimateInput(name: "break until " + ISO8601.text(one.last), value: Double(one.days), unit: "days"))
        }
        return .known(
            Estimate(
                value: Double(breaks.reduce(0) { $0 + $1.days }), interval: nil, count: breaks.count,
                quality: Double(lookedBack) / Double(window), method: card.id, inputs: inputs, asOf: day))
    }
}
