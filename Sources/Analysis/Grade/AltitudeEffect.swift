import Measures
import Training

/// Runs at altitudes that make their paces and heart rates incomparable with lower ones.
///
/// Formula: the median altitude of a run above 1500 m.
/// Units: metres; a count of runs.
/// Source: our own bound.
/// Grade: own definition.
public enum Altitude {
    public static let card = ModelCard(
        id: "altitude", name: "Runs at altitude", alsoKnownAs: ["thin air"],
        formula:
            "outdoor runs of 42 days with a median altitude above 1500 m; their steady stretches give no oxygen uptake. Above "
            + "1000 m an activity says how high it was",
        units: "runs",
        source:
            "our own bound, because maximal uptake falls gradually with altitude, in trained people from below 1000 m on; no correction "
            + "is made, because people differ too much in it",
        grade: .ownDefinition,
        limits: "Races and best efforts at altitude still count as they were run: slower than the same runner at sea level.")

    public static let window = 42
    /// Metres above the sea.
    public static let high = 1500.0
    /// Altitude from which an activity displays it.
    public static let noted = 1000.0

    /// Returns the median of measured altitudes; nil without any, and for impossible heights.
    static func median(of recording: Recording) -> Double? {
        guard let channel = recording.channel(.altitude), channel.values.count >= 10 else { return nil }
        guard let median = Robust.median(channel.values), (-450...9000).contains(median) else { return nil }
        return median
    }
}

extension ActivityDigest {
    /// Metres above the sea for display; nil for low altitudes, indoors, and if unknown.
    public var notedAltitude: Double? {
        guard isIndoor != true, let altitude = traits?.altitude, altitude > Altitude.noted else { return nil }
        return altitude
    }

    var isHigh: Bool { (traits?.altitude ?? 0) > Altitude.high }
}

extension KnownRuns {
    /// Number of runs at altitude in six weeks; absent if no altitude is known.
    var highRuns: Answer<Estimate> {
        var inputs: [EstimateInput] = []
        var high = 0
        for run in runs where day - run.day < Altitude.window && run.isOutdoorRun {
            guard let altitude = run.traits?.altitude else { continue }
            inputs.append(EstimateInput(name: "median altitude", value: altitude, unit: "m", of: run))
            if run.isHigh { high += 1 }
        }
        guard !inputs.isEmpty else { return .absent(.noData) }
        return .known(estimate(Double(high), Altitude.card.id, inputs, count: inputs.count))
    }
}
