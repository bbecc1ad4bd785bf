import ActivityFiles
import Foundation
import GivenFiles
import Measures
import Testing
import Training

@testable import Analysis

struct ForgottenStopTests {
    /// Half an hour north at 3.2 m/s, then a quarter of an hour in a car at 15.
    static func drive(origin: Source.Origin, stated: Double? = nil, timer: Double? = nil) -> Recording {
        var moments: [Double] = []
        var latitudes: [Double] = []
        var metres = 0.0
        for second in 0...2700 {
            moments.append(Double(second))
            latitudes.append(47 + metres / 111_195)
            metres += second < 1800 ? 3.2 : 15
        }
        let east = moments.map { _ in 8.5 }
        return Recording(
            source: Source(name: "x", origin: origin), sport: .running, start: Moment(secondsSince1970: 1_700_000_000),
            offset: .utc,
            elapsed: 2700, timer: timer, distance: Distance(metres: stated ?? metres),
            channels: [
                Channel(kind: .latitude, seconds: moments, values: latitudes),
                Channel(kind: .longitude, seconds: moments, values: east),
            ], points: moments.count)
    }

    static func digested(_ recording: Recording) -> ActivityDigest {
        digest(of: recording, id: "a", athlete: DigestTests.athlete, profile: DigestTests.profile)
    }

    @Test func `distance, time and pace of a GPX file are those of the run without the drive home`() throws {
        let run = Self.digested(Self.drive(origin: .gpx))
        let metres = try #require(run.distance?.metres)
        #expect(abs(metres - 5760) < 60)
        #expect(abs(run.moving - 1800) < 20)
        #expect(abs(metres / run.moving - 3.2) < 0.05)
        #expect(run.load?.method == .gradeAdjustedPace)
        #expect(abs((run.load?.value ?? 0) - 100 * 0.5 * 0.64) < 1)
        #expect(!run.bestEfforts.contains { $0.distance / $0.seconds > 4 })
    }

    @Test func `a device's total stays unchanged`() {
        let run = Self.digested(Self.drive(origin: .fit, timer: 2700))
        #expect(abs((run.distance?.metres ?? 0) - 19_275) < 20 && run.moving == 2700)
        // Its track covers too little of the timer for a load by pace.
        #expect(run.load?.method == .duration)
        #expect(!Self.drive(origin: .fit).hasDistanceOfPoints && Self.drive(origin: .gpx).hasDistanceOfPoints)
        #expect(Self.drive(origin: .tcx).hasDistanceOfPoints)
        var laps = Self.drive(origin: .tcx)
        laps.laps = [Lap(start: 0, elapsed: 2700, distance: Distance(metres: 19_275))]
        #expect(!laps.hasDistanceOfPoints)
    }

    @Test func `an impossible pace gives no load by pace`() {
        // City traffic: 7 m/s for twenty minutes are possible as steps, but not as a run.
        let traffic = SyntheticRun(seconds: 1200, speed: { _ in 7 }, heartRate: { _ in 95 })
        #expect(DigestTests.digested(traffic).load?.method == .heartRate)
        var silent = traffic
        silent.heartRate = nil
        #expect(DigestTests.digested(silent).load?.method == .duration)
        #expect(DigestTests.digested(silent).hardSeconds == nil)
        // The same athlete at full effort for four minutes is accepted.
        let test = SyntheticRun(seconds: 240, speed: { _ in 4.8 }, heartRate: nil)
        #expect(DigestTests.digested(test).load?.method == .gradeAdjustedPace)
    }

    @Test func `the limits of pace are 1.3 of threshold for two minutes, and the world record`() {
        func isPossible(_ seconds: Double, _ speed: Double, _ threshold: Double) -> Bool {
            PaceLoad.isPossible(seconds: seconds, normalisedSpeed: speed, thresholdSpeed: threshold)
        }
        #expect(isPossible(119, 6, 4) && !isPossible(120, 5.21, 4) && isPossible(120, 5.2, 4))
        // No world record is as fast as 6.5 m/s over 10 km, regardless of the threshold; over 800 m one is.
        #expect(!isPossible(1600, 6.5, 5.9) && isPossible(125, 6.5, 5.9))
    }

    @Test(.needsGivenFiles) func `the real drive around Visnjan is not counted as a run of nearly three kilometres`() throws {
        let bytes = try GivenFiles.bytes("tkrajina+gpxpy/test_files/around-visnjan-with-car.gpx")
        let reading = try readFile(bytes.span)
        var recording = try #require(reading.recordings.first)
        recording.sport = .running
        let run = Self.digested(recording)
        let metres = try #require(run.distance?.metres)
        #expect(metres <= 10 * run.moving + 10, "\(metres) m in \(run.moving) s")
        #expect(run.load?.method != .gradeAdjustedPace, "\(String(describing: run.load)) \(String(describing: run.measures))")
    }
}
