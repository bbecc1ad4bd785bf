import Localizations

/// A map under a route, from whom the owner named, and what that one learns.
public struct MapGround: Equatable, Sendable {
    public var tiles: [MapTile]
    /// For the finer tiles of a closer look: as of `MapSource`.
    public var template: String
    /// What its makers ask to be shown.
    public var credit: String
    public var note: String

    /// Nil where nobody was named, and where there is nothing to draw.
    init?(_ frame: MapFrame, _ source: MapSource?, _ reader: Reader) {
        guard let source else { return nil }
        tiles = frame.tiles(of: source)
        guard !tiles.isEmpty else { return nil }
        template = source.template
        credit = reader.say(.mapCredit(attribution: source.attribution))
        note = reader.say(.mapLearns(host: source.host))
    }
}
