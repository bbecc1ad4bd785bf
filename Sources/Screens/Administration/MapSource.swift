import Measures

/// Source of map tiles that the owner has set: an address pattern and the required attribution.
public struct MapSource: Equatable, Sendable {
    /// Address with `{z}`, `{x}` and `{y}`, once each, after the first slash.
    public let template: String
    public let attribution: String
    /// Scheme, host and port, in the form of a content security policy.
    public let origin: String
    public let host: String

    /// Reasons why a source is refused.
    public enum Flaw: Error, Equatable, Sendable {
        case notAddress
        /// The address is unencrypted and not on this machine or its network: others could read which places are viewed.
        case readableByOthers
        /// The address is on this machine or in its network, and the settings file does not allow that.
        case privateAddress
        case placesMissing
        /// The address or the attribution has too many characters.
        case tooLong(limit: Int)
        case attributionMissing
    }

    static let longestTemplate = 400
    static let longestAttribution = 120

    /// - Parameters:
    ///   - template: address of a tile with placeholders for its position.
    ///   - attribution: credit that the map must show.
    ///   - allowsPrivate: whether the owner allows sources on this machine and in its network.
    public init(template: String, attribution: String, allowsPrivate: Bool = false) throws(Flaw) {
        let template = MapSource.trimmed(template)
        let attribution = MapSource.trimmed(attribution)
        guard template.utf8.count <= MapSource.longestTemplate else { throw .tooLong(limit: MapSource.longestTemplate) }
        guard attribution.unicodeScalars.count <= MapSource.longestAttribution else {
            throw .tooLong(limit: MapSource.longestAttribution)
        }
        guard let parts = WebAddress(template) else { throw .notAddress }
        guard parts.isEncrypted || parts.isAtHome else { throw .readableByOthers }
        guard allowsPrivate || !parts.mayBePrivate else { throw .privateAddress }
        let pieces = MapSource.pieces(parts.rest)
        guard pieces.places == Set(Place.allCases), pieces.count == Place.allCases.count else { throw .placesMissing }
        guard WebAddress.isPath(pieces.rest) else { throw .notAddress }
        guard !attribution.isEmpty else { throw .attributionMissing }
        self.template = template
        self.attribution = attribution
        origin = parts.origin
        host = parts.host
    }

    /// Returns the address of a tile.
    func address(zoom: Int, column: Int, row: Int) -> String {
        var out: [UInt8] = []
        MapSource.walk(template) { byte in
            out.append(byte)
        } place: { place in
            switch place {
            case .zoom: out += Array("\(zoom)".utf8)
            case .column: out += Array("\(column)".utf8)
            case .row: out += Array("\(row)".utf8)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private enum Place: UInt8, CaseIterable {
        case zoom = 0x7A
        case column = 0x78
        case row = 0x79
    }

    /// Returns the placeholders, their number, and the text between them.
    private static func pieces(_ path: String) -> (places: Set<Place>, count: Int, rest: String) {
        var places: Set<Place> = []
        var count = 0
        var rest: [UInt8] = []
        walk(path) { byte in
            rest.append(byte)
        } place: { place in
            places.insert(place)
            count += 1
        }
        return (places, count, String(decoding: rest, as: UTF8.self))
    }

    private static func walk(_ text: String, byte: (UInt8) -> Void, place: (Place) -> Void) {
        let bytes = Array(text.utf8)
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "{"), at + 2 < bytes.count, bytes[at + 2] == UInt8(ascii: "}"),
                let found = Place(rawValue: bytes[at + 1])
            {
                place(found)
                at += 3
            } else {
                byte(bytes[at])
                at += 1
            }
        }
    }

    /// Returns one line without invisible characters.
    private static func trimmed(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in PlainText.cleaned(text).unicodeScalars {
            if scalar != " " || !scalars.isEmpty { scalars.append(scalar) }
        }
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }
}
