import GivenFiles
import Measures
import Testing
import Training

@testable import ActivityFiles

/// Compares a reading with the results of independent parsers: start and points exact, seconds within one, distance within half a percent,
/// heart rate within one beat.
func expectAgreement(_ reading: FileReading, with expected: GivenFiles.Expected, _ comment: Comment) {
    let recordings = reading.recordings
    guard let start = expected.start else {
        #expect(recordings.isEmpty, comment)
        return
    }
    guard let first = recordings.map({ $0.start }).min(), let last = recordings.map({ $0.end }).max() else {
        Issue.record("no recording: \(comment.rawValue)")
        return
    }
    // The given starts are truncated to milliseconds.
    let givenStart = ISO8601.stamp(start)?.moment
    #expect(givenStart.map { abs(first - $0) < 0.001 } == true, comment)
    #expect(recordings.map { $0.points }.reduce(0, +) == expected.points, comment)
    if let elapsed = expected.elapsed {
        // Points of some devices end before their timer: an activity lasts at least as long as its timer.
        #expect(abs((last - first) - max(elapsed, min(expected.timer ?? 0, elapsed + 5))) <= 1, comment)
    }
    if let timer = expected.timer {
        let sum = recordings.map { $0.timer ?? 0 }.reduce(0, +)
        #expect(abs(sum - timer) <= 1, comment)
    }
    if let distance = expected.distance {
        let sum = recordings.map { $0.distance?.metres ?? 0 }.reduce(0, +)
        #expect(abs(sum - distance) <= max(0.1, distance * 0.005), comment)
    }
    if let mean = expected.meanHeartRate {
        let own = recordings.first?.meanHeartRate?.beatsPerMinute
        #expect(own.map { abs($0 - mean) <= 1 } == true, comment)
    }
    if let maximum = expected.maximumHeartRate {
        let own = recordings.compactMap { $0.maximumHeartRate?.beatsPerMinute }.max()
        #expect(own.map { abs($0 - maximum) <= 1 } == true, comment)
    }
}
