/// Durations as people and devices write them: `1:02:03`, `42:10.5`.
enum WrittenClock {
    /// What a duration of two parts says: of `1:30` nobody knows without looking at who wrote it.
    enum TwoParts { case hoursAndMinutes, minutesAndSeconds }

    /// Seconds of parts that colons join; the last may have a fraction.
    /// - Parameters:
    ///   - twoParts: what two parts are; nil where there must be three.
    ///   - range: where each part must lie.
    /// - Returns: nil for anything else.
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
