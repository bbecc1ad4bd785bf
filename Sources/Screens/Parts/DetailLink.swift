/// Link from a summary to its page, with the page's most important number.
public struct DetailLink: Equatable, Sendable {
    public var route: Route
    public var symbol: Symbol
    public var tone: Tone
    public var title: String
    public var headline: String
    public var note: String?
}
