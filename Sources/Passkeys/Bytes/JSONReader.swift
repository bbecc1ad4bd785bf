/// Reads one JSON object (RFC 8259) from an untrusted source: names that occur once in their object, and bounded depth and number of members.
public struct JSONReader {
    /// Levels of objects and lists.
    public static let depthLimit = 8
    /// Members of one object at most.
    public static let memberLimit = 256

    /// Value of a member.
    public enum Value: Equatable, Sendable {
        case text(String)
        case boolean(Bool)
        /// Number by its whole part, rounded towards zero; nil for one with an exponent or beyond the range of `Int`.
        case number(whole: Int?)
        case list([Value])
        case object([Member])
        case null
    }

    public struct Member: Equatable, Sendable {
        public var name: String
        public var value: Value
    }

    private let bytes: [UInt8]
    private var position = 0

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Reads the whole object.
    /// - Throws: `PasskeyError.clientDataMalformed` with the offset of the flaw.
    public mutating func object() throws(PasskeyError) -> [Member] {
        let members = try members(depth: 0)
        skipSpace()
        guard position == bytes.count else { throw flaw }
        return members
    }

    private var flaw: PasskeyError { .clientDataMalformed(offset: position) }
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func pass(_ byte: UInt8) throws(PasskeyError) {
        guard next == byte else { throw flaw }
        position += 1
    }

    /// Reads members in braces.
    private mutating func members(depth: Int) throws(PasskeyError) -> [Member] {
        skipSpace()
        try pass(UInt8(ascii: "{"))
        var members: [Member] = []
        skipSpace()
        if next == UInt8(ascii: "}") {
            position += 1
            return []
        }
        while true {
            skipSpace()
            let name = try text()
            guard members.count < JSONReader.memberLimit, !members.contains(where: { $0.name == name }) else { throw flaw }
            skipSpace()
            try pass(UInt8(ascii: ":"))
            members.append(Member(name: name, value: try value(depth: depth)))
            skipSpace()
            if next == UInt8(ascii: "}") { break }
            try pass(UInt8(ascii: ","))
        }
        position += 1
        return members
    }

    private mutating func value(depth: Int) throws(PasskeyError) -> Value {
        guard depth < JSONReader.depthLimit else { throw flaw }
        skipSpace()
        switch next {
        case UInt8(ascii: "\""): return .text(try text())
        case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): return .list(try list(depth: depth + 1))
        case UInt8(ascii: "t"):
            try pass("true")
            return .boolean(true)
        case UInt8(ascii: "f"):
            try pass("false")
            return .boolean(false)
        case UInt8(ascii: "n"):
            try pass("null")
            return .null
        default: return .number(whole: try number())
        }
    }

    private mutating func pass(_ word: StaticString) throws(PasskeyError) {
        for index in 0..<word.utf8CodeUnitCount { try pass(word.utf8Start[index]) }
    }

    private mutating func list(depth: Int) throws(PasskeyError) -> [Value] {
        try pass(UInt8(ascii: "["))
        var values: [Value] = []
        skipSpace()
        if next == UInt8(ascii: "]") {
            position += 1
            return []
        }
        while true {
            values.append(try value(depth: depth))
            skipSpace()
            if next == UInt8(ascii: "]") { break }
            try pass(UInt8(ascii: ","))
        }
        position += 1
        return values
    }

    private mutating func number() throws(PasskeyError) -> Int? {
        let isNegative = next == UInt8(ascii: "-")
        if isNegative { position += 1 }
        let start = position
        let hasZero = next == UInt8(ascii: "0")
        let count = skipDigits()
        guard count > 0, !hasZero || count == 1 else { throw flaw }
        var whole = Int(String(decoding: bytes[start..<position], as: UTF8.self)).map { isNegative ? -$0 : $0 }
        if next == UInt8(ascii: ".") {
            position += 1
            guard skipDigits() > 0 else { throw flaw }
        }
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            guard skipDigits() > 0 else { throw flaw }
            whole = nil
        }
        return whole
    }

    private mutating func skipDigits() -> Int {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        return position - start
    }

    private mutating func text() throws(PasskeyError) -> String {
        try pass(UInt8(ascii: "\""))
        let start = position
        var out: [UInt8] = []
        while let byte = next, byte != UInt8(ascii: "\"") {
            guard byte >= 0x20 else { throw flaw }
            position += 1
            if byte == UInt8(ascii: "\\") { out += try escaped() } else { out.append(byte) }
        }
        let text = String(decoding: out, as: UTF8.self)
        // Decoding replaces what is not UTF-8.
        guard text.utf8.elementsEqual(out) else { throw .clientDataMalformed(offset: start) }
        try pass(UInt8(ascii: "\""))
        return text
    }

    private mutating func escaped() throws(PasskeyError) -> [UInt8] {
        guard let byte = next else { throw flaw }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "u"):
            let first = try unit()
            guard (0xD800..<0xDC00).contains(first) else { return try scalar(first) }
            try pass(UInt8(ascii: "\\"))
            try pass(UInt8(ascii: "u"))
            let second = try unit()
            guard (0xDC00..<0xE000).contains(second) else { throw flaw }
            return try scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        default: throw flaw
        }
    }

    private func scalar(_ value: UInt32) throws(PasskeyError) -> [UInt8] {
        guard let scalar = Unicode.Scalar(value) else { throw flaw }
        return Array(String(Character(scalar)).utf8)
    }

    /// Reads four hexadecimal digits.
    private mutating func unit() throws(PasskeyError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte = next else { throw flaw }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "a")...UInt8(ascii: "f"): value = value << 4 | UInt32(byte - UInt8(ascii: "a") + 10)
            case UInt8(ascii: "A")...UInt8(ascii: "F"): value = value << 4 | UInt32(byte - UInt8(ascii: "A") + 10)
            default: throw flaw
            }
            position += 1
        }
        return value
    }
}
