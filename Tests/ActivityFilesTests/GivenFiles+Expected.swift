import Foundation
import GivenFiles

extension GivenFiles {
    /// The consensus of independent parsers about one file.
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

    /// Returns the entries of one kind on which all parsers agree.
    /// - Parameter damaged: whether to return the deliberately damaged files instead of the real ones.
    static func expected(_ kind: String, damaged: Bool = false) throws -> [Expected] {
        var expected: [Expected] = []
        for (path, entry) in try oracle() {
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
