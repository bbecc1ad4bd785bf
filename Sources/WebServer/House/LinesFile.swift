import Foundation

/// A few lines that the owner set in a page, in a file of the data folder. No file is nothing set.
///
/// It is read where it is needed, so that somebody who takes the file away has taken the setting away.
struct LinesFile: Sendable {
    let path: String

    /// Nil when there is no file, or one that no page wrote.
    var lines: [String]? {
        guard let data = FileManager.default.contents(atPath: path), data.count <= 4096 else { return nil }
        return String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// - Parameter lines: nil takes the file away.
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
