/// The meaning of durations in two parts, decided over a whole column: `30:00` is half an hour, `1:30` may be an hour and a half.
struct DurationForm {
    /// First parts of the durations with two parts.
    private var firstParts: [Double] = []
    private var hasThreeParts = false

    mutating func look(at cell: String?) {
        guard let cell else { return }
        let parts = cell.split(separator: ":", omittingEmptySubsequences: false)
        if parts.count == 3 { hasThreeParts = true }
        if parts.count == 2, let first = WrittenNumber.decimal(String(parts[0])) { firstParts.append(first) }
    }

    /// Returns the meaning of durations with two parts: hours and minutes by default. They are minutes and seconds if the header states so,
    /// or if other durations of the column have hours as a third part. They are also minutes and seconds if hours would make more than half
    /// of the sessions last eight hours, or one of them a day.
    /// - Parameter header: words of the column's header.
    func twoParts(header: [String]) -> WrittenClock.TwoParts {
        if let certain = certainTwoParts(header: header) { return certain }
        var long = 0
        for first in firstParts {
            if first >= 8 { long += 1 }
        }
        return long * 2 > firstParts.count ? .minutesAndSeconds : .hoursAndMinutes
    }

    /// Returns the meaning that the header or other durations of the column show; nil if it would be a guess.
    func certainTwoParts(header: [String]) -> WrittenClock.TwoParts? {
        if let stated = DurationForm.statedTwoParts(header: header) { return stated }
        return hasThreeParts || firstParts.contains { $0 >= 24 } ? .minutesAndSeconds : nil
    }

    /// Returns the meaning that a header such as `Time (mm:ss)` states; nil without one.
    static func statedTwoParts(header: [String]) -> WrittenClock.TwoParts? {
        let hasHours = header.contains("hh") || header.contains("h") && !header.contains("ss")
        if header.contains("mm") || header.contains("ss") { return hasHours ? .hoursAndMinutes : .minutesAndSeconds }
        return hasHours ? .hoursAndMinutes : nil
    }
}
