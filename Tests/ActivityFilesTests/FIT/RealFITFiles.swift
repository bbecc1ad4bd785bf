import Foundation

/// The real files beside the checkout, which are read when they are there and never committed.
enum RealFITFiles {
    static var folder: URL? {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appendingPathComponent("shared/data")
        return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
    }

    static func bytes(_ path: String) throws -> [UInt8]? {
        guard let folder else { return nil }
        return [UInt8](try Data(contentsOf: folder.appendingPathComponent(path)))
    }

    /// What independent parsers found in each FIT file, by path; nil when the files are not there.
    static func oracle() throws -> [String: [String: Any]]? {
        guard let folder else { return nil }
        // Python writes NaN where JSON knows only null.
        let text = try String(contentsOf: folder.appendingPathComponent("oracle.json"), encoding: .utf8)
        let data = Data(text.replacingOccurrences(of: "NaN", with: "null").utf8)
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let files = object?["files"] as? [String: [String: Any]] ?? [:]
        return files.filter { $0.value["kind"] as? String == "fit" }
    }
}
