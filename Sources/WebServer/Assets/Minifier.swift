/// Copies a text to a smaller one, byte by byte: what `ScriptMinifier` and `StyleMinifier` share.
protocol Minifier {
    /// The text in UTF-8.
    var source: [UInt8] { get }
    /// Index of the next byte to read.
    var position: Int { get set }
    /// Line of that byte, counted from 1.
    var line: Int { get set }
    var output: [UInt8] { get set }

    init(_ source: [UInt8])

    /// Reads the whole source and writes the output.
    mutating func run() throws(MinifierError)
}

extension Minifier {
    /// Returns the minified text.
    ///
    /// - Parameter source: a script or a style sheet in UTF-8.
    static func minified(_ source: [UInt8]) throws(MinifierError) -> [UInt8] {
        var minifier = Self(source)
        try minifier.run()
        return minifier.output
    }

    var current: UInt8? { position < source.count ? source[position] : nil }
    var next: UInt8? { position + 1 < source.count ? source[position + 1] : nil }

    mutating func advance() {
        if source[position] == UInt8(ascii: "\n") { line += 1 }
        position += 1
    }

    mutating func copy() {
        output.append(source[position])
        advance()
    }

    /// Copies a string, which ends at `end` in the same line.
    mutating func copyString(to end: UInt8) throws(MinifierError) {
        let start = line
        copy()
        while let byte = current, byte != UInt8(ascii: "\n") {
            copy()
            if byte == end { return }
            if byte == UInt8(ascii: "\\"), current != nil { copy() }
        }
        throw MinifierError(flaw: .unterminatedString, line: start)
    }
}
