import Analysis
import Measures
import Testing
import Training

/// Characteristics of a session besides its totals, on runs generated second by second.
struct RunTraitsTests {
    private let athlete = SyntheticHistory.athlete

    private func traits(_ run: SyntheticRun) throws -> SessionTraits {
        try #require(digest(of: run.recording, id: "1", athlete: athlete, profile: AthleteProfile()).traits)
    }

    @Test func `the durations of a curve grow by a tenth from ten seconds to six hours`() {
        let durations = MeanMaximal.durations
        #expect(durations.first == 10)
        #expect((durations.last ?? 0) <= 21_600 && (durations.last ?? 0) > 19_000)
        for (short, long) in zip(durations, durations.dropFirst()) {
            #expect(long > short && Double(long) <= 1.1 * Double(short) + 1)
        }
    }

    @Test func `a fast minute decides the curve for a minute and less`() throws {
        let traits = try traits(
            SyntheticRun(speed: { (1200..<1260).contains($0) ? 5 : 3 }, heartRate: { (1200..<1320).contains($0) ? 170 : 140 }))
        for (index, seconds) in MeanMaximal.durations.enumerated() where index < traits.speedCurve.count {
            let fast = min(60, Double(seconds))
            let expected = (5 * fast + 3 * (Double(seconds) - fast)) / Double(seconds)
            #expect(abs(traits.speedCurve[index] - expected) < 1e-9, "\(seconds) s")
        }
        #expect(abs((traits.heartRateCurve.first ?? 0) - 170) < 0.01)
        #expect(traits.powerCurve.isEmpty)
    }

