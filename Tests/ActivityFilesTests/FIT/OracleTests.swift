import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

/// Real files compared with the results of independent parsers.
@Suite(.needsGivenFiles) struct OracleTests {
    /// Files whose own totals contradict their records, with the resulting elapsed time.
    private static let corrected: [String: Double] = [
        // The session states 3,580.3 s elapsed and a timer of 4,141 s; its records last 4,138 s.
        "lindig+fit/data/SpeedCoach-GPS-Workout.fit": 4141,
        // A generated file: 100,000 records a second apart in a session of 30,877 s.
        "muktihari+fit/testdata/big_activity.fit": 99_998,
    ]

    @Test func `every real file without disagreement equals the consensus of parsers`() throws {
        let oracle = try GivenFiles.oracle().filter { $0.value["kind"] as? String == "fit" }
        var mismatches: [String] = []
        var compared = 0
        for (path, entry) in oracle.sorted(by: { $0.key < $1.key }) {
            guard path.hasSuffix(".fit"), !path.hasPrefix("_derived_broken/"), (entry["disagree"] as? [Any] ?? []).isEmpty else {
                continue
            }
            guard let ref = entry["ref"] as? [String: Any] else { continue }
            let bytes = try GivenFiles.bytes(path)
            compared += 1
            mismatches += try compare(bytes, ref, elapsed: Self.corrected[path]).map { path + ": " + $0 }
        }
        #expect(compared > 90)
        #expect(mismatches.isEmpty, "\(mismatches.count) mismatches in \(compared) files\n\(mismatches.joined(separator: "\n"))")
    }

    /// Each decided by the comment of its disagreement and by its bytes.
    @Test(arguments: [
        // The header states no data: parsers stop there, but the data continue.
        Disputed("_derived_broken/header_size_zero.fit", "2019-09-18T14:02:35Z", 1100),
        // Sub-sport 63 (rebreather) is newer than two of the parsers.
        Disputed("deepsealabs+fit-parser-swift/Sources/FITParser/TestDive3.fit", "2023-10-20T23:13:38Z", 6275),
        Disputed("deepsealabs+fit-parser-swift/Sources/FITParser/TestDive4.fit", "2023-08-16T20:51:59Z", 5000),
        // One parser does not support compressed timestamps; the watch had no date.
        Disputed("dtcooper+python-fitparse/tests/files/antfs-dump.63.fit", "1990-07-09T07:00:41Z", 686),
        Disputed("dtcooper+python-fitparse/tests/files/compressed-speed-distance.fit", "1990-07-18T06:44:24Z", 755),
        Disputed("lindig+fit/data/xpress-4x-2020-10-17.fit", "2020-10-17T06:21:34Z", 1816),
        // Stored heart rates of the strap are merged.
        Disputed("dtcooper+python-fitparse/tests/files/event_timestamp.fit", "2017-06-13T13:42:30Z", 4376),
        Disputed("dtcooper+python-fitparse/tests/files/sample_mulitple_header.fit", "2018-05-27T07:33:01Z", 1773),
        Disputed("polyvertex+fitdecode/tests/files/garmin-fr935-cr.fit", "2018-03-24T11:02:35Z", 7515),
        // Developer fields of size zero: parsers give up.
        Disputed("jat255+Fit-File-Faker/tests/files/tpv_dev_fields_20260222.fit", "2026-02-22T09:56:48Z", 3400),
    ])
    func `if parsers disagree the bytes decide`(_ file: Disputed) throws {
        let bytes = try GivenFiles.bytes(file.path)
        let recordings = try readFIT(bytes.span).recordings
        #expect(recordings.map { $0.points }.reduce(0, +) == file.points)
        #expect(recordings.first.map { ISO8601.text($0.start) } == file.start)
        #expect(recordings.first?.elapsed ?? 0 > 0)
    }

    struct Disputed: CustomTestStringConvertible, Sendable {
        var path: String
        var start: String
        var points: Int
        init(_ path: String, _ start: String, _ points: Int) {
            self.path = path
            self.start = start
            self.points = points
        }
        var testDescription: String { path }
    }

    @Test func `compressed distances sum to the session's distance`() throws {
        let bytes = try GivenFiles.bytes("dtcooper+python-fitparse/tests/files/compressed-speed-distance.fit")
        let recording = try #require(try readFIT(bytes.span).recordings.first)
        let last = try #require(recording.channel(.distance)?.values.last)
        #expect(abs(last - 10_248.69) < 0.01)
    }

