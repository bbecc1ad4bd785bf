public import Measures

extension XMLScanner {
    /// Returns the characters of a text or an attribute value. The five named references and numeric ones are resolved, and others stay as
    /// written. Characters that XML forbids and surrounding spaces are removed. Bytes that are not UTF-8 are read as Latin-1.
    public func string(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var cursor = range.lowerBound
        while cursor < range.upperBound {
            let byte = bytes[cursor]
            if byte == UInt8(ascii: "&"), let reference = reference(at: cursor, before: range.upperBound) {
                text.append(contentsOf: reference.utf8)
                cursor = reference.end
            } else {
                if byte >= 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { text.append(byte) }
                cursor += 1
            }
        }
        while let last = text.last, last <= 0x20 { text.removeLast() }
        var first = 0
        while first < text.count, text[first] <= 0x20 { first += 1 }
        if first > 0 { text.removeFirst(first) }
        return String(validating: text, as: UTF8.self) ?? Self.latin1(text)
    }

    /// Returns the number that fills a range apart from surrounding spaces; nil for any other text, including `NaN` and a decimal comma.
    public func number(_ range: Range<Int>) -> Double? {
        Numeral.decimal(bytes.extracting(range))
    }

    /// Returns the date and time that fill a range.
    public func stamp(_ range: Range<Int>) -> ISO8601.Stamp? {
        ISO8601.stamp(bytes.extracting(range))
    }

    static func latin1(_ bytes: [UInt8]) -> String {
        var text = ""
        for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
        return text
    }

    /// Returns the meaning of a reference `&…;`. Entities of the document are deliberately not resolved.
    private func reference(at start: Int, before limit: Int) -> (utf8: [UInt8], end: Int)? {
        var end = start + 1
        while end < limit, bytes[end] != UInt8(ascii: ";") {
            guard end - start < 12 else { return nil }
            end += 1
        }
        guard end < limit else { return nil }
        let name = start + 1..<end
        if isEqual(name, "lt") { return ([UInt8(ascii: "<")], end + 1) }
        if isEqual(name, "gt") { return ([UInt8(ascii: ">")], end + 1) }
        if isEqual(name, "amp") { return ([UInt8(ascii: "&")], end + 1) }
        if isEqual(name, "quot") { return ([UInt8(ascii: "\"")], end + 1) }
        if isEqual(name, "apos") { return ([UInt8(ascii: "'")], end + 1) }
        guard name.count >= 2, bytes[name.lowerBound] == UInt8(ascii: "#") else { return nil }
        let isHexadecimal = bytes[name.lowerBound + 1] | 0x20 == UInt8(ascii: "x")
        let digits = name.lowerBound + (isHexadecimal ? 2 : 1)..<name.upperBound
        guard !digits.isEmpty else { return nil }
        var value: UInt32 = 0
        for index in digits {
            guard let digit = Numeral.digit(bytes[index]), digit < (isHexadecimal ? 16 : 10) else { return nil }
            value = value &* (isHexadecimal ? 16 : 10) &+ UInt32(digit)
            guard value <= 0x10FFFF else { return nil }
        }
        guard let scalar = Unicode.Scalar(value) else { return nil }
        if value < 0x20, value != 0x09, value != 0x0A, value != 0x0D { return ([], end + 1) }
        return (Array(String(Character(scalar)).utf8), end + 1)
    }
}
