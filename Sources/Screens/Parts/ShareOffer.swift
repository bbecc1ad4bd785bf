/// Something to hand to somebody else, as plain words: nothing is sent unless the reader chooses where to.
public struct ShareOffer: Equatable, Sendable {
    public var label: String
    /// Said once the words are in the clipboard.
    public var copied: String
    public var text: String

    init(_ reader: Reader, text: String = "") {
        label = reader.say(.share)
        copied = reader.say(.copied)
        self.text = text
    }
}
