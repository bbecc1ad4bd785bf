import Foundation
import Testing

@testable import ActivityFiles

/// The folder of real files that lies beside the package, when it is there.
enum GivenFiles {
    static let folder: URL? = {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let folder = root.deletingLastPathComponent().appending(path: "shared/data")
        return FileManager.default.fileExists(atPath: folder.appending(path: "oracle.json").path) ? folder : nil
    }()

    static func bytes(_ path: String) throws -> [UInt8]? {
        guard let folder else { return nil }
        return Array(try Data(contentsOf: folder.appending(path: path)))
    }

    static func json(_ path: String) throws -> Any? {
        guard let folder else { return nil }
        // The oracle writes NaN, which JSON does not know.
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            .replacingOccurrences(of: "\\bNaN\\b", with: "null", options: .regularExpression)
        return try JSONSerialization.jsonObject(with: Data(text.utf8))
    }

    /// What independent parsers agree on about one file.
    struct Expected {
        var path: String
        var start: String?
        var points: Int
        var elapsed: Double?
        var timer: Double?
        var distance: Double?
        var meanHeartRate: Double?
        var maximumHeartRate: Double?
    }

    /// The entries of one kind on which all parsers agree.
    /// - Parameter damaged: the deliberately damaged files instead of the real ones.
    static func expected(_ kind: String, damaged: Bool = false) throws -> [Expected] {
        guard let oracle = try json("oracle.json") as? [String: Any], let files = oracle["files"] as? [String: [String: Any]]
        else {
            return []
        }
        var expected: [Expected] = []
        for (path, entry) in files {
            guard entry["kind"] as? String == kind, path.hasPrefix("_derived_broken") == damaged, !path.hasSuffix(".gz"),
                (entry["disagree"] as? [Any] ?? []).isEmpty, let reference = entry["ref"] as? [String: Any]
            else { continue }
            expected.append(
                Expected(
                    path: path, start: reference["start_time"] as? String, points: reference["n_points"] as? Int ?? 0,
                    elapsed: reference["elapsed_s"] as? Double, timer: reference["timer_s"] as? Double,
                    distance: reference["distance_m"] as? Double, meanHeartRate: reference["avg_hr"] as? Double,
                    maximumHeartRate: reference["max_hr"] as? Double))
        }
        return expected.sorted { $0.path < $1.path }
    }
}
