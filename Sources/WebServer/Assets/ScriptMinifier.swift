/// Minifies JavaScript: removes comments, indentation, blank lines and needless spaces.
///
/// Line breaks stay, so automatic semicolons stay where they were. Strings, template literals and regular expressions are
/// copied unchanged. The tokenizer distinguishes a regular expression from a division by the token before the slash.
struct ScriptMinifier: Minifier {
    let source: [UInt8]
    var position = 0
    var line = 1
    var output: [UInt8] = []
    /// White space and comments since the last token.
    private var gap = Gap.none
    private var openBrackets: [OpenBracket] = []
    private var last = Token.none

    private enum Gap { case none, space, lineBreak }

    /// The kind of a token, as far as a slash after it depends on it.
    private enum Token {
        case none, value, keyword, controlKeyword, punctuation, memberDot, closingBrace
        /// Closes the condition of `if`, `for`, `while` or `with`: a statement follows.
        case controlEnd
    }

    private struct OpenBracket {
        var close: UInt8
        var line: Int
        /// Whether it belongs to `if`, `for`, `while` or `with`.
        var isControl = false
        /// Whether its end continues a template literal.
        var isSubstitution = false
    }

    init(_ source: [UInt8]) { self.source = source }

    mutating func run() throws(MinifierError) {
        while let byte = current {
            switch byte {
            case UInt8(ascii: "\n"): skipLineBreak()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): skipSpace()
            case UInt8(ascii: "/"): try slash()
            case UInt8(ascii: "'"), UInt8(ascii: "\""):
                beginToken()
                try copyString(to: byte)
                last = .value
            case UInt8(ascii: "`"): try copyTemplate()
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte)
            case _ where Self.isWord(byte): copyWord(from: byte)
            default: copyPunctuation(byte)
            }
        }
        if let open = openBrackets.last { throw MinifierError(flaw: .unbalancedBracket, line: open.line) }
    }
}

extension ScriptMinifier {
    private mutating func skipLineBreak() {
        gap = .lineBreak
        advance()
    }

    private mutating func skipSpace() {
        if gap == .none { gap = .space }
        position += 1
    }

    /// Writes the gap before a token: one line break, one space or nothing.
    private mutating func beginToken() {
        if let last = output.last {
            switch gap {
            case .lineBreak: output.append(UInt8(ascii: "\n"))
            case .space where !Self.needsNoSpace.contains(last) && !Self.needsNoSpace.contains(source[position]):
                output.append(UInt8(ascii: " "))
            case .space, .none: break
            }
        }
        gap = .none
    }

    private mutating func copyWord(from first: UInt8) {
        beginToken()
        let start = position
        let isNumber = Self.isDigit(first)
        while let byte = current, Self.isWord(byte) || isNumber && byte == UInt8(ascii: ".") { copy() }
        let word = String(decoding: source[start..<position], as: UTF8.self)
        if last == .memberDot || isNumber {
            last = .value
        } else if Self.controlKeywords.contains(word) {
            last = .controlKeyword
        } else {
            last = Self.keywordsBeforeExpression.contains(word) ? .keyword : .value
        }
    }

    private mutating func copyPunctuation(_ byte: UInt8) {
        beginToken()
        copy()
        if byte == UInt8(ascii: ".") {
            last = .memberDot
        } else if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-"), current == byte {
            // No regular expression follows `++` or `--`.
            copy()
            last = .value
        } else {
            last = .punctuation
        }
    }

    private mutating func open(_ byte: UInt8) {
        beginToken()
        let close = byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : byte + 2
        openBrackets.append(OpenBracket(close: close, line: line, isControl: last == .controlKeyword))
        copy()
        last = .punctuation
    }

    private mutating func close(_ byte: UInt8) throws(MinifierError) {
        guard let bracket = openBrackets.popLast(), bracket.close == byte else {
            throw MinifierError(flaw: .unbalancedBracket, line: line)
        }
        beginToken()
        copy()
        if bracket.isSubstitution {
            try copyTemplateText(startLine: bracket.line)
        } else if byte == UInt8(ascii: "}") {
            last = .closingBrace
        } else {
            last = bracket.isControl ? .controlEnd : .value
        }
    }
}

extension ScriptMinifier {
    private mutating func slash() throws(MinifierError) {
        if next == UInt8(ascii: "/") {
            while let byte = current, byte != UInt8(ascii: "\n") { position += 1 }
            if gap == .none { gap = .space }
            return
        }
        if next == UInt8(ascii: "*") { return try skipBlockComment() }
        switch last {
        case .closingBrace: throw MinifierError(flaw: .ambiguousSlash, line: line)
        case .value: copyPunctuation(UInt8(ascii: "/"))
        case .none, .keyword, .controlKeyword, .punctuation, .memberDot, .controlEnd: try copyExpression()
        }
    }

    private mutating func skipBlockComment() throws(MinifierError) {
        let start = line
        position += 2
        if gap == .none { gap = .space }
        while let byte = current {
            if byte == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                position += 2
                return
            }
            if byte == UInt8(ascii: "\n") { skipLineBreak() } else { position += 1 }
        }
        throw MinifierError(flaw: .unterminatedComment, line: start)
    }

    private mutating func copyExpression() throws(MinifierError) {
        beginToken()
        let start = line
        var isInClass = false
        copy()
        while let byte = current, byte != UInt8(ascii: "\n") {
            copy()
            switch byte {
            case UInt8(ascii: "\\"): if let escaped = current, escaped != UInt8(ascii: "\n") { copy() }
            case UInt8(ascii: "["): isInClass = true
            case UInt8(ascii: "]"): isInClass = false
            case UInt8(ascii: "/") where !isInClass:
                while let flag = current, Self.isWord(flag) { copy() }
                last = .value
                return
            default: break
            }
        }
        throw MinifierError(flaw: .unterminatedExpression, line: start)
    }

    private mutating func copyTemplate() throws(MinifierError) {
        beginToken()
        let start = line
        copy()
        try copyTemplateText(startLine: start)
    }

    /// Copies the text of a template literal up to its end or up to the next substitution.
    private mutating func copyTemplateText(startLine: Int) throws(MinifierError) {
        while let byte = current {
            copy()
            if byte == UInt8(ascii: "`") {
                last = .value
                return
            }
            if byte == UInt8(ascii: "\\"), current != nil {
                copy()
            } else if byte == UInt8(ascii: "$"), current == UInt8(ascii: "{") {
                copy()
                openBrackets.append(OpenBracket(close: UInt8(ascii: "}"), line: startLine, isSubstitution: true))
                last = .punctuation
                return
            }
        }
        throw MinifierError(flaw: .unterminatedTemplate, line: startLine)
    }

    /// Letters, digits, `_`, `$`, `#` and every byte of a character outside ASCII.
    private static func isWord(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "#")
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    /// Bytes that form no other token with a neighbour, whatever it is, in a script that has a space there.
    private static let needsNoSpace = Set("{}()[],;:=?&|".utf8)
    private static let controlKeywords: Set<String> = ["if", "for", "while", "with"]
    private static let keywordsBeforeExpression: Set<String> = [
        "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw", "typeof", "void", "yield",
    ]
}
