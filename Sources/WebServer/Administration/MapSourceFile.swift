import Archives
import MapArchives
import MapTiles
import Screens

/// Settings file of the map: the address and the attribution of the source, one line each.
///
/// While another map is chosen, a line with the choice precedes them. Versions that do not know it read no source then.
struct MapSourceFile: Sendable {
    let path: String
    /// Whether the owner allows a source on this machine or in its network.
    var allowsPrivate = false
    /// The map file of the data folder; nil without one, and for an observer.
    var map: MapFile?

    /// A file that never exists.
    static let none = MapSourceFile(path: "")

    /// Chosen map source; nil for another map, and when the form would refuse the content of the file.
    var current: MapSource? { setting.choice == .source ? setting.source : nil }

    /// The athlete's choice; no map without a file.
    var setting: MapSetting {
        let (choice, named) = content
        guard let template = named.first, let attribution = named.last else { return MapSetting(choice) }
        return MapSetting(
            choice, source: try? MapSource(template: template, attribution: attribution, allowsPrivate: allowsPrivate))
    }

    /// The choice, and the two lines of the source as they are; no lines without a source.
    private var content: (choice: MapSetting.Choice, named: [String]) {
        var lines = LinesFile(path: path).lines ?? []
        var choice = MapSetting.Choice.source
        if let first = lines.first, let other = MapSetting.Choice(rawValue: first) {
            choice = other
            lines.removeFirst()
        }
        return (choice, lines.count >= 2 ? Array(lines.prefix(2)) : [])
    }

    /// The choice, and what the map file has.
    var selection: MapSelection {
        var selection = MapSelection(setting)
        do throws(MapArchiveError) { selection.file = try map?.archive.map { MapFileFacts($0) } } catch {
            selection.fileFlaw = MapFileFlaw(error)
        }
        return selection
    }

    func keep(_ setting: MapSetting) throws {
        try keep(setting.choice, setting.source.map { [$0.template, $0.attribution] } ?? [])
    }

    /// Changes the choice only. The source stays in the file, also one that the owner does not allow at present.
    func choose(_ choice: MapSetting.Choice) throws {
        try keep(MapSetting(choice, source: setting.source).choice, content.named)
    }

    private func keep(_ choice: MapSetting.Choice, _ named: [String]) throws {
        let lines = (choice == .source ? [] : [choice.rawValue]) + named
        try LinesFile(path: path).keep(choice == .none && named.isEmpty ? nil : lines)
    }
}

extension MapFileFacts {
    fileprivate init(_ archive: MapArchive) {
        let (header, bounds) = (archive.header, archive.header.bounds)
        self.init(
            version: archive.version, zooms: header.zooms, west: bounds.west, south: bounds.south, east: bounds.east,
            north: bounds.north, attribution: archive.attribution,
            namesContributors: archive.attribution?.contains("OpenStreetMap") ?? false)
    }
}

extension MapFileFlaw {
    init(_ error: MapArchiveError) {
        self =
            switch error {
            case .file(.unreadable), .file(.notARegularFile), .file(.notFound): .unreadable
            case .content(.notArchive), .content(.unsupportedVersion), .content(.unsupportedTileType): .otherFormat
            case .content(.unsupportedCompression): .otherCompression
            case .file, .content, .truncated: .damaged
            }
    }
}
