extension HeartRateZones {
    /// The zones in use for an athlete.
    public struct Scheme: Equatable, Sendable {
        public var way: Method
        /// Names, easiest first; `0` is the range below the first zone.
        public var names: [String]
        /// Beats per minute between neighbouring zones, ascending: one fewer than names.
        public var bounds: [Double]

        public enum Method: Equatable, Sendable {
            /// The athlete's own bounds.
            case own
            /// Shares of a stated threshold.
            case threshold
            /// Shares of the reserve between resting and maximum.
            case reserve
            case maximum
        }
    }

    static let names = ["0", "1", "2", "3", "4", "5"]

    /// Oldest threshold test in days that defines zones: `science/models.md`, section 4.2.
    public static let daysOfTest = 180

    /// Whether five lower bounds are valid zones: ascending and plausible.
    public static func areBounds(_ bounds: [Double]) -> Bool {
        bounds.count == fractions.count && bounds.allSatisfy { (30...240).contains($0) }
            && zip(bounds, bounds.dropFirst()).allSatisfy { $0 < $1 }
    }
}

extension AthleteProfile {
    /// The athlete's own zones; or else those of a stated or tested threshold; or else those of the reserve with a stated or observed
    /// maximum; or else those of the maximum. Nil without any of these.
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
