import Foundation

/// Settings file of a few lines that a page writes. No file means that nothing is set.
///
/// It is read on each use, so that deleting the file removes the setting.
struct LinesFile: Sendable {
    let path: String

    /// Lines of the file; nil without a file, or with one that no page wrote.
    var lines: [String]? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 4096 else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// Writes the file.
    /// - Parameter lines: nil deletes the file.
    func keep(_ lines: [String]?) throws {
        guard let lines else {
            if FileManager.default.fileExists(atPath: path) { try FileManager.default.removeItem(atPath: path) }
            return
        }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(filePath: path), options: .atomic)
    }
}
