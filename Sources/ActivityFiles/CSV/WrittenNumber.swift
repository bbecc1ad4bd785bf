/// Numbers in tables, with a decimal point or comma and with grouped thousands.
enum WrittenNumber {
    /// Returns a number; nil for anything but a finite one.
    ///
    /// If both signs occur, the last is the decimal separator. A single comma is a decimal comma. A repeated sign groups thousands, as do
    /// spaces and apostrophes.
    static func decimal(_ text: String) -> Double? {
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            switch scalar {
            case " ", "\u{A0}", "\u{202F}", "\u{2009}", "'", "\u{2019}", "\t": continue
            case "\u{2212}": bytes.append(UInt8(ascii: "-"))
            default:
                guard scalar.isASCII else { return nil }
                bytes.append(UInt8(scalar.value))
            }
        }
        let point = UInt8(ascii: ".")
        let comma = UInt8(ascii: ",")
        var points = 0
        var commas = 0
        var last: UInt8?
        for byte in bytes where byte == point || byte == comma {
            if byte == point { points += 1 } else { commas += 1 }
            last = byte
        }
        guard points <= 1 || commas <= 1 else { return nil }
        var sign = point
        if let last {
            if points > 0, commas > 0 {
                sign = last
                if (sign == point ? points : commas) > 1 { return nil }
                bytes.removeAll { $0 != sign && ($0 == point || $0 == comma) }
            } else if points + commas > 1 {
                bytes.removeAll { $0 == last }
            } else {
                sign = last
            }
        }
        return Numeral.decimal(bytes.span, point: sign)
    }

    /// Returns a count of seconds or milliseconds: digits with a decimal point at most. `13.04.2026 07` is a date, and no count.
    static func count(_ text: String) -> Double? {
        let isCount = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }
        return isCount && text.utf8.count { $0 == UInt8(ascii: ".") } <= 1 ? decimal(text) : nil
    }

    /// Returns a number of things. A point or a comma before three last digits groups thousands: `12,345` are not twelve steps.
    static func whole(_ text: String) -> Double? {
        let bytes = Array(text.utf8)
        guard bytes.count >= 5, let place = bytes.firstIndex(where: { !(0x30...0x39).contains($0) }) else { return decimal(text) }
        let isGrouped =
            (1...3).contains(place) && bytes.count == place + 4
            && (bytes[place] == UInt8(ascii: ".") || bytes[place] == UInt8(ascii: ","))
            && bytes[(place + 1)...].allSatisfy { (0x30...0x39).contains($0) }
        guard isGrouped else { return decimal(text) }
        let digits = Array(bytes[..<place] + bytes[(place + 1)...])
        return Numeral.decimal(digits.span, point: UInt8(ascii: "."))
    }
}
