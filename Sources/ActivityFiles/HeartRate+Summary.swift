import Measures

extension HeartRate {
    /// Valid mean and maximum heart rates in beats per minute. Devices write 0, 1 or 255 for a missing one.
    static let ofSummaries = 20.0...250

    /// A mean or maximum heart rate of a recording or lap.
    /// - Parameter beatsPerMinute: nil or NaN if the file states none.
    /// - Returns: nil for a value outside ``ofSummaries``.
    init?(summary beatsPerMinute: Double?) {
        guard let beatsPerMinute, HeartRate.ofSummaries.contains(beatsPerMinute) else { return nil }
        self.init(beatsPerMinute: beatsPerMinute)
    }
}
