/// A text of limited length without control characters. Two texts are equal if they have the same bytes of UTF-8, so that equality is
/// the same in every language that a client is written in.
public struct BoundedText: Hashable, Sendable {
    public let text: String

    /// Cleans `text` as `PlainText.cleaned` does. Nil if more than `longest` bytes of UTF-8 remain, or none.
    public init?(_ text: String, longest: Int, keepsLines: Bool = false) {
        let cleaned = PlainText.cleaned(text, keepsLines: keepsLines)
        let count = cleaned.utf8.count
        guard count > 0, count <= longest else { return nil }
        self.text = cleaned
    }

    public static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
    public func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
}
