extension HeartRateZones {
    /// The zones that are in use for somebody.
    public struct Scheme: Equatable, Sendable {
        public var way: Way
        /// Easiest first; `0` is what lies below the first zone.
        public var names: [String]
        /// Beats per minute between neighbouring zones, ascending: one fewer than names.
        public var bounds: [Double]

        public enum Way: Equatable, Sendable {
            /// The athlete's own bounds.
            case own
            /// Shares of a threshold that was stated.
            case threshold
            /// Shares of the reserve between resting and maximum.
            case reserve
            case maximum
        }
    }

    static let names = ["0", "1", "2", "3", "4", "5"]

    /// A threshold whose test is older makes no zones: `science/models.md`, section 4.2.
    static let daysOfTest = 180

    /// Whether five lower bounds can be zones: ascending, and what a heart can do.
    public static func areBounds(_ bounds: [Double]) -> Bool {
        bounds.count == fractions.count && bounds.allSatisfy { (30...240).contains($0) }
            && zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 }
    }
}

extension AthleteProfile {
    /// The athlete's own zones, else those of a threshold that was stated or tested, else of the reserve with a maximum that was stated or seen, else of
    /// the maximum. Nil while there is none.
    public var heartRateZones: HeartRateZones.Scheme? {
        if HeartRateZones.areBounds(ownZones) {
            return HeartRateZones.Scheme(way: .own, names: HeartRateZones.names, bounds: ownZones)
        }
        if let threshold = thresholdHeartRate, hasOwnThreshold, !isThresholdTestOld,
            let bounds = HeartRateZones.frielBounds(threshold: threshold.value)
        {
            let names = HeartRateZones.FrielZone.allCases.map { $0.rawValue }
            return HeartRateZones.Scheme(way: .threshold, names: names, bounds: bounds)
        }
        guard let maximum = maximumHeartRate else { return nil }
        let resting = maximum.origin == .predicted ? nil : heartRateRange?.resting
        return HeartRateZones.bounds(resting: resting, maximum: maximum.value).map {
            HeartRateZones.Scheme(way: resting == nil ? .maximum : .reserve, names: HeartRateZones.names, bounds: $0)
        }
    }
}
