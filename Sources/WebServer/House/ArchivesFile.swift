public import Screens

/// The archives of weather and of air that the owner named in Settings, a line each; the second is empty for nobody.
public struct ArchivesFile: Sendable {
    private let file: LinesFile

    private let allowsPrivate: Bool

    /// - Parameter allowsPrivate: whether the owner allows archives on this machine and in its network.
    public init(path: String, allowsPrivate: Bool = false) {
        file = LinesFile(path: path)
        self.allowsPrivate = allowsPrivate
    }

    /// Nil also when the file says something that the form would refuse: then nobody is asked.
    public var current: NamedArchives? {
        guard let lines = file.lines, lines.count >= 2 else { return nil }
        return try? NamedArchives(weather: lines[0], air: lines[1], allowsPrivate: allowsPrivate)
    }

    /// - Parameter archives: nil for nobody.
    func keep(_ archives: NamedArchives?) throws { try file.keep(archives.map { [$0.weather, $0.air ?? ""] }) }
}
