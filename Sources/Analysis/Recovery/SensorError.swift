import Training

/// Error of a sensor's morning value: the standard deviation of one value, without the constant bias, which a personal baseline of the same
/// device removes.
enum SensorError {
    /// Beats per minute at the wrist or finger: 2 to 3 % in M. B. Dial et al., Physiological Reports 13:e70527 (2025).
    static let restingHeartRate = 1.0
    /// Breaths per minute; our own.
    static let respiration = 0.3
    /// Points of the sleep score: about 40 minutes of sleep at the wrist; our own.
    static let sleep = 6.0

    /// Natural logarithm of milliseconds, of one night.
    /// - Parameter isOfBeats: whether the value was computed from a strap's or ring's beats rather than by a device.
    static func variability(_ kind: BodySampleKind?, isOfBeats: Bool) -> Double {
        switch (kind, isOfBeats) {
        case (.sdnn, _): 0.20  // 29 % of one reading (O'Grady, Sensors 24:6220, 2024), several a night.
        case (_, true): 0.05
        default: 0.13  // 10.5 % of a night at the wrist (Dial 2025).
        }
    }

    /// Returns the remaining share of a night's error in half the night plus half the mean of a week with `nights` values, including the
    /// night.
    static func share(ofNightIn nights: Int) -> Double {
        guard nights > 0 else { return 1 }
        let part = 0.5 / Double(nights)
        return ((0.5 + part) * (0.5 + part) + Double(nights - 1) * part * part).squareRoot()
    }
}
