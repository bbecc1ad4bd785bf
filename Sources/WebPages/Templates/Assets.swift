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
        recordingScript: String = Route.asset("live.js"), recorder: String = Route.asset("live/live.wasm"),
        icon: String = Route.asset("icon.svg"),
        touchIcon: String = Route.asset("icons/apple.png"), manifest: String = Route.Target.manifest.path
    ) {
        self.styleSheet = styleSheet
        self.firstScript = firstScript
        self.baseScript = baseScript
        self.importScript = importScript
        self.freshScript = freshScript
        self.recordingSheet = recordingSheet
        self.recordingScript = recordingScript
        self.recorder = recorder
        self.icon = icon
        self.touchIcon = touchIcon
        self.manifest = manifest
    }
}
