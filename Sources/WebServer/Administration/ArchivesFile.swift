public import Screens

/// Settings file with the addresses of the weather archive, the air archive and the forecast, one line each. A line is empty without one;
/// files of earlier versions have no third line.
public struct ArchivesFile: Sendable {
    private let file: LinesFile

    private let allowsPrivate: Bool

    /// - Parameter allowsPrivate: whether the owner allows archives on this machine and in its network.
    public init(path: String, allowsPrivate: Bool = false) {
        file = LinesFile(path: path)
        self.allowsPrivate = allowsPrivate
    }

    /// Current archives; nil without a file, and when the form would refuse its content. No archive is then asked.
    public var current: ConfiguredArchives? {
        guard let lines = file.lines, lines.count >= 2 else { return nil }
        return try? ConfiguredArchives(
            weather: lines[0], air: lines[1], forecast: lines.count > 2 ? lines[2] : "", allowsPrivate: allowsPrivate)
    }

    /// Saves the archives.
    /// - Parameter archives: nil for none.
    func keep(_ archives: ConfiguredArchives?) throws {
        try file.keep(archives.map { [$0.weather, $0.air ?? "", $0.forecast ?? ""] })
    }
}
