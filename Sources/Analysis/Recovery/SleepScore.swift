/// Quality of last night's sleep as one number.
///
/// Formula: 45 · duration (3 h … need) + 20 · efficiency (0.65…0.90) + 35 · regularity (index 60…86.3), each linear from 0 to 1; missing
/// parts are omitted and the rest is scaled.
/// Units: hours, minutes and an index in; 0…100 out.
/// Source: our own, because no formula is published; efficiency bound after Ohayon 2017, regularity after Windred 2024.
/// Grade: own definition.
public enum SleepScore {
    public static let card = ModelCard(
        id: "sleep_score", name: "Sleep score", alsoKnownAs: [],
        formula:
            "45 · duration + 20 · efficiency + 35 · regularity, each 0…1 over: 3 h…need, 0.65…0.90, sleep regularity index 60…86.3; "
            + "missing parts are left out and the rest scaled to 100; need: as stated, else 8 h",
        units: "0…100",
        source:
            "our own, because no formula is published; efficiency after M. Ohayon et al., Sleep Health 3:6 (2017), "
            + "doi 10.1016/j.sleh.2016.11.006; regularity after D. Windred et al., Sleep 47:zsad253 (2024), doi 10.1093/sleep/zsad253: "
            + "86.3 is the upper quartile of 60,977 people",
        grade: .ownDefinition,
        limits:
            "2 to 14 hours in bed, ±10 points. Stages give no points: wrists measure them badly, and experts found no consensus on how "
            + "much is good. The weights are ours; regularity needs five pairs of successive nights in two weeks.")

    /// Middle of the 7 to 9 hours recommended for adults: M. Hirshkowitz et al., Sleep Health 1:40 (2015).
    public static let usualNeedHours = 8.0

    /// One night.
    public struct Night: Equatable, Sendable {
        public var asleepHours: Double
        public var inBedHours: Double
        public var needHours: Double
        /// The sleep regularity index of the two weeks, −100…100.
        public var regularity: Double?

        public init(
            asleepHours: Double, inBedHours: Double, needHours: Double = usualNeedHours, regularity: Double? = nil
        ) {
            self.asleepHours = asleepHours
            self.inBedHours = inBedHours
            self.needHours = needHours
            self.regularity = regularity
        }
    }

    public struct Result: Equatable, Sendable {
        public var score: Double
        /// Drivers that sum to the score.
        public var drivers: [Score.Driver]
    }

    /// Returns the score; nil outside 2…14 hours in bed, a need of 6…10 hours and an index of −100…100.
    public static func result(of night: Night) -> Result? {
        guard (2.0...14.0).contains(night.inBedHours), night.asleepHours >= 0, night.asleepHours <= night.inBedHours + 0.02,
            (6.0...10.0).contains(night.needHours)
        else { return nil }
        var parts: [(name: String, most: Double, share: Double)] = [
            ("duration", 45, (night.asleepHours - 3) / (night.needHours - 3)),
            ("efficiency", 20, (night.asleepHours / night.inBedHours - 0.65) / 0.25),
        ]
        if let index = night.regularity {
            guard (-100.0...100.0).contains(index) else { return nil }
            parts.append(("regularity", 35, (index - 60) / 26.3))
        }
        var most = 0.0
        for part in parts { most += part.most }
        var score = 0.0
        var drivers: [Score.Driver] = []
        for part in parts {
            let points = part.most * min(1, max(0, part.share)) * 100 / most
            drivers.append(Score.Driver(name: part.name, points: points, reference: part.most * 100 / most))
            score += points
        }
        return Result(score: min(100, score), drivers: drivers)
    }
}
