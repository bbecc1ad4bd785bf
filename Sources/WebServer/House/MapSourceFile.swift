import Screens

/// The map source that the owner named: an address and the words that its makers ask for, a line each.
struct MapSourceFile: Sendable {
    let path: String
    /// Whether the owner allows a source on this machine or in its network.
    var allowsPrivate = false

    /// Nil also when the file says something that the form would refuse: then nobody is asked.
    var current: MapSource? {
        guard let lines = LinesFile(path: path).lines, lines.count >= 2 else { return nil }
        return try? MapSource(template: lines[0], attribution: lines[1], allowsPrivate: allowsPrivate)
    }

    /// - Parameter source: nil for no map.
    func keep(_ source: MapSource?) throws { try LinesFile(path: path).keep(source.map { [$0.template, $0.attribution] }) }
}
