import Localizations

/// Map tiles under a route, and what their server learns.
public struct MapGround: Equatable, Sendable {
    public var tiles: [MapTile]
    /// Address pattern of finer tiles after zooming, as in `MapSource`.
    public var template: String
    /// Required attribution.
    public var credit: String
    public var note: String

    /// Nil without a map source, and when there is nothing to draw.
    init?(_ frame: MapFrame, _ source: MapSource?, _ context: DisplayContext) {
        guard let source else { return nil }
        tiles = frame.tiles(of: source)
        guard !tiles.isEmpty else { return nil }
        template = source.template
        credit = context.say(.mapCredit(attribution: source.attribution))
        note = context.say(.mapLearns(host: source.host))
    }
}
