/// Number with its name and a note.
public struct MetricTile: Equatable, Sendable {
    public var label: String
    public var figure: Figure
    public var symbol: Symbol?
    public var tone: Tone
    public var badge: Badge?
    /// Note below: details, or the reason why the number is missing.
    public var note: String?
    /// Target of the note's link.
    public var noteRoute: Route?
    public var explanation: Explanation?

    public init(
        label: String, figure: Figure, symbol: Symbol? = nil, tone: Tone = .neutral, badge: Badge? = nil, note: String? = nil,
        explanation: Explanation? = nil
    ) {
        self.label = label
        self.figure = figure
        self.symbol = symbol
        self.tone = tone
        self.badge = badge
        self.note = note
        self.explanation = explanation
    }
}
