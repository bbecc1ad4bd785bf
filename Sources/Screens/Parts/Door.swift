/// A way from a summary to its page, with the one number that tells whether to go there.
public struct Door: Equatable, Sendable {
    public var route: Route
    public var symbol: Symbol
    public var tone: Tone
    public var title: String
    public var headline: String
    public var note: String?
}
