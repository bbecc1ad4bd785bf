import Measures

/// Reliability of an oxygen uptake from 0 to 1.
///
/// Formula: 0.30 source + 0.20 e^(−age/60 d) + 0.20 (1 − e^(−n/5)) + 0.15 sensor + 0.15 agreement.
/// Units: days and ml/kg/min in; 0…1 out.
/// Source: our own.
/// Grade: own definition.
public enum UptakeQuality {
    public static let card = ModelCard(
        id: "data_quality", name: "Data quality of an oxygen uptake", alsoKnownAs: ["data_quality_score"],
        formula: "0.30 source + 0.20 e^(−age/60 d) + 0.20 (1 − e^(−n/5)) + 0.15 sensor + 0.15 e^(−(spread/4)²); agreement 0.6 "
            + "with one method; at most 0.5 when maximal heart rate comes from age; age is that of the best source's newest evidence; sensor: "
            + "1 for a race (a clock and a measured course), the share of motion with a known speed for an effort, mean share of time "
            + "with a heart rate for steady running, 0.5 where it is unknown, as for a device's own value",
        units: "0…1", source: "our own, because it answers our own question: how much data stands behind the number",
        grade: .ownDefinition,
        limits: "A rank of evidence, no probability. Source: race 1, effort 0.8, steady running 0.7 with a measured "
            + "maximal heart rate and 0.45 with one from age, device 0.6.")

    /// Origin of the value, best first.
    public enum Source: String, CaseIterable, Sendable {
        case race
        case effort
        case submaximalMeasured = "submax_measured_hrmax"
        case device
        case submaximalPredicted = "submax_age_hrmax"

        var worth: Double {
            switch self {
            case .race: 1
            case .effort: 0.8
            case .submaximalMeasured: 0.7
            case .device: 0.6
            case .submaximalPredicted: 0.45
            }
        }
    }

    /// Quality of a sensor without access to its data.
    static let unknownSensor = 0.5

    /// - Parameters:
    ///   - source: kind of the observations.
    ///   - ageDays: days since the newest observation.
    ///   - count: number of observations.
    ///   - sensor: share of valid sensor data, 0…1.
    ///   - spread: largest difference between methods in ml/kg/min; nil with one method.
    public static func score(source: Source, ageDays: Double, count: Int, sensor: Double, spread: Double?) -> Double? {
        guard ageDays >= 0, count >= 0, (0...1).contains(sensor) else { return nil }
        let agreement = spread.map { Double.exp(-($0 / 4) * ($0 / 4)) } ?? 0.6
        let recent = Double.exp(-ageDays / 60)
        let plenty = 1 - Double.exp(-Double(count) / 5)
        let score = 0.30 * source.worth + 0.20 * recent + 0.20 * plenty + 0.15 * sensor + 0.15 * agreement
        return source == .submaximalPredicted ? min(0.5, score) : score
    }

    /// The terms of a score.
    struct Terms {
        var source: Source
        var ageDays: Double
        var count: Int
        var sensor: Double
        var spread: Double?

        var score: Double? {
            UptakeQuality.score(source: source, ageDays: ageDays, count: count, sensor: sensor, spread: spread)
        }

        var inputs: [EstimateInput] {
            var inputs = [
                EstimateInput(name: "worth of the best source", value: source.worth, unit: ""),
                EstimateInput(name: "age of its newest evidence", value: ageDays, unit: "days"),
                EstimateInput(name: "pieces of evidence", value: Double(count), unit: ""),
                EstimateInput(name: "share of sensor data", value: sensor, unit: ""),
            ]
            if let spread { inputs.append(EstimateInput(name: "spread of methods", value: spread, unit: "ml/kg/min")) }
            return inputs
        }
    }
}
