/// Durations as written by people and devices: `1:02:03`, `42:10.5`.
enum WrittenClock {
    /// Meaning of a duration with two parts: `1:30` is ambiguous without its context.
    enum TwoParts { case hoursAndMinutes, minutesAndSeconds }

    /// Returns the seconds of parts separated by colons; the last may have a fraction.
    /// - Parameters:
    ///   - twoParts: the meaning of two parts; nil if three are required.
    ///   - range: valid values of each part.
    /// - Returns: nil for any other text.
    static func seconds(_ text: String, twoParts: TwoParts?, each range: some RangeExpression<Double>) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3 || parts.count == 2 && twoParts != nil else { return nil }
        var seconds = 0.0
        for part in parts {
            guard let number = WrittenNumber.decimal(String(part)), range.contains(number) else { return nil }
            seconds = seconds * 60 + number
        }
        return parts.count == 2 && twoParts == .hoursAndMinutes ? seconds * 60 : seconds
    }
}
