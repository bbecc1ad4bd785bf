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
        var lines = LinesFile(path: path).lines ?? []
        var choice = MapSetting.Choice.source
        if let first = lines.first, let other = MapSetting.Choice(rawValue: first) {
            choice = other
            lines.removeFirst()
        }
        guard lines.count >= 2 else { return MapSetting(choice) }
        return MapSetting(
            choice, source: try? MapSource(template: lines[0], attribution: lines[1], allowsPrivate: allowsPrivate))
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
        let source = setting.source.map { [$0.template, $0.attribution] } ?? []
        let choice = setting.choice == .source ? [] : [setting.choice.rawValue]
        try LinesFile(path: path).keep(setting == MapSetting() ? nil : choice + source)
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
