import Measures

/// Times of Endomondo's points: `Sat Sep 10 12:58:53 UTC 2011`.
enum EndomondoStamp {
    private static let months: [StaticString] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Returns the moment; nil for any other text, including one of another zone.
    static func moment(_ text: Span<UInt8>) -> Moment? {
        guard text.count == 28, text.extracting(19..<24).isEqual(to: " UTC "), text[3] == 0x20, text[7] == 0x20, text[10] == 0x20,
            text[13] == UInt8(ascii: ":"), text[16] == UInt8(ascii: ":")
        else { return nil }
        var month: Int?
        for (index, name) in months.enumerated() where text.extracting(4..<7).isEqual(to: name) { month = index + 1 }
        guard let month, let date = number(text, 8..<10), let hour = number(text, 11..<13), let minute = number(text, 14..<16),
            let second = number(text, 17..<19), let year = number(text, 24..<28),
            let day = Day(year: year, month: month, day: date), hour < 24, minute < 60, second <= 60
        else { return nil }
        let moment = day.start(at: .utc) + Double(hour * 3600 + minute * 60 + second)
        return PlausibleTime.ofReceivers.contains(moment.secondsSince1970) ? moment : nil
    }

    private static func number(_ text: Span<UInt8>, _ range: Range<Int>) -> Int? {
        var value = 0
        for index in range {
            let digit = text[index] &- 0x30
            guard digit < 10 else { return nil }
            value = value * 10 + Int(digit)
        }
        return value
    }
}
