/// Dates and times as ISO 8601 and RFC 3339 write them, and as the files of this field bend them.
public enum ISO8601 {
    /// A moment with the offset that stood beside it; `offset` is nil when the text named none.
    public struct Stamp: Hashable, Sendable {
        public var moment: Moment
        public var offset: LocalOffset?
        public init(moment: Moment, offset: LocalOffset?) {
            self.moment = moment
            self.offset = offset
        }
    }

    /// Reads `2024-05-01T10:20:30.5+02:00`, `2024-05-01 10:20:30 +0200`, `20240501T102030Z` and their like.
    ///
    /// A text without an offset is taken as UTC and its `offset` is nil. Fractions have any number of digits.
    /// - Returns: nil when the bytes are not a whole date and time.
    public static func stamp(_ bytes: Span<UInt8>) -> Stamp? {
        var reader = DigitReader(bytes)
        reader.skipSpaces()
        guard let year = reader.number(digits: 4) else { return nil }
        let dashed = reader.skip(UInt8(ascii: "-"))
        guard let month = reader.number(digits: 2) else { return nil }
        if dashed { guard reader.skip(UInt8(ascii: "-")) else { return nil } }
        guard let dayOfMonth = reader.number(digits: 2), let day = Day(year: year, month: month, day: dayOfMonth) else {
            return nil
        }
        if !reader.skip(UInt8(ascii: "T")), !reader.skip(UInt8(ascii: "t")) {
            guard reader.skip(UInt8(ascii: " ")) else { return nil }
            reader.skipSpaces()
        }
        guard let hour = reader.number(digits: 2) else { return nil }
        let coloned = reader.skip(UInt8(ascii: ":"))
        guard let minute = reader.number(digits: 2) else { return nil }
        var second = 0
        var fraction = 0.0
        if !coloned || reader.skip(UInt8(ascii: ":")) {
            guard let seconds = reader.number(digits: 2) else { return nil }
            second = seconds
            if reader.skip(UInt8(ascii: ".")) || reader.skip(UInt8(ascii: ",")) {
                guard let digits = reader.fraction() else { return nil }
                fraction = digits
            }
        }
        guard hour <= 24, minute < 60, second <= 60 else { return nil }  // 60 is a leap second, 24:00 midnight
        let local = Double(day.number * 86_400 + hour * 3600 + minute * 60 + second) + fraction
        reader.skipSpaces()
        guard let offset = reader.offset() else { return nil }
        reader.skipSpaces()
        guard reader.isAtEnd else { return nil }
        let ahead = offset.known ? offset.seconds : 0
        return Stamp(
            moment: Moment(secondsSince1970: local - Double(ahead)),
            offset: offset.known ? LocalOffset(secondsAheadOfUTC: ahead) : nil)
    }

    public static func stamp(_ text: String) -> Stamp? {
        let bytes = Array(text.utf8)
        return stamp(bytes.span)
    }

    /// `2024-05-01T10:20:30Z`; whole seconds, rounded down. Empty beyond the years 1…9999.
    public static func text(_ moment: Moment) -> String {
        text(moment, at: .utc)
    }

    /// `2024-05-01T10:20:30.519Z`: with milliseconds where there are some. Empty beyond the years 1…9999.
    public static func preciseText(_ moment: Moment) -> String {
        let milliseconds = (moment.secondsSince1970 * 1000 + 0.5).rounded(.down)
        let whole = Moment(secondsSince1970: (milliseconds / 1000).rounded(.down))
        guard whole.flooredSeconds != nil else { return "" }
        let rest = Int(milliseconds - whole.secondsSince1970 * 1000)
        guard rest > 0 else { return text(whole) }
        return text(whole).dropLast() + "." + (rest < 100 ? "0" : "") + two(rest) + "Z"
    }

    /// `2024-05-01T12:20:30+02:00`, the wall clock with its offset; UTC is written `Z`.
    public static func text(_ moment: Moment, at offset: LocalOffset) -> String {
        guard let seconds = moment.flooredSeconds, let day = Day(of: moment, at: offset) else { return "" }
        let inDay = Int((seconds + Int64(offset.secondsAheadOfUTC)).floorRemainder(by: 86_400))
        let clock = two(inDay / 3600) + ":" + two(inDay / 60 % 60) + ":" + two(inDay % 60)
        return text(day) + "T" + clock + text(offset)
    }

    /// `2024-05-01`.
    public static func text(_ day: Day) -> String {
        let (year, month, dayOfMonth) = day.civil
        var years = String(year)
        while years.utf8.count < 4 { years = "0" + years }
        return years + "-" + two(month) + "-" + two(dayOfMonth)
    }

    /// Reads `2024-05-01`.
    public static func day(_ text: String) -> Day? {
        let bytes = Array(text.utf8)
        var reader = DigitReader(bytes.span)
        guard let year = reader.number(digits: 4), reader.skip(UInt8(ascii: "-")), let month = reader.number(digits: 2),
            reader.skip(UInt8(ascii: "-")), let day = reader.number(digits: 2), reader.isAtEnd
        else { return nil }
        return Day(year: year, month: month, day: day)
    }

    static func text(_ offset: LocalOffset) -> String {
        if offset.secondsAheadOfUTC == 0 { return "Z" }
        let size = abs(offset.secondsAheadOfUTC)
        return (offset.secondsAheadOfUTC < 0 ? "-" : "+") + two(size / 3600) + ":" + two(size / 60 % 60)
    }

    static func two(_ number: Int) -> String { number < 10 ? "0" + String(number) : String(number) }
}

/// A cursor over ASCII digits that never reads past its end.
struct DigitReader: ~Escapable {
    private let bytes: Span<UInt8>
    private var position = 0

    @_lifetime(copy bytes)
    init(_ bytes: Span<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { position >= bytes.count }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    mutating func skipSpaces() {
        while position < bytes.count, bytes[position] == 0x20 || (0x09...0x0D).contains(bytes[position]) { position += 1 }
    }

    mutating func number(digits: Int) -> Int? {
        guard position + digits <= bytes.count else { return nil }
        var value = 0
        for index in position..<position + digits {
            let digit = Int(bytes[index]) - 0x30
            guard (0...9).contains(digit) else { return nil }
            value = value * 10 + digit
        }
        position += digits
        return value
    }

    mutating func fraction() -> Double? {
        var value = 0.0
        var scale = 0.1
        let start = position
        while position < bytes.count {
            let digit = Int(bytes[position]) - 0x30
            guard (0...9).contains(digit) else { break }
            value += Double(digit) * scale
            scale /= 10
            position += 1
        }
        return position > start ? value : nil
    }

    /// `Z`, `+02:00`, `+0200`, `+02` or nothing at all; nil for anything else.
    mutating func offset() -> (known: Bool, seconds: Int)? {
        if isAtEnd { return (false, 0) }
        if skip(UInt8(ascii: "Z")) || skip(UInt8(ascii: "z")) { return (true, 0) }
        let negative = skip(UInt8(ascii: "-"))
        guard negative || skip(UInt8(ascii: "+")) else { return nil }
        guard let hours = number(digits: 2) else { return nil }
        var minutes = 0
        if skip(UInt8(ascii: ":")) || !isAtEnd { minutes = number(digits: 2) ?? 0 }
        guard hours <= 18, minutes < 60 else { return nil }
        let seconds = hours * 3600 + minutes * 60
        return (true, negative ? -seconds : seconds)
    }
}
