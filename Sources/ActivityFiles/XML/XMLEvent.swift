/// One step through markup. All ranges are offsets into the bytes that the scanner was given.
public enum XMLEvent: Equatable, Sendable {
    /// `<name …>` or `<name …/>`; its attributes are asked of the scanner until the next step.
    case start(name: Range<Int>, isSelfClosing: Bool)
    /// `</name>`. Not sent for a tag that closes itself.
    case end(name: Range<Int>)
    /// Characters between tags as they are written, references unresolved, without the blanks before them. Never blank.
    case text(Range<Int>)
    /// The inside of `<![CDATA[…]]>`, to be taken literally.
    case characterData(Range<Int>)
    /// The bytes end inside a tag or text that starts at `from`. Whoever reads in pieces puts the rest before the next piece.
    case incomplete(from: Int)
    case finished
}
