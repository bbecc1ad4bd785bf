/// Time in each zone.
///
/// Formula: a sample belongs to the zone with the highest lower bound not above it.
/// Units: seconds.
/// Source: counting.
/// Grade: established.
public enum TimeInZones {
    public static let card = ModelCard(
        id: "time_in_zones", name: "Time in zones", alsoKnownAs: [],
        formula: "seconds whose value lies at or above a zone's lower bound and below the next one's", units: "s",
        source: "our own counting, because zones are half-open here while printed tables leave gaps", grade: .established,
        limits: "Only as good as the bounds.")

    /// Returns one number more than bounds: the first is for samples below all of them.
    public static func seconds(samples: [Double], step: Double, bounds: [Double]) -> [Double] {
        var times = [Double](repeating: 0, count: bounds.count + 1)
        for sample in samples { times[zone(of: sample, bounds: bounds)] += step }
        return times
    }

    /// Returns the number of ascending bounds that a value reaches.
    public static func zone(of value: Double, bounds: [Double]) -> Int {
        var zone = 0
        while zone < bounds.count, value >= bounds[zone] { zone += 1 }
        return zone
    }
}
