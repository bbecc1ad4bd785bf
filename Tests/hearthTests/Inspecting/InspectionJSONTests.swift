import ActivityFiles
import Contract
import Foundation
import Measures
import Testing
import Training
import TrainingLog

@testable import hearth

struct InspectionJSONTests {
    @Test func `a file is one line, and what is absent is null`() throws {
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

    @Test func `a refused file says why, and where`() throws {
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

    @Test func `a line of a text file is called a line`() {
        let finding = InspectionJSON.finding(ImportFinding(.note, .pointsWithoutTime(count: 2), at: .line(14)))
        #expect(finding["line"] == 14)
        #expect(finding["offset"] == nil)
        #expect(finding["what"] == "points_without_time")
    }

    /// The finding's sentence belongs to Screens; here it only has to be there.
    private func quoted(of line: String) -> String {
        let after = line.components(separatedBy: #""text":"#).dropFirst().first ?? ""
        let sentence = after.dropFirst().prefix { $0 != "\"" }
        return sentence.isEmpty ? "no sentence" : "\"" + sentence + "\""
    }
}
