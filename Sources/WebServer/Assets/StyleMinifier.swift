/// Minifies CSS: removes comments, needless white space and the last semicolon of a block.
///
/// Strings and unquoted `url()` are copied unchanged. White space stays where it can separate two tokens, for example
/// around `-` and `*`, before `(` and after `)`.
struct StyleMinifier: Minifier {
    let source: [UInt8]
    var position = 0
    var line = 1
    var output: [UInt8] = []
    private var isAfterSpace = false
    private var openBrackets: [(close: UInt8, line: Int)] = []

    init(_ source: [UInt8]) { self.source = source }

    mutating func run() throws(MinifierError) {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                isAfterSpace = true
                advance()
            case UInt8(ascii: "/") where next == UInt8(ascii: "*"): try skipComment()
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                separate(from: byte)
                try copyString(to: byte)
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                separate(from: byte)
                let close = byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2
                openBrackets.append((close: close, line: line))
                copy()
                if byte == UInt8(ascii: "("), isAddress { try copyAddress() }
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard let bracket = openBrackets.popLast(), bracket.close == byte else {
                    throw MinifierError(flaw: .unbalancedBracket, line: line)
                }
                separate(from: byte)
                if byte == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
                copy()
            case UInt8(ascii: "\\"):
                separate(from: byte)
                copy()
                if current != nil { copy() }
            default:
                separate(from: byte)
                copy()
            }
        }
        if let open = openBrackets.last { throw MinifierError(flaw: .unbalancedBracket, line: open.line) }
    }
}

extension StyleMinifier {
    /// Writes a space before `byte` if there was white space and the two tokens need it.
    private mutating func separate(from byte: UInt8) {
        defer { isAfterSpace = false }
        guard isAfterSpace, let last = output.last else { return }
        let isNeedless =
            Self.needsNoSpaceAfter.contains(last) || Self.needsNoSpaceBefore.contains(byte)
            || openBrackets.last?.close != UInt8(ascii: ")") && (Self.isSiblingSign(last) || Self.isSiblingSign(byte))
        // Without the space, `/` and `*` would begin a comment.
        let beginsComment = last == UInt8(ascii: "/") && byte == UInt8(ascii: "*")
        if !isNeedless || beginsComment { output.append(UInt8(ascii: " ")) }
    }

    private mutating func skipComment() throws(MinifierError) {
        let start = line
        position += 2
        isAfterSpace = true
        while let byte = current {
            if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                position += 2
                return
            }
            advance()
        }
        throw MinifierError(flaw: .unterminatedComment, line: start)
    }

    /// Whether an unquoted `url(` has just been copied.
    private var isAddress: Bool {
        guard output.suffix(4).elementsEqual("url(".utf8) else { return false }
        let first = source[position...].first { !" \n\t\r".utf8.contains($0) }
        return first != UInt8(ascii: "'") && first != UInt8(ascii: "\"")
    }

    private mutating func copyAddress() throws(MinifierError) {
        let start = line
        while let byte = current, byte != UInt8(ascii: ")") {
            if byte == UInt8(ascii: "\n") { break }
            copy()
        }
        guard current == UInt8(ascii: ")") else { throw MinifierError(flaw: .unterminatedAddress, line: start) }
    }

    /// `+` and `~` combine selectors, but in parentheses `+` may add, which needs its spaces.
    private static func isSiblingSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "+") || byte == UInt8(ascii: "~") }

    private static let needsNoSpaceAfter = Set("{};:,([><=/!".utf8)
    private static let needsNoSpaceBefore = Set("{};,)]><=/!".utf8)
}
