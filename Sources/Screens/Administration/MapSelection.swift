import Localizations

/// Which map the athlete wants below routes, as the settings file keeps it.
public struct MapSetting: Equatable, Sendable {
    /// The raw values are part of forms and of the settings file.
    public enum Choice: String, CaseIterable, Sendable {
        case none
        /// The map file in the data folder of the server.
        case file
        case source
    }

    public var choice: Choice
    /// Source that the athlete named. It stays while another map is chosen.
    public var source: MapSource?

    /// A source is chosen only if there is one.
    public init(_ choice: Choice = .none, source: MapSource? = nil) {
        self.choice = choice == .source && source == nil ? .none : choice
        self.source = source
    }
}

/// Map file of the server.
public struct MapFileFacts: Equatable, Sendable {
    /// Differs between versions of the file.
    public var version: String
    public var zooms: ClosedRange<Int>
    /// Edges in degrees.
    public var west: Double
    public var south: Double
    public var east: Double
    public var north: Double
    /// Credit that the file asks for; nil without one.
    public var attribution: String?
    /// Whether the credit names OpenStreetMap.
    public var namesContributors: Bool

    public init(
        version: String, zooms: ClosedRange<Int>, west: Double, south: Double, east: Double, north: Double,
        attribution: String?, namesContributors: Bool = false
    ) {
        self.version = version
        self.zooms = zooms
        self.west = west
        self.south = south
        self.east = east
        self.north = north
        self.attribution = attribution
        self.namesContributors = namesContributors
    }

    /// Whether the file has a part of a drawing.
    func covers(_ frame: MapFrame) -> Bool {
        guard frame.unitsPerDegreeEast > 0, frame.unitsPerDegreeSouth > 0 else { return false }
        let right = frame.west + Double(frame.width) / frame.unitsPerDegreeEast
        let bottom = frame.north - Double(frame.height) / frame.unitsPerDegreeSouth
        return frame.west < east && right > west && bottom < north && frame.north > south
    }
}

/// Reason why the map file cannot be used.
public enum MapFileFlaw: Equatable, Sendable {
    case otherFormat, otherCompression, damaged, unreadable
}

/// The athlete's choice of a map, and what there is to choose from.
public struct MapSelection: Equatable, Sendable {
    public var setting: MapSetting
    /// Nil without a file, and for one that cannot be used.
    public var file: MapFileFacts?
    public var fileFlaw: MapFileFlaw?
    /// Whether the reader may choose. An observer gets no map.
    public var canChoose: Bool

    public init(
        _ setting: MapSetting = MapSetting(), file: MapFileFacts? = nil, fileFlaw: MapFileFlaw? = nil, canChoose: Bool = false
    ) {
        self.setting = setting
        self.file = file
        self.fileFlaw = fileFlaw
        self.canChoose = canChoose
    }

    /// A source that is chosen; no map for nil.
    public init(source: MapSource?) { self.init(MapSetting(.source, source: source)) }

    /// The source of the map; nil for another map or none.
    public var source: MapSource? { setting.choice == .source ? setting.source : nil }
    /// The file of the map; nil for another map or none.
    public var chosenFile: MapFileFacts? { setting.choice == .file ? file : nil }
    /// Whether routes have no map.
    var isEmpty: Bool { source == nil && chosenFile == nil }
}
