import ActivityFiles
import Analysis
import Contract
import Foundation
import Measures
import Testing
import Training
import TrainingLog

@testable import hearth

struct InspectionJSONTests {
    @Test func `a file is one line, and absent values are null`() throws {
        let recording = Recording(
            source: Source(name: "Watch", origin: .fit), sport: .trailRunning, start: Moment(secondsSince1970: 1_717_223_400.9),
            elapsed: 1800.5, distance: Distance(metres: 5000), maximumHeartRate: HeartRate(171), points: 12)
        let reading = FileReading(
            kind: .fit, recordings: [recording], findings: [ImportFinding(.warning, .truncated, at: .offset(77))])
        let line = try JSONText.line(InspectionJSON.object(FileInspection(path: "a/b.fit", reading: .success(reading))))
        #expect(
            line == #"{"findings":[{"offset":77,"severity":"warning","text":"# + quoted(of: line) + #","what":"truncated"}],"#
                + #""kind":"fit","path":"a/b.fit","recordings":[{"distance_m":5000,"elapsed_s":1800.5,"max_hr":171,"#
                + #""mean_hr":null,"points":12,"sport":"trail_running","start":"2024-06-01T06:30:00.900Z","timer_s":null}],"#
                + #""samples":0,"totals":0,"verdict":"recovered"}"#)
    }

    /// Ten minutes of running at 3 m/s with a jump of ten kilometres in the middle.
    @Test func `the distance equals the one that an import stores`() throws {
        let seconds = (0...60).map { Double($0 * 10) }
        let latitudes = seconds.map { 47 + ($0 * 3 + ($0 > 300 ? 10_000 : 0)) / 111_195 }
        let channels = [
            Channel(kind: .latitude, seconds: seconds, values: latitudes),
            Channel(kind: .longitude, seconds: seconds, values: seconds.map { _ in 10 }),
        ]
        let recording = Recording(
            source: Source(name: "Watch", origin: .gpx), sport: .running, start: Moment(secondsSince1970: 1_717_223_400),
            elapsed: 600, distance: Distance(metres: 11_800), channels: channels, points: 61)
        let stored = digest(of: recording, id: "a", athlete: Athlete(name: ""), profile: AthleteProfile()).distance
        let metres = try #require(stored?.metres)
        #expect(metres < 2000)
        #expect(InspectionJSON.recording(recording)["distance_m"] == .number(metres))
    }

    @Test func `a refused file has the reason and its place`() throws {
        let refused = FileInspection(path: "x", reading: .failure(.notThisKind(.fit, offset: 8)))
        let object = InspectionJSON.object(refused)
        #expect(object["verdict"] == "rejected")
        #expect(object["kind"] == "fit")
        #expect(object["recordings"] == [])
        #expect(object["skipped"] == false)
        guard case .list(let findings)? = object["findings"], let finding = findings.first else {
            Issue.record("no finding")
            return
        }
        #expect(finding["severity"] == "error")
        #expect(finding["what"] == "not_this_kind")
        #expect(finding["offset"] == 8)
    }

    @Test func `a line of a text file is named as a line`() {
        let finding = InspectionJSON.finding(ImportFinding(.note, .pointsWithoutTime(count: 2), at: .line(14)))
        #expect(finding["line"] == 14)
        #expect(finding["offset"] == nil)
        #expect(finding["what"] == "points_without_time")
    }

    /// Screens words the finding's sentence; this test only needs it to exist.
    private func quoted(of line: String) -> String {
        let after = line.components(separatedBy: #""text":"#).dropFirst().first ?? ""
        let sentence = after.dropFirst().prefix { $0 != "\"" }
        return sentence.isEmpty ? "no sentence" : "\"" + sentence + "\""
    }
}
