import Localizations

/// The maps to choose from, each with what it reveals.
public struct MapChooser: Equatable, Sendable {
    public struct Option: Equatable, Sendable {
        public var choice: MapSetting.Choice
        public var label: String
        /// What a server learns, or why the map cannot be chosen.
        public var cost: String
        public var isChosen: Bool
        public var isAvailable: Bool
    }

    public static let choiceField = "choice"
    public static let returnField = "return"

    public var title: String
    /// Empty where only no map can be chosen. `add` then leads to the settings.
    public var options: [Option]
    public var add: String
    /// Address of the page that the form returns to.
    public var returnPath: String

    /// Chooser below a map; nil for a reader who may not choose.
    init?(_ maps: MapSelection, at returnPath: String, frame: MapFrame, _ context: DisplayContext) {
        guard maps.canChoose else { return nil }
        let isElsewhere = maps.file.map { !$0.covers(frame) } ?? false
        let all = MapChooser.options(maps, isElsewhere: isElsewhere, context)
        self.init(all.contains { $0.isAvailable && $0.choice != .none } ? all.filter { $0.isAvailable } : [], returnPath, context)
    }

    /// Chooser of the settings page with all maps, also those that are not available.
    init(_ maps: MapSelection, at returnPath: String, _ context: DisplayContext) {
        self.init(MapChooser.options(maps, isElsewhere: false, context), returnPath, context)
    }

    private init(_ options: [Option], _ returnPath: String, _ context: DisplayContext) {
        title = context.say(.mapChoose)
        self.options = options
        add = context.say(.mapAdd)
        self.returnPath = returnPath
    }

    private static func options(_ maps: MapSelection, isElsewhere: Bool, _ context: DisplayContext) -> [Option] {
        func option(_ choice: MapSetting.Choice, _ label: String, _ cost: Phrase, isAvailable: Bool = true) -> Option {
            Option(
                choice: choice, label: label, cost: context.say(cost), isChosen: maps.setting.choice == choice,
                isAvailable: isAvailable)
        }
        let fileCost: Phrase =
            switch maps.fileFlaw {
            case nil: maps.file == nil ? .mapFileMissing : isElsewhere ? .mapFileElsewhere : .mapFileCost
            case .otherFormat: .mapFileOther
            case .otherCompression: .mapFileCompression
            case .damaged: .mapFileDamaged
            case .unreadable: .mapFileUnreadable
            }
        let source = maps.setting.source
        return [
            option(.none, context.say(.mapNone), .mapNoneCost),
            option(.file, context.say(.mapFile), fileCost, isAvailable: maps.file != nil),
            option(
                .source, source?.host ?? context.say(.mapTiles),
                source.map { .mapSourceCost(host: $0.host) } ?? .mapSourceMissing, isAvailable: source != nil),
        ]
    }
}
