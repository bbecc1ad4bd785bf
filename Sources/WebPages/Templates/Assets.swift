/// Where the style sheet and the scripts are: the server puts content hashes into the addresses.
public struct Assets: Equatable, Sendable {
    public var styleSheet: String
    /// Runs on every page once the style sheet is there, and the body is read after it.
    public var firstScript: String
    /// Runs on every page.
    public var baseScript: String
    /// Runs on the import page.
    public var importScript: String
    /// Runs on the page that is there while nobody answers.
    public var freshScript: String
    public var icon: String
    /// As large as a home screen wants it, without round corners.
    public var touchIcon: String
    public var manifest: String

    public init(
        styleSheet: String = "/assets/hearth.css", firstScript: String = "/assets/first.js",
        baseScript: String = "/assets/base.js", importScript: String = "/assets/import.js",
        freshScript: String = "/assets/fresh.js", icon: String = "/assets/icon.svg",
        touchIcon: String = "/assets/icons/apple.png", manifest: String = "/manifest.webmanifest"
    ) {
        self.styleSheet = styleSheet
        self.firstScript = firstScript
        self.baseScript = baseScript
        self.importScript = importScript
        self.freshScript = freshScript
        self.icon = icon
        self.touchIcon = touchIcon
        self.manifest = manifest
    }
}
