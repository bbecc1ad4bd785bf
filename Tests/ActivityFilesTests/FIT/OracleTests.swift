import ActivityFiles
import Foundation
import Measures
import Testing
import Training

/// Real files against what independent parsers found in them.
struct OracleTests {
    @Test func `every real file without disagreement equals the consensus`() throws {
        guard let oracle = try RealFITFiles.oracle() else { return }
        var mismatches: [String] = []
        var compared = 0
        for (path, entry) in oracle.sorted(by: { $0.key < $1.key }) {
            guard path.hasSuffix(".fit"), !path.hasPrefix("_derived_broken/"), (entry["disagree"] as? [Any] ?? []).isEmpty else {
                continue
            }
            guard let ref = entry["ref"] as? [String: Any], let bytes = try RealFITFiles.bytes(path) else { continue }
            compared += 1
            mismatches += try compare(bytes, ref).map { path + ": " + $0 }
        }
        #expect(compared > 90)
        #expect(mismatches.isEmpty, "\(mismatches.count) mismatches in \(compared) files\n\(mismatches.joined(separator: "\n"))")
    }

    private func compare(_ bytes: [UInt8], _ ref: [String: Any]) throws -> [String] {
        let sessions = ref["sessions"] as? [[String: Any]] ?? []
        let type = ref["file_type"] as? String
        let points = ref["n_points"] as? Int ?? 0
        let reading: FileReading
        do {
            reading = try readFIT(bytes.span)
        } catch {
            // A file that is no activity is refused, or one without a single record or session.
            return sessions.isEmpty && (type != "activity" || points == 0) ? [] : ["refused: \(error)"]
        }
        var problems: [String] = []
        let recordings = reading.recordings
        let expected = sessions.isEmpty && points > 0 && type == "activity" ? 1 : sessions.count
        if recordings.count != expected { problems.append("\(recordings.count) recordings, not \(expected)") }
        let sum = recordings.reduce(0) { $0 + $1.points }
        if sum != points { problems.append("\(sum) points, not \(points)") }
        if sessions.isEmpty, let first = recordings.first, let start = ref["start_time"] as? String,
            ISO8601.text(first.start) != start
        {
            problems.append("starts \(ISO8601.text(first.start)), not \(start)")
        }
        for (recording, session) in zip(recordings, sessions) { problems += compare(recording, session) }
        return problems
    }

    private func compare(_ recording: Recording, _ session: [String: Any]) -> [String] {
        var problems: [String] = []
        if let start = session["start_time"] as? String, ISO8601.text(recording.start) != start {
            problems.append("starts \(ISO8601.text(recording.start)), not \(start)")
        }
        func check(_ name: String, _ mine: Double?, _ key: String, within: (Double) -> Double) {
            guard let theirs = (session[key] as? NSNumber)?.doubleValue else { return }
            guard let mine else { return problems.append("\(name) missing, not \(theirs)") }
            if abs(mine - theirs) > within(theirs) { problems.append("\(name) \(mine), not \(theirs)") }
        }
        check("elapsed", recording.elapsed, "total_elapsed_time") { _ in 1 }
        check("timer", recording.timer, "total_timer_time") { _ in 1 }
        check("distance", recording.distance?.metres, "total_distance") { $0 * 0.005 }
        check("mean heart rate", recording.meanHeartRate?.beatsPerMinute, "avg_heart_rate") { _ in 1 }
        check("maximum heart rate", recording.maximumHeartRate?.beatsPerMinute, "max_heart_rate") { _ in 1 }
        if let sport = session["sport"] as? String, !agrees(recording.sport, sport) {
            problems.append("is \(recording.sport), not \(sport)")
        }
        return problems
    }

    private func agrees(_ sport: Sport, _ name: String) -> Bool {
        switch name {
        case "running": sport.isRunning
        case "cycling": sport.isCycling
        case "swimming": sport.isSwimming
        case "rowing": sport == .rowing || sport == .indoorRowing
        case "walking", "transition": sport.rawValue == name
        case "cross_country_skiing": sport == .crossCountrySkiing
        case "generic", "diving": sport == .other
        case "fitness_equipment":
            [.elliptical, .indoorRowing, .stairClimbing, .indoorCycling, .treadmillRunning, .other].contains(sport)
        default: false
        }
    }
}
