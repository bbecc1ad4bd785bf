/// Last night in one number.
///
/// Formula: 50 · duration (3 h … need) + 20 · efficiency (0.65…0.90) + 15 · deep and REM share (0.15…0.40) + 15 · consistency
/// (standard deviation of mid-sleep 120…30 min), each straight from 0 to 1; missing parts are left out and the rest scaled.
/// Units: hours, shares and minutes in; 0…100 out.
/// Source: our own, because no formula is published; efficiency bound after Ohayon 2017.
/// Grade: own definition.
public enum SleepScore {
    public static let card = ModelCard(
        id: "sleep_score", name: "Sleep score", alsoKnownAs: [],
        formula:
            "50 · duration + 20 · efficiency + 15 · deep and REM share + 15 · consistency, each 0…1 over: 3 h…need, 0.65…0.90, "
            + "0.15…0.40, 120…30 min; missing parts are left out and the rest scaled to 100; need: as stated, else 8 h",
        units: "0…100",
        source:
            "our own, because no formula is published; efficiency after M. Ohayon et al., Sleep Health 3:6 (2017), "
            + "doi 10.1016/j.sleh.2016.11.006",
        grade: .ownDefinition,
        limits:
            "2 to 14 hours in bed, ±10 points. Stages count little: wrists tell them badly, and experts found no consensus on how much "
            + "is good.")

    /// The middle of the 7 to 9 hours that adults are advised: M. Hirshkowitz et al., Sleep Health 1:40 (2015).
    public static let usualNeedHours = 8.0

    /// One night.
    public struct Night: Equatable, Sendable {
        public var asleepHours: Double
        public var inBedHours: Double
        public var needHours: Double
        /// Share of sleep that was deep or REM.
        public var deepAndREMShare: Double?
        /// Minutes; the standard deviation of the middle of sleep over two weeks.
        public var midpointDeviation: Double?

        public init(
            asleepHours: Double, inBedHours: Double, needHours: Double = usualNeedHours, deepAndREMShare: Double? = nil,
            midpointDeviation: Double? = nil
        ) {
            self.asleepHours = asleepHours
            self.inBedHours = inBedHours
            self.needHours = needHours
            self.deepAndREMShare = deepAndREMShare
            self.midpointDeviation = midpointDeviation
        }
    }

    public struct Result: Equatable, Sendable {
        public var score: Double
        /// They add up to the score.
        public var drivers: [Score.Driver]
    }

    /// Nil outside 2…14 hours in bed and a need of 6…10 hours.
    public static func result(of night: Night) -> Result? {
        guard (2.0...14.0).contains(night.inBedHours), night.asleepHours >= 0, night.asleepHours <= night.inBedHours + 0.02,
            (6.0...10.0).contains(night.needHours)
        else { return nil }
        var parts: [(name: String, most: Double, share: Double)] = [
            ("duration", 50, (night.asleepHours - 3) / (night.needHours - 3)),
            ("efficiency", 20, (night.asleepHours / night.inBedHours - 0.65) / 0.25),
        ]
        if let share = night.deepAndREMShare {
            guard (0.0...1.0).contains(share) else { return nil }
            parts.append(("stages", 15, (share - 0.15) / 0.25))
        }
        if let deviation = night.midpointDeviation {
            guard deviation >= 0, deviation.isFinite else { return nil }
            parts.append(("consistency", 15, (120 - deviation) / 90))
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