    @Test func `a swim has the heart rates that the strap stored under water`() throws {
        let bytes = try GivenFiles.bytes("dtcooper+python-fitparse/tests/files/event_timestamp.fit")
        let recording = try #require(try readFIT(bytes.span).recordings.first)
        let rates = try #require(recording.channel(.heartRate))
        // Merged by another program, second by second: 138.3 on average and 161 at most.
        let mean = rates.values.reduce(0, +) / Double(rates.values.count)
        #expect(abs(mean - 138.3) < 1)
        #expect(rates.values.max() == 161)
        // The strap started ten minutes before the session.
        #expect(rates.seconds.allSatisfy { (0...recording.elapsed).contains($0) })
    }

    @Test func `a course is no activity`() throws {
        let path = "martin-ueding+geo-activity-playground/testdata/Local Files/Activities/Berlin (0,9 km).fit"
        let bytes = try GivenFiles.bytes(path)
        #expect(throws: FileError.noActivity(holds: "course")) { try readFIT(bytes.span) }
    }

    /// - Parameter elapsed: elapsed time of the only session, if its own contradicts its records.
    private func compare(_ bytes: [UInt8], _ ref: [String: Any], elapsed: Double? = nil) throws -> [String] {
        let sessions = ref["sessions"] as? [[String: Any]] ?? []
        let type = ref["file_type"] as? String
        let points = ref["n_points"] as? Int ?? 0
        let reading: FileReading
        do {
            reading = try readFIT(bytes.span)
        } catch {
            // A file without an activity is refused, or one without a session and with at most one moment.
            let first = ref["first_record_time"] as? String
            let lasted = points > 0 && first != ref["last_record_time"] as? String
            return sessions.isEmpty && (type != "activity" || !lasted) ? [] : ["refused: \(error)"]
        }
        var problems: [String] = []
        let recordings = reading.recordings
        // A record without a time is counted and in no channel.
        if reading.findings.contains(where: { $0.what == .pointsWithoutTime(count: points) }) { return [] }
        let expected = sessions.isEmpty && points > 0 && type == "activity" ? 1 : sessions.count
        if recordings.count != expected { problems.append("\(recordings.count) recordings, not \(expected)") }
        let sum = recordings.reduce(0) { $0 + $1.points }
        if sum != points { problems.append("\(sum) points, not \(points)") }
        if sessions.isEmpty, let first = recordings.first, let start = ref["start_time"] as? String,
            ISO8601.text(first.start) != start
        {
            problems.append("starts \(ISO8601.text(first.start)), not \(start)")
        }
        for (recording, session) in zip(recordings, sessions) {
            var session = session
            if let elapsed { session["total_elapsed_time"] = elapsed }
            problems += compare(recording, session)
        }
        for (kind, key) in Self.countedChannels {
            let mine = recordings.reduce(0) { $0 + ($1.channel(kind)?.values.count ?? 0) }
            // Not in the records: lengths of a pool or developer fields may contain them. A heart rate of zero is missing, and 47,000 W are
            // impossible.
            guard let theirs = ref[key] as? Int, theirs > 0, sessions.first?["avg_heart_rate"] as? Int != 0 else { continue }
            if mine > theirs || Double(mine) < 0.99 * Double(theirs) {
                problems.append("\(mine) samples of \(kind), not \(theirs)")
            }
        }
        return problems
    }

    /// Counts of records in the consensus.
    private static let countedChannels: [(ChannelKind, String)] = [
        (.latitude, "n_positions"), (.altitude, "n_altitude"), (.heartRate, "n_hr"), (.cadence, "n_cadence"), (.power, "n_power"),
        (.temperature, "n_temperature"),
    ]

    private func compare(_ recording: Recording, _ session: [String: Any]) -> [String] {
        var problems: [String] = []
        if let start = session["start_time"] as? String, ISO8601.text(recording.start) != start {
            problems.append("starts \(ISO8601.text(recording.start)), not \(start)")
        }
        func check(_ name: String, _ mine: Double?, _ key: String, within: (Double) -> Double) {
            guard let theirs = (session[key] as? NSNumber)?.doubleValue else { return }
            // Devices write 0 for a missing heart rate.
            if mine == nil, theirs == 0, key.hasSuffix("heart_rate") { return }
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