    @Test func `a curve never rises`() throws {
        let traits = try traits(
            SyntheticRun(speed: { 3 + Double(($0 * 7919) % 100) / 100 }, heartRate: { 140 + Double(($0 / 60) % 7) }))
        for curve in [traits.speedCurve, traits.heartRateCurve] {
            for (short, long) in zip(curve, curve.dropFirst()) { #expect(long <= short * 1.02) }
        }
    }

    @Test func `heart-rate recovery is the fall in the minute after the hardest stop`() throws {
        let run = SyntheticRun(
            speed: { (600..<700).contains($0) || (1500..<1600).contains($0) ? 0 : 3 },
            heartRate: { second in
                if (600..<700).contains(second) { return 150 - 0.25 * Double(second - 600) }
                if (1500..<1600).contains(second) { return 170 - 0.5 * Double(second - 1500) }
                return second < 600 ? 150 : 170
            })
        let drop = try #require(try traits(run).heartRateDrop)
        #expect(abs(drop.drop - 30) < 2)
        #expect(abs(drop.before - 170) < 2)
        #expect(try traits(SyntheticRun()).heartRateDrop == nil)
    }

    @Test func `durability is the loss of efficiency in the last third of a long run`() throws {
        // 150 beats early, 165 late at the same speed: 1 − 150/165.
        let fading = SyntheticRun(seconds: 6000, heartRate: { $0 < 600 + 1800 ? 150 : $0 >= 600 + 3600 ? 165 : 158 })
        let loss = try #require(try traits(fading).lateEfficiencyLoss)
        #expect(abs(loss - 100 * (1 - 150.0 / 165)) < 0.2)
        #expect(abs(try #require(try traits(SyntheticRun(seconds: 6000)).lateEfficiencyLoss)) < 0.1)
        #expect(try traits(SyntheticRun(seconds: 3600)).lateEfficiencyLoss == nil)
    }

    @Test func `a climb of a hundred metres in ten minutes is 600 metres an hour`() throws {
        let run = SyntheticRun(speed: { _ in 2 }, grade: { (600..<1200).contains($0) ? 1.0 / 12 : 0 })
        let climb = try #require(try traits(run).fastestClimb)
        #expect(abs(climb.gain - 100) < 5)
        #expect(abs((climb.rate ?? 0) - 600) < 40)
        #expect(abs(try #require(climb.levelSpeed) / 2 - GradeCost.effortFactor(grade: 1.0 / 12)) < 0.1)
        #expect(try traits(SyntheticRun()).fastestClimb == nil)
        #expect(try traits(SyntheticRun(grade: { $0 < 900 ? 0.01 : 0 })).fastestClimb == nil)
    }

    @Test func `walking on a slope follows the walking polynomial`() {
        #expect(WalkingCost.cost(grade: 0) == 2.5)
        #expect(abs(WalkingCost.cost(grade: 0.1) - (2.5 + 1.96 + 0.519 - 0.0768 - 0.00587 + 0.002805)) < 1e-12)
        // Measured by Minetti (2002): the lowest cost of walking is near −10 %.
        #expect(WalkingCost.cost(grade: -0.1) < WalkingCost.cost(grade: 0))
        #expect(WalkingCost.cost(grade: -0.1) < WalkingCost.cost(grade: -0.25))
        #expect(WalkingCost.cost(grade: .nan) == 2.5 && WalkingCost.cost(grade: 9) == WalkingCost.cost(grade: 0.45))
    }

    @Test func `stride means include running only, and cadence follows from step length`() throws {
        var recording = SyntheticRun(speed: { $0 < 1800 ? 3 : 1 }).recording
        let seconds = (0...3600).map { Double($0) }
        recording.channels.append(Channel(kind: .stepLength, seconds: seconds, values: seconds.map { $0 < 1800 ? 1.05 : 0.5 }))
        recording.channels.append(Channel(kind: .groundContactTime, seconds: seconds, values: seconds.map { _ in 0.25 }))
        let stride = try #require(digest(of: recording, id: "1", athlete: athlete, profile: AthleteProfile()).traits?.stride)
        #expect(abs(stride.speed - 3) < 0.01)
        #expect(abs((stride[.cadence] ?? 0) - 60 * 3 / 1.05) < 0.5)
        #expect(abs((stride[.stepLength] ?? 0) - 1.05) < 0.01)
        #expect(stride[.contactTime] == 0.25 && stride[.oscillation] == nil)
    }

    @Test func `the vertical ratio follows from oscillation, and a step length that contradicts speed is removed`() throws {
        func stride(cadence: Double, step: Double?) throws -> StrideMeans {
            var recording = SyntheticRun(seconds: 1800, cadence: { _ in cadence }).recording
            let seconds = (0...1800).map { Double($0) }
            recording.channels.append(Channel(kind: .verticalOscillation, seconds: seconds, values: seconds.map { _ in 0.09 }))
            if let step {
                recording.channels.append(Channel(kind: .stepLength, seconds: seconds, values: seconds.map { _ in step }))
            }
            return try #require(digest(of: recording, id: "1", athlete: athlete, profile: AthleteProfile()).traits?.stride)
        }
        // 3 m/s at 180 steps are steps of 1 m.
        let measured = try stride(cadence: 180, step: 1)
        #expect(abs((measured[.verticalRatio] ?? 0) - 9) < 1e-6 && !measured.isInconsistent)
        #expect(abs((try stride(cadence: 180, step: nil)[.verticalRatio] ?? 0) - 9) < 1e-6)
        let wrong = try stride(cadence: 180, step: 1.06)
        #expect(wrong.isInconsistent && wrong[.stepLength] == nil && wrong[.verticalRatio] == nil)
        #expect(wrong[.cadence] == 180 && abs((wrong[.oscillation] ?? 0) - 0.09) < 1e-9)
        #expect(try stride(cadence: 180, step: 1.04).isInconsistent == false)
    }

    @Test func `a stride is compared with the athlete's usual stride at that speed`() throws {
        var runs: [(speed: Double, value: Double)] = []
        for index in 0..<12 {
            let speed = 2.5 + 0.1 * Double(index)
            runs.append((speed, 150 + 8 * speed + (index % 2 == 0 ? 0.4 : -0.4)))
        }
        let usual = try #require(StrideReading(.cadence, runs: runs + [(3.0, 174.0)]))
        #expect(abs(usual.expected - 174) < 0.3 && abs(usual.score) < 0.5)
        let odd = try #require(StrideReading(.cadence, runs: runs + [(3.0, 182.0)]))
        #expect(odd.score == 3)
        #expect(StrideReading(.cadence, runs: Array(runs.prefix(8))) == nil)
        #expect(StrideReading(.cadence, runs: [(speed: Double, value: Double)](repeating: (3, 170), count: 12)) == nil)
    }
}
