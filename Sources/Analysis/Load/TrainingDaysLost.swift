public import Measures

/// Days of a year that went by in breaks of a week and more.
///
/// Formula: Σ over the breaks of at least seven days in a row without load of their days, within 365 days.
/// Units: days.
/// Source: our own definition.
/// Grade: own definition.
public enum TrainingDaysLost {
    public static let card = ModelCard(
        id: "training_days_lost", name: "Days without training in long breaks", alsoKnownAs: ["training days lost"],
        formula: "days in breaks of ≥ 7 days in a row without load, within the last 365 days and after the first session",
        units: "days",
        source: "our own, because rest days belong to training and a week without any does not",
        grade: .ownDefinition,
        limits: "Does not know why: illness, holiday, or a watch that stayed at home. Before the first session nothing counts.")

    public static let window = 365

    /// Breaks within the window, oldest first, each with its last day.
    public static func breaks(_ daily: DailyLoads) -> [(days: Int, last: Day)] {
        var breaks: [(days: Int, last: Day)] = []
        let oldest = max(0, daily.loads.count - window)
        var length = 0
        for index in oldest..<daily.loads.count {
            length = daily.loads[index] > 0 ? 0 : length + 1
            let ends = index == daily.loads.count - 1 || daily.loads[index + 1] > 0
            if ends, length >= Returning.shortestBreak { breaks.append((length, daily.first + index)) }
        }
        return breaks
    }

    static func answer(asOf day: Day, history: History) -> Answer<Estimate> {
        guard let daily = history.dailyLoads(through: day) else { return .absent(.noData) }
        guard daily.loads.count >= 28 else { return .absent(.tooFew) }
        let breaks = breaks(daily)
        var inputs = [EstimateInput(name: "days looked back", value: Double(min(window, daily.loads.count)), unit: "days")]
        for one in breaks {
            inputs.append(EstimateInput(name: "break until " + ISO8601.text(one.last), value: Double(one.days), unit: "days"))
        }
        return .known(
            Estimate(
                value: Double(breaks.reduce(0) { $0 + $1.days }), interval: nil, count: breaks.count,
                quality: min(1, Double(daily.loads.count) / Double(window)), method: card.id, inputs: inputs, asOf: day))
    }
}
