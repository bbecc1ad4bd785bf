import Measures
import Testing
import Training

@testable import Analysis

/// Moving time is the same for pace, grade-adjusted pace, load, splits and efficiency.
struct MovingTimeTests {
    static func digested(_ recording: Recording) -> ActivityDigest {
        digest(of: recording, id: "a", athlete: DigestTests.athlete, profile: DigestTests.profile)
    }

    /// Half an hour at 2.5 m/s with a thousand seconds of standing in the middle, and a timer that ran throughout.
    private var standing: SyntheticRun {
        SyntheticRun(seconds: 2800, speed: { (900..<1900).contains($0) ? 0 : 2.5 }, heartRate: { _ in 150 })
    }

    @Test func `standing with the timer running is not moving`() throws {
        var recording = standing.recording
        recording.timer = 2800
        let run = Self.digested(recording)
        #expect(abs(run.moving - 1800) <= 5)
        let pace = try #require(run.distance).metres / run.moving
        #expect(abs(pace - 2.5) < 0.02)
    }

    @Test func `on level ground pace and grade-adjusted pace are equal, regardless of the timer`() throws {
        for timer in [nil, 1800, 2800] as [Double?] {
            var recording = standing.recording
            recording.timer = timer
            let run = Self.digested(recording)
            let pace = try #require(run.distance).metres / run.moving
            #expect(
                abs(pace / (try #require(run.gradeAdjustedSpeed).metresPerSecond) - 1) < 0.01,
                "timer \(String(describing: timer))")
            #expect(try #require(run.measures).speedSeconds == Double(MovingTime(of: recording).isMoving.count { $0 }))
        }
    }

    @Test func `the seconds of the parts sum to those of the whole`() {
        let motion = MovingTime(of: standing.recording)
        let parts = stride(from: 0.0, to: 2801, by: 7.5).map { motion.seconds(from: $0, to: $0 + 7.5) }
        #expect(abs(parts.reduce(0, +) - motion.seconds) < 1)
        #expect(motion.seconds(from: 1000, to: 1800) == 0)
        #expect(motion.seconds(from: 100, to: 200) == 100)
    }

    @Test func `without distance samples the timer is the moving time, or the pauses decide without a timer`() {
        var recording = SyntheticRun(seconds: 3600, sport: .yoga, hasDistance: false).recording
        #expect(MovingTime(of: recording).seconds == 3600)
        recording.pauses = [Pause(start: 600, end: 1200)]
        #expect(MovingTime(of: recording).seconds == 3000)
        recording.timer = 2500
        #expect(MovingTime(of: recording).seconds == 2500)
    }

    @Test func `a court sport has no distance, so standing counts as part of the game`() {
        var recording = standing.recording
        recording.sport = .racketSports
        recording.timer = 2800
        let motion = MovingTime(of: recording)
        #expect(motion.seconds == 2800 && !motion.isMeasured)
    }

    @Test func `samples that cover too little of the stated distance do not decide`() {
        var recording = standing.recording
        recording.timer = 2700
        recording.distance = Distance(metres: 6000)
        #expect(MovingTime(of: recording).seconds == 2700)
    }

    /// Devices that count whole tens of metres write the same distance for several seconds.
    @Test(arguments: [2, 3, 4]) func `a distance counter that changes every few seconds never counts as standing`(every: Int) {
        let recording = SyntheticRun(
            seconds: 1800, speed: { $0 % every == 0 ? 3 * Double(every) : 0 }, heartRate: nil, sport: .cycling
        ).recording
        #expect(MovingTime(of: recording).seconds > 1790, "\(MovingTime(of: recording).seconds)")
    }

    @Test func `a pool swim whose distance increases only at the wall moves between the walls`() {
        // 25 m in 30 s, and two minutes of rest after every fourth length.
        let recording = SyntheticRun(
            seconds: 2400, speed: { $0 % 240 < 120 && $0 % 30 == 29 ? 25 : 0 }, heartRate: nil, sport: .poolSwimming
        ).recording
        // The first length after a rest looks like rest: no distance shows its start.
        let moving = MovingTime(of: recording).seconds
        #expect(moving > 900 && moving <= 1200, "\(moving)")
    }

    @Test func `slow swimmers and steep hikers move`() {
        for (sport, speed) in [(Sport.poolSwimming, 0.3), (.hiking, 0.4)] {
            let recording = SyntheticRun(seconds: 1800, speed: { _ in speed }, heartRate: nil, sport: sport).recording
            #expect(MovingTime(of: recording).seconds > 1790, "\(sport)")
        }
    }

    @Test func `moving time never exceeds the timer or the elapsed time`() {
        for timer in stride(from: 100.0, through: 3000, by: 100) {
            var recording = standing.recording
            recording.timer = timer
            let motion = MovingTime(of: recording)
            #expect(motion.seconds <= min(timer, recording.elapsed) && motion.seconds > 0)
        }
    }
}
