import Measures

/// Carbohydrate intake during a race by the sports-nutrition consensus.
///
/// Formula: by expected hours: below 1 h none needed; to 2.5 h 30–60 g/h; beyond 60–90 g/h.
/// Units: grams per hour.
/// Source: D. Thomas, K. Erdman, L. Burke, Med Sci Sports Exerc 48:543 (2016); A. Jeukendrup, Sports Med 44:S25 (2014).
/// Grade: useful.
public struct RaceFuel: Equatable, Sendable {
    public static let card = ModelCard(
        id: "race_fuel", name: "Carbohydrate in a race", alsoKnownAs: ["fuelling"],
        formula: "30–60 g/h for races of 1 to 2.5 h, 60–90 g/h beyond; the value is the middle", units: "g/h",
        source:
            "D. T. Thomas, K. A. Erdman, L. M. Burke, joint position statement, Med Sci Sports Exerc 48:543 (2016); A. Jeukendrup, "
            + "Sports Med 44:S25 (2014); figures from memory",
        grade: .useful,
        limits:
            "A range for everybody, not a prescription: what the gut takes has to be practised, and more than 60 g/h needs glucose and "
            + "fructose together. Body mass hardly matters.")

    public var race: RaceDistance
    /// Grams per hour: middle of the range.
    public var rate: Estimate
    public var low: Double
    public var high: Double
    /// Grams over the whole race, lower and upper bound.
    public var total: (low: Double, high: Double) {
        let hours = (rate.inputs.first { $0.name == InputName.predictedTime }?.value ?? 0) / 3600
        return (low * hours, high * hours)
    }

    /// Returns grams per hour; nil below an hour, where none are needed, and beyond the length of races.
    public static func range(hours: Double) -> (low: Double, high: Double)? {
        guard hours >= 1, hours <= 30 else { return nil }
        return hours <= 2.5 ? (30, 60) : (60, 90)
    }

    /// Returns the fuel of the half and the full marathon, if their prediction is an hour or more.
    static func all(_ predictions: [RacePrediction], asOf day: Day) -> [RaceFuel] {
        predictions.compactMap { prediction in
            guard prediction.race == .halfMarathon || prediction.race == .marathon else { return nil }
            guard let range = range(hours: prediction.time.value / 3600) else { return nil }
            let inputs = [EstimateInput(name: InputName.predictedTime, value: prediction.time.value, unit: "s")]
            let rate = Estimate(
                value: (range.low + range.high) / 2, interval: nil, count: prediction.time.count,
                quality: prediction.time.quality, method: card.id, inputs: inputs, asOf: day)
            return RaceFuel(race: prediction.race, rate: rate, low: range.low, high: range.high)
        }
    }
}
