import Screens

/// Settings file of the map source: its address and its attribution, one line each.
struct MapSourceFile: Sendable {
    let path: String
    /// Whether the owner allows a source on this machine or in its network.
    var allowsPrivate = false

    /// A file that never exists.
    static let none = MapSourceFile(path: "")

    /// Current map source; nil without a file, and when the form would refuse its content. No map is then drawn.
    var current: MapSource? {
        guard let lines = LinesFile(path: path).lines, lines.count >= 2 else { return nil }
        return try? MapSource(template: lines[0], attribution: lines[1], allowsPrivate: allowsPrivate)
    }

    /// Saves the map source.
    /// - Parameter source: nil for no map.
    func keep(_ source: MapSource?) throws { try LinesFile(path: path).keep(source.map { [$0.template, $0.attribution] }) }
}
