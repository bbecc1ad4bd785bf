/// One step through markup. All ranges are offsets into the scanner's bytes.
public enum XMLEvent: Equatable, Sendable {
    /// `<name …>` or `<name …/>`; the scanner returns its attributes until the next step.
    case start(name: Range<Int>, isSelfClosing: Bool)
    /// `</name>`. Not sent for a self-closing tag.
    case end(name: Range<Int>)
    /// Text between tags as written, with unresolved references, without leading spaces. Never blank.
    case text(Range<Int>)
    /// Literal content of `<![CDATA[…]]>`.
    case characterData(Range<Int>)
    /// The bytes end inside a tag or text that starts at `from`. A reader of pieces puts the rest before the next piece.
    case incomplete(from: Int)
    case finished
}
