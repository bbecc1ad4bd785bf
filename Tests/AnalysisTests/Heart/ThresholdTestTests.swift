import Measures
import Testing
import Training

@testable import Analysis

/// A test of thirty minutes, marked by the athlete.
struct ThresholdTestTests {
    private static func recording(minutes: Int, _ heartRate: (Int) -> Double) -> Recording {
        let seconds = (0...minutes * 60).map { Double($0) }
        return Recording(
            source: Source(name: "test", origin: .demo), sport: .running, start: Moment(secondsSince1970: 0),
            elapsed: Double(minutes * 60),
            channels: [Channel(kind: .heartRate, seconds: seconds, values: seconds.indices.map(heartRate))])
    }

    /// Fifteen easy minutes, ten minutes of the test at 160, twenty at 172, and ten minutes of cool-down.
    @Test func `the last twenty of the hardest thirty minutes count, without warm-up and cool-down`() throws {
        let run = Self.recording(minutes: 55) { second in
            switch second / 60 {
            case ..<15: 130
            case 15..<25: 160
            case 25..<45: 172
            default: 125
            }
        }
        #expect(abs(try #require(ThresholdTest.heartRate(of: run)) - 172) < 0.2)
    }

    @Test func `less than half an hour, and a heart rate with gaps, are no test`() {
        #expect(ThresholdTest.heartRate(of: Self.recording(minutes: 28) { _ in 170 }) == nil)
        var sparse = Self.recording(minutes: 30) { _ in 170 }
        sparse.channels = [
            Channel(kind: .heartRate, seconds: [0, 900, 1800], values: [170, 170, 170])
        ]
        #expect(ThresholdTest.heartRate(of: sparse) == nil)
        var silent = sparse
        silent.channels = []
        #expect(ThresholdTest.heartRate(of: silent) == nil)
    }

    private static func estimate(_ back: Int, stated: Double? = nil, testedBack: Int? = nil) throws -> (Estimate, AthleteProfile)
    {
        var run = SyntheticHistory.digest(back: back, minutes: 50)
        run.testedHeartRate = 171
        var athlete = SyntheticHistory.athlete
        athlete.thresholdHeartRate = stated.map { HeartRate(beatsPerMinute: $0) }
        let day = SyntheticHistory.today
        athlete.thresholdTestDay = testedBack.map { day - $0 }
        let history = History(athlete: athlete, digests: [run], asOf: day)
        let profile = history.profile(asOf: day)
        return (try #require(RunningInsight.thresholdHeartRate(profile, history, asOf: day).value), profile)
    }

    @Test func `a marked test gives the threshold with its day, until a stated one is newer`() throws {
        let (known, profile) = try Self.estimate(20)
        #expect(known.value == 171 && known.inputs.map { $0.activity } == ["run-20"] && known.inputs.first?.day != nil)
        #expect(profile.isThresholdTested && !profile.isThresholdTestOld && profile.heartRateZones?.way == .threshold)
        #expect(try Self.estimate(20, stated: 165).0.value == 165)
        #expect(try Self.estimate(20, stated: 165, testedBack: 90).0.value == 171)
        #expect(try Self.estimate(20, stated: 165, testedBack: 5).0.value == 165)
        // An old test gives no zones; the threshold itself stays.
        let old = try Self.estimate(200).1
        #expect(old.isThresholdTested && old.isThresholdTestOld && old.heartRateZones?.way != .threshold)
    }
}
