import Measures

extension HeartRate {
    /// Beats per minute that a mean or maximum can have. Devices write 0, 1 or 255 where they measured no heart rate.
    static let ofSummaries = 20.0...250

    /// A mean or maximum heart rate of a recording or lap.
    /// - Parameter beatsPerMinute: nil or NaN where the file states none.
    /// - Returns: nil for a value outside ``ofSummaries``.
    init?(summary beatsPerMinute: Double?) {
        guard let beatsPerMinute, HeartRate.ofSummaries.contains(beatsPerMinute) else { return nil }
        self.init(beatsPerMinute: beatsPerMinute)
    }
}
