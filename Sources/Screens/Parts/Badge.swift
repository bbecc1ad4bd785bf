/// Word with its tone.
public struct Badge: Equatable, Sendable {
    public var text: String
    public var tone: Tone

    public init(_ text: String, _ tone: Tone) {
        self.text = text
        self.tone = tone
    }
}
