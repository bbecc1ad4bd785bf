public import Foundation
public import Testing

/// Real files in `../shared` beside the package. They are never committed.
///
/// A test that reads them carries `.needsGivenFiles` (or `.needsGivenTools`), so that a machine without them reports the test as
/// skipped instead of passed. The same behaviour is also tested on files that the tests make themselves.
public enum GivenFiles {
    /// The folder of real files, or nil on a machine without it.
    public static let folder = existing("data", holding: "oracle.json")

    /// The folder of generators, or nil on a machine without it.
    public static let tools = existing("tools", holding: "make_health_export.py")

    /// The folder is absent, although the test did not say that it needs it.
    public struct Absent: Error {
        public var path: String
    }

    /// Returns the place of one real file.
    /// - Parameter path: relative to `../shared/data`.
    public static func url(_ path: String) throws -> URL {
        guard let folder else { throw Absent(path: path) }
        return folder.appendingPathComponent(path)
    }

    /// Returns the content of one real file.
    /// - Throws: what reading it throws; a file that is missing in an existing folder is an error.
    public static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: url(path)))
    }

    /// Returns the parsed content of one JSON file. Python writes `NaN`, which JSON does not have: it is read as null.
    public static func json(_ path: String) throws -> Any {
        let text = try String(contentsOf: url(path), encoding: .utf8)
            .replacingOccurrences(of: "\\bNaN\\b", with: "null", options: .regularExpression)
        return try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    /// Returns the entries of `oracle.json` by path: what independent parsers found in each file.
    public static func oracle() throws -> [String: [String: Any]] {
        let oracle = try json("oracle.json") as? [String: Any]
        return oracle?["files"] as? [String: [String: Any]] ?? [:]
    }

    private static func existing(_ name: String, holding file: String) -> URL? {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appending(path: "shared/" + name)
        return FileManager.default.fileExists(atPath: folder.appending(path: file).path) ? folder : nil
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips the test on a machine without `../shared/data`.
    public static var needsGivenFiles: Self {
        .enabled(if: GivenFiles.folder != nil, "needs the real files in ../shared/data")
    }

    /// Skips the test on a machine without `../shared/tools`.
    public static var needsGivenTools: Self {
        .enabled(if: GivenFiles.tools != nil, "needs the generators in ../shared/tools")
    }
}
