public import Screens

/// Addresses of the style sheet and the scripts. The server adds content hashes to them.
public struct Assets: Equatable, Sendable {
    public var styleSheet: String
    /// Script of every page that runs after the style sheet has loaded and before the body is parsed.
    public var firstScript: String
    /// Script of every page.
    public var baseScript: String
    /// Script of the import page.
    public var importScript: String
    /// Script of the offline page.
    public var freshScript: String
    /// Style sheet of the live page.
    public var recordingSheet: String
    /// Script of the live page.
    public var recordingScript: String
    /// Style sheets of some pages, beside that of every page.
    public var pageSheets: [PageSheet: String]
    /// WebAssembly module of the live page.
    public var recorder: String
    public var icon: String
    /// Icon for a home screen, without rounded corners.
    public var touchIcon: String
    public var manifest: String

    public init(
        styleSheet: String = Route.asset("hearth.css"), firstScript: String = Route.asset("first.js"),
        baseScript: String = Route.asset("base.js"), importScript: String = Route.asset("import.js"),
        freshScript: String = Route.asset("fresh.js"), recordingSheet: String = Route.asset("recording.css"),
        recordingScript: String = Route.asset("live.js"),
        pageSheets: [PageSheet: String] = PageSheet.addresses { Route.asset($0) },
        recorder: String = Route.asset("live/live.wasm"), icon: String = Route.asset("icon.svg"),
        touchIcon: String = Route.asset("icons/apple.png"), manifest: String = Route.Target.manifest.path
    ) {
        self.styleSheet = styleSheet
        self.firstScript = firstScript
        self.baseScript = baseScript
        self.importScript = importScript
        self.freshScript = freshScript
        self.recordingSheet = recordingSheet
        self.recordingScript = recordingScript
        self.pageSheets = pageSheets
        self.recorder = recorder
        self.icon = icon
        self.touchIcon = touchIcon
        self.manifest = manifest
    }
}

extension Assets {
    /// Returns the style sheets of a page, that of every page first.
    ///
    /// They depend on the route alone, because a page's head is sent before its content is known.
    func sheets(of route: Route) -> [String] { [styleSheet] + PageSheet.sheets(of: route).compactMap { pageSheets[$0] } }
}

/// Style sheet of some pages. The raw value is the name of its list in `styles`.
public enum PageSheet: String, CaseIterable, Sendable {
    case activities
    /// Charts, map and splits in one sheet, which compresses better than several.
    case activity
    case chart, dial, fitness, importing = "import", load, map
    /// The command palette's, which its script loads with its first use.
    case palette
    case pairing, planning, settings, splits, today, weather

    /// Returns the addresses of all sheets.
    /// - Parameter address: returns the address of a file.
    public static func addresses(_ address: (String) -> String) -> [PageSheet: String] {
        Dictionary(uniqueKeysWithValues: allCases.map { ($0, address($0.rawValue + ".css")) })
    }

    static func sheets(of route: Route) -> [PageSheet] {
        switch route {
        case .importing, .describingTable: [.importing]
        case .activities: [.activities]
        case .routes: [.map]
        case .activity, .listed, .shared: [.activity]
        case .curves, .trends, .race, .heatTrends, .heatAnalysis: [.chart]
        case .today, .day: [.today]
        case .rooms: [.dial]
        case .plan, .planDay, .routines, .routine, .routineDay: [.planning]
        case .writingRoutine, .editingRoutine, .editingRoutineDay, .importingRoutine: [.planning]
        case .pairing, .joining: [.pairing]
        case .report: [.splits]
        case .settings: [.settings]
        case .load: [.chart, .load]
        case .fitness: [.chart, .fitness]
        case .weather, .heat: [.chart, .weather]
        case .gallery(.basics): [.today]
        case .gallery(.cards): [.chart, .importing, .planning]
        case .gallery(.activities): [.activities, .activity, .splits]
        case .gallery(.heat): [.chart, .dial]
        case .gallery(.controls): [.chart, .fitness, .pairing, .palette, .settings]
        case .gallery(.charts): [.chart, .load, .weather, .map]
        default: []
        }
    }
}
