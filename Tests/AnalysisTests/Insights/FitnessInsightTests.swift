import Analysis
import Measures
import Testing
import Training

struct FitnessInsightTests {
    func insight(_ digests: [ActivityDigest], athlete: Athlete = SyntheticHistory.athlete, samples: [BodySample] = [])
        -> FitnessInsight
    {
        fitnessInsight(
            asOf: SyntheticHistory.today, history: History(athlete: athlete, digests: digests, bodySamples: samples))
    }

    @Test func `one race is its own VDOT, pace and time`() throws {
        let fitness = insight([SyntheticHistory.race(back: 5, metres: 10_000, seconds: 2400)])
        let uptake = try #require(fitness.oxygenUptake.value)
        let vdot = try #require(DanielsGilbert.vdot(metres: 10_000, seconds: 2400))
        #expect(abs(uptake.value - vdot) < 1e-9)
        #expect(fitness.method == .racePerformance)
        #expect(uptake.inputs.compactMap { $0.activity } == ["race-5"])
        #expect(uptake.count == 1)
        let ten = try #require(fitness.predictions.first { $0.race == .tenKilometres })
        #expect(abs(ten.time.value - 2400) < 2)
        let interval = try #require(ten.time.interval)
        #expect(interval.low < 2400 && interval.high > 2400)
        #expect(ten.confidence == .high)
        #expect(
            abs(try #require(fitness.intervalPace.value).value - (try #require(DanielsGilbert.pace(vdot: vdot, fraction: 1))))
                < 1e-9)
        #expect(fitness.level.value != nil)
        #expect(fitness.dataQuality > 0.5 && fitness.dataQuality <= 1)
    }

    @Test func `longer races are slower and less certain, from one state`() throws {
        let fitness = insight([SyntheticHistory.race(back: 5, metres: 10_000, seconds: 2400)])
        var previous: RacePrediction?
        for prediction in fitness.predictions {
            if let previous {
                #expect(prediction.time.value > previous.time.value * 1.9)
            }
            previous = prediction
        }
        #expect(fitness.predictions.map { $0.race } == [.fiveKilometres, .tenKilometres, .halfMarathon, .marathon])
    }

    @Test func `a distance without support is left out`() {
        let fitness = insight([SyntheticHistory.race(back: 5, metres: 3000, seconds: 660)])
        #expect(!fitness.predictions.contains { $0.race == .halfMarathon })
        #expect(!fitness.predictions.contains { $0.race == .marathon })
        #expect(fitness.predictions.contains { $0.race == .tenKilometres })
    }

    @Test func `the watch's long course counts as the official distance`() throws {
        let exact = insight([SyntheticHistory.race(back: 5, metres: 10_000, seconds: 2400)])
        let long = insight([SyntheticHistory.race(back: 5, metres: 10_090, seconds: 2400)])
        #expect(exact.oxygenUptake == long.oxygenUptake)
    }

    @Test func `device and race stay two numbers, and a gap is said`() throws {
        let source = Source(name: "Watch", origin: .appleHealth)
        let samples = (0..<4).map { index in
            let moment = (SyntheticHistory.today - 10 * index).start(at: .utc)
            return BodySample(
                kind: .oxygenUptake, start: moment, end: moment, offset: .utc, value: 60 + Double(index), source: source)
        }
        let fitness = insight([SyntheticHistory.race(back: 5, metres: 10_000, seconds: 2700)], samples: samples)
        let device = try #require(fitness.deviceOxygenUptake.value)
        #expect(device.value == 61 && device.count == 3)
        #expect(try #require(fitness.oxygenUptake.value).value < 50)
        #expect(fitness.recommendations.contains { $0.rule == .raceAndDeviceDisagree })
    }

    @Test func `steady running alone tells an uptake near the truth, with doubt`() throws {
        // A runner whose truth is 50, rest 50, maximum 190.
        let speed = 3.0
        let cost = try #require(DanielsGilbert.cost(speed: speed))
        let heartRate = 50 + (cost - 3.5) / (50 - 3.5) * 140
        let segment = SteadySegment(duration: 180, speed: speed, grade: 0, heartRate: heartRate)
        let digests = (0..<6).map { SyntheticHistory.digest(back: 3 * $0, segments: [segment, segment]) }
        let fitness = insight(digests)
        let uptake = try #require(fitness.oxygenUptake.value)
        #expect(abs(uptake.value - 50) < 1e-6)
        #expect(fitness.method == .submaximalHeartRate)
        #expect(try #require(uptake.interval).high - uptake.value > 4)
        var unknown = SyntheticHistory.athlete
        unknown.restingHeartRate = nil
        unknown.maximumHeartRate = nil
        unknown.birthYear = nil
        let blind = insight(digests, athlete: unknown)
        #expect(blind.oxygenUptake == .absent(.profileIncomplete))
        #expect(blind.recommendations.contains { $0.rule == .needHeartRateProfile })
        #expect(blind.predictions.isEmpty && blind.dataQuality == 0)
    }

    @Test func `no level without year of birth and sex`() {
        var athlete = SyntheticHistory.athlete
        athlete.sex = nil
        let fitness = insight([SyntheticHistory.race(back: 5, metres: 10_000, seconds: 2400)], athlete: athlete)
        #expect(fitness.level == .absent(.profileIncomplete))
        #expect(fitness.recommendations.contains { $0.rule == .needBirthYearAndSex })
    }

    @Test func `an empty history says that runs are needed`() {
        let fitness = insight([])
        #expect(fitness.oxygenUptake == .absent(.noData))
        #expect(fitness.recommendations == [Recommendation(.needRuns, urgency: .info)])
        #expect(fitness.history.isEmpty)
    }

    @Test func `a long pause is stale`() {
        let fitness = insight([SyntheticHistory.digest(back: 60)])
        #expect(fitness.oxygenUptake == .absent(.stale))
    }
}
