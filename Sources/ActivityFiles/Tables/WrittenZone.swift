import Measures

/// Offsets of local time in tables: `UTC`, `UTC+05:00`, `UTC-0700`, `+02:00`, `Z`.
enum WrittenZone {
    /// Returns an offset of a clock on Earth; nil for any other text.
    static func offset(_ text: String) -> LocalOffset? {
        var bytes = Array(text.utf8)
        if bytes.starts(with: "UTC".utf8) || bytes.starts(with: "GMT".utf8) { bytes.removeFirst(3) }
        if bytes.isEmpty || bytes == [UInt8(ascii: "Z")] { return .utc }
        let isBehind = bytes[0] == UInt8(ascii: "-")
        guard isBehind || bytes[0] == UInt8(ascii: "+") else { return nil }
        bytes.removeFirst()
        bytes.removeAll { $0 == UInt8(ascii: ":") }
        if bytes.count <= 2 { bytes += [UInt8(ascii: "0"), UInt8(ascii: "0")] }
        if bytes.count == 3 { bytes.insert(UInt8(ascii: "0"), at: 0) }
        guard bytes.count == 4, let number = Numeral.integer(bytes.span), number >= 0, number % 100 < 60 else { return nil }
        let seconds = number / 100 * 3600 + number % 100 * 60
        // Clocks on Earth are at most 12 hours behind and 14 ahead of UTC.
        guard seconds <= (isBehind ? 12 : 14) * 3600 else { return nil }
        return LocalOffset(secondsAheadOfUTC: isBehind ? -seconds : seconds)
    }
}
