import Analysis
import Measures
import Testing
import Training

struct SlopeSharesTests {
    private func recording(_ grade: @escaping (Int) -> Double, height: Double = 0) -> Recording {
        var recording = SyntheticRun(grade: grade).recording
        for index in recording.channels.indices where recording.channels[index].kind == .altitude {
            recording.channels[index].values = recording.channels[index].values.map { $0 + height }
        }
        return recording
    }

    private func traits(_ recording: Recording) throws -> SessionTraits {
        try #require(digest(of: recording, id: "1", athlete: SyntheticHistory.athlete, profile: AthleteProfile()).traits)
    }

    @Test func `metres are counted by their grade`() throws {
        // A third up 6 %, a third level, a third down 3.5 %.
        let slopes = try traits(recording { $0 < 1200 ? 0.06 : $0 < 2400 ? 0 : -0.035 }).slopes
        let metres = slopes.map { $0.metres }
        #expect(metres.count == 7)
        #expect(abs(metres.reduce(0, +) - 10_800) < 20)
        #expect(abs(metres[5] - 3600) < 250 && abs(metres[3] - 3600) < 250 && abs(metres[2] - 3600) < 250)
        #expect(metres[0] == 0 && metres[6] == 0)
        // A constant pace has a higher level speed uphill, an equal one on level ground, and hardly a lower one downhill.
        let worth = slopes.map { sum in sum.speed.flatMap { speed in sum.levelSpeed.map { $0 / speed } } }
        #expect(worth[0] == nil && worth[6] == nil)
        #expect(abs(try #require(worth[5]) - GradeCost.effortFactor(grade: 0.06)) < 0.02)
        #expect(abs(try #require(worth[3]) - 1) < 0.01)
        #expect((0.9..<1).contains(try #require(worth[2])))
    }

    @Test func `without altitudes slopes are unknown`() throws {
        var flat = SyntheticRun().recording
        flat.channels.removeAll { $0.kind == .altitude }
        let traits = try traits(flat)
        #expect(traits.slopes.isEmpty && traits.altitude == nil)
        let running = insights(asOf: SyntheticHistory.today, history: SyntheticHistory.history(days: 10) { _ in 50 }).running
        #expect(running.slopes == .absent(.noData) && running.highRuns == .absent(.noData))
    }

    @Test func `runs above 1500 metres are counted, and their steady segments give no oxygen uptake`() throws {
        #expect(abs(try #require(try traits(recording({ _ in 0 }, height: 2000)).altitude) - 2100) < 1)
        func history(_ altitude: Double) -> History {
            History(
                athlete: SyntheticHistory.athlete,
                digests: (0..<10).map {
                    var digest = SyntheticHistory.digest(
                        back: $0, segments: [SteadySegment(duration: 180, speed: 3, grade: 0, heartRate: 148)])
                    digest.traits = SessionTraits(
                        speedCurve: [], heartRateCurve: [], powerCurve: [], heartRateDrop: nil, lateEfficiencyLoss: nil,
                        fastestClimb: nil, stride: nil,
                        slopes: [0.0, 0, 100, 700, 200, 0, 0].map { SlopeSum(metres: $0, seconds: $0 / 4, levelMetres: $0) },
                        altitude: altitude)
                    return digest
                })
        }
        let low = insights(asOf: SyntheticHistory.today, history: history(1400))
        let high = insights(asOf: SyntheticHistory.today, history: history(1600))
        #expect(low.running.highRuns.value?.value == 0 && high.running.highRuns.value?.value == 10)
        #expect(low.fitness.oxygenUptake.value != nil && high.fitness.oxygenUptake.value == nil)
        let slopes = try #require(low.running.slopes.value)
        #expect(abs(slopes.uphill.value - 0.2) < 1e-12 && abs(slopes.downhill.value - 0.1) < 1e-12)
        #expect(slopes.metres == 10_000 && slopes.classes.map { $0.speed } == [nil, nil, 4, 4, 4, nil, nil])
    }
}
