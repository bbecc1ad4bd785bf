import Localizations

/// Map under a route, and what its server learns: tiles of a source, or the server's own file.
public struct MapGround: Equatable, Sendable {
    public var tiles: [MapTile]
    /// Address pattern of finer tiles after zooming, as in `MapSource`.
    public var template: String
    /// The server's own file, which a script draws; nil for tiles of a source.
    public var vector: VectorGround?
    /// Required attribution.
    public var credit: String
    public var note: String

    /// Nil without a map, and when there is nothing to draw.
    init?(_ frame: MapFrame, _ maps: MapSelection, _ context: DisplayContext) {
        if let source = maps.source {
            tiles = frame.tiles(of: source)
            guard !tiles.isEmpty else { return nil }
            template = source.template
            credit = context.say(.mapCredit(attribution: source.attribution))
            note = context.say(.mapLearns(host: source.host))
        } else {
            guard let file = maps.chosenFile, file.covers(frame) else { return nil }
            tiles = []
            template = ""
            vector = VectorGround(frame: frame, file: file, address: Route.mapTiles(in: context.language.rawValue))
            let contributors = context.say(.mapContributors)
            // The schemas that the map reads are made of data of OpenStreetMap, whose licence asks for this credit.
            let named = file.attribution.map { file.namesContributors ? $0 : contributors + " · " + $0 }
            credit = context.say(.mapCredit(attribution: named ?? contributors))
            note = context.say(.mapFileNote)
        }
    }
}

/// What a script needs to draw the server's map file under a drawing.
public struct VectorGround: Equatable, Sendable {
    var frame: MapFrame
    var file: MapFileFacts
    /// Folder of the tiles, in the language of the page.
    public var address: String

    /// Numbers separated by blanks: west, north, units per degree east and south; lowest and highest zoom level; western, southern,
    /// eastern and northern edge of the file.
    public var numbers: String {
        [
            VectorGround.text(frame.west), VectorGround.text(frame.north), VectorGround.text(frame.unitsPerDegreeEast),
            VectorGround.text(frame.unitsPerDegreeSouth), "\(file.zooms.lowerBound)", "\(file.zooms.upperBound)",
            VectorGround.text(file.west), VectorGround.text(file.south), VectorGround.text(file.east),
            VectorGround.text(file.north),
        ].joined(separator: " ")
    }

    /// Six decimals are a tenth of a metre.
    private static func text(_ value: Double) -> String {
        guard let millionths = Int(exactly: (value * 1e6).rounded(.toNearestOrAwayFromZero)) else { return "0" }
        let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let digits = "\(rest)"
        return (millionths < 0 ? "-" : "") + "\(whole)." + String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
