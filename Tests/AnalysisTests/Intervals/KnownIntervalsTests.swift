import ActivityFiles
import DemoAthletes
import Foundation
import GivenFiles
import Measures
import Testing
import Training

@testable import Analysis

/// Repetitions of sessions whose truth is known: those of generated athletes, and the given files.
struct KnownIntervalsTests {
    /// Seconds by which a found start or end may differ from the true one.
    private static let mostApart = 8.0

    @Test(arguments: [1, 4, 7, 11] as [UInt64])
    func `every interval session of a demo athlete is found, and nothing else`(seed: UInt64) throws {
        let day = try #require(Day(year: 2026, month: 5, day: 1))
        var sessions = 0
        for recording in demoAthlete(seed: seed, endingOn: day).recordings where recording.sport.isRunning {
            let found = workIntervals(of: recording).value
            guard recording.title == "5 × 3 min" else {
                #expect(found == nil, "\(recording.title ?? "no title") of \(recording.start)")
                continue
            }
            sessions += 1
            let repetitions = try #require(found).repetitions
            #expect(found?.sets == [.init(repetitions: 0..<5, length: .seconds(180))], "\(recording.start)")
            for (index, repetition) in repetitions.enumerated() {
                let (start, end) = Self.truth(index, recording.pauses.first)
                #expect(start.contains { abs($0 - repetition.start) <= Self.mostApart }, "\(repetition)")
                #expect(end.contains { abs($0 - repetition.end) <= Self.mostApart }, "\(repetition)")
            }
        }
        #expect(sessions >= 10)
    }

    /// Seconds below which the beginning of a repetition before a pause is too short to be found.
    private static let shortestPart = 15.0

    /// The moments at which a repetition may begin and end: 15 minutes of warm-up, 3 minutes of work, 2 of recovery. A pause
    /// at a border belongs to either side.
    private static func truth(_ index: Int, _ pause: Pause?) -> (start: [Double], end: [Double]) {
        func moments(_ moment: Double, reach: Double) -> [Double] {
            guard let pause, pause.start <= moment + reach else { return [moment] }
            let later = moment + pause.end - pause.start
            return pause.start >= moment - mostApart ? [moment, later, pause.end] : [later]
        }
        let start = 900 + 300 * Double(index)
        return (moments(start, reach: shortestPart), moments(start + 180, reach: mostApart))
    }

    /// The sessions of repetitions among the given files, as their laps or titles state them.
    private static let given: [String: [(count: Int, length: WorkIntervals.Length)]] = [
        "tpv_dev_fields_20260222.fit": [(4, .seconds(60)), (4, .seconds(60)), (4, .seconds(60))],
        "tpv_20251120.fit": [(2, .seconds(1350))],
        "zwift_non_utf8_20260130.fit": [(2, .seconds(900))],
        "running_workout_1.tcx": [(6, .metres(800))],
        "sample-activity-indoor-trainer.fit": [(2, .seconds(600))],
        "example.fit": [(7, .seconds(30)), (7, .seconds(30))],
    ]

    @Test(.needsGivenFiles)
    func `the given files have the known sessions of repetitions and no other`() throws {
        let folder = try #require(GivenFiles.folder)
        var (sessions, seen) = (0, Set<String>())
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard ["fit", "gpx", "tcx", "pwx"].contains(file.pathExtension.lowercased()),
                !file.path.contains("_derived_broken"), let reading = try? readFile(Array(Data(contentsOf: file)).span)
            else { continue }
            for recording in reading.recordings where recording.sport.isRunning || recording.sport.isCycling {
                sessions += 1
                guard let found = workIntervals(of: recording).value else { continue }
                let name = file.lastPathComponent
                seen.insert(name)
                let sets = found.sets.map { (count: $0.repetitions.count, length: $0.length) }
                let known = Self.given[name] ?? []
                #expect(sets.elementsEqual(known, by: { $0 == $1 }), "\(file.path): \(found.sets)")
            }
        }
        #expect(sessions > 100)
        #expect(seen == Set(Self.given.keys))
    }
}
