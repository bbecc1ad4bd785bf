import Foundation
import Screens

/// The map source that the owner named: two lines in a file of the data folder. No file is no map.
///
/// It is read where it is needed, so that somebody who takes the file away has taken the map away.
struct MapSourceFile: Sendable {
    let path: String

    /// Nil also when the file says something that the form would refuse: then nobody is asked.
    var current: MapSource? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 4096 else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.count >= 2 else { return nil }
        return try? MapSource(template: String(lines[0]), attribution: String(lines[1]))
    }

    /// - Parameter source: nil for no map.
    func keep(_ source: MapSource?) throws {
        guard let source else {
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
            return
        }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Data((source.template + "\n" + source.attribution + "\n").utf8).write(to: URL(filePath: path), options: .atomic)
    }
}
