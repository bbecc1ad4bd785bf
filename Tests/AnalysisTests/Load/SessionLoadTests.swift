import Analysis
import Testing
import Training

struct SessionLoadTests {
    @Test func `intervals are worth at least their mean heart rate`() throws {
        // Jensen: the impulse is convex in heart rate above rest.
        let samples = [100.0, 120, 150, 170, 185, 130, 95, 160]
        let mean = try #require(Moments.mean(samples))
        for sex in [Sex.male, .female] {
            let summed = try #require(
                BanisterImpulse.total(samples: samples, seconds: 60, resting: 50, maximum: 190, sex: sex))
            let averaged = try #require(
                BanisterImpulse.total(minutes: 8, heartRate: mean, resting: 50, maximum: 190, sex: sex))
            #expect(summed >= averaged)
        }
    }

    @Test func `without a stated sex neither is guessed`() throws {
        for heartRate in stride(from: 60.0, through: 190, by: 10) {
            func rate(_ sex: Sex?) throws -> Double {
                try #require(BanisterImpulse.rate(heartRate: heartRate, resting: 50, maximum: 190, sex: sex))
            }
            let men = try rate(.male)
            let women = try rate(.female)
            let mean = try rate(nil)
            #expect(abs(mean - (men + women) / 2) < 1e-12)
            if heartRate >= 120 { #expect(abs(mean / men - 1) < 0.1 && abs(mean / women - 1) < 0.1) }
        }
        // An hour at threshold stays a hundred.
        let hour = try #require(BanisterImpulse.total(minutes: 60, heartRate: 170, resting: 50, maximum: 190, sex: nil))
        #expect(
            abs(try #require(HeartRateLoad.load(impulse: hour, threshold: 170, resting: 50, maximum: 190, sex: nil)) - 100) < 1e-9
        )
    }

    @Test func `an hour at threshold is worth a hundred`() throws {
        let hour = try #require(BanisterImpulse.total(minutes: 60, heartRate: 170, resting: 50, maximum: 190, sex: .female))
        let load = try #require(HeartRateLoad.load(impulse: hour, threshold: 170, resting: 50, maximum: 190, sex: .female))
        #expect(abs(load - 100) < 1e-9)
        let pace = try #require(PaceLoad.load(seconds: 3600, normalisedSpeed: 4, thresholdSpeed: 4))
        #expect(abs(pace - 100) < 1e-9)
        let power = try #require(PowerLoad.load(seconds: 3600, normalisedPower: 280, threshold: 280))
        #expect(abs(power - 100) < 1e-9)
    }

    @Test func `a steady column is worth exactly its own value, a surging one more than its mean`() throws {
        let steady = try #require(PaceLoad.normalised([Double](repeating: 3.2, count: 600)))
        #expect(abs(steady - 3.2) < 1e-12)
        let surging = [Double](repeating: 2.5, count: 300) + [Double](repeating: 4.5, count: 300)
        #expect(try #require(PaceLoad.normalised(surging)) > 3.5)
        #expect(PaceLoad.normalised([]) == nil)
    }

    @Test func `a profile that no heart has gets no impulse`() {
        #expect(BanisterImpulse.rate(heartRate: 150, resting: 150, maximum: 190, sex: .male) == nil)
        #expect(BanisterImpulse.rate(heartRate: .nan, resting: 50, maximum: 190, sex: .male) == nil)
        #expect(HeartRateLoad.load(impulse: 50, threshold: 40, resting: 50, maximum: 190, sex: .male) == nil)
        #expect(PerceivedEffortLoad.impulse(rating: 11, minutes: 30) == nil)
    }

    /// 21 hours at 50 an hour are 1050.
    @Test func `a load above a thousand is none`() {
        func load(hours: Double) -> SessionLoad? {
            var digest = SyntheticHistory.digest(back: 0, load: nil, minutes: 60 * hours, sport: .rowing)
            digest.measures = SessionMeasures(
                normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [],
                lowestHeartRate: 0, heartRateCoverage: 0, peakHeartRate: nil, laterHeartRate: nil, isHeartRateDoubtful: false,
                perceivedEffort: nil)
            return digest.bestLoad(for: AthleteProfile())
        }
        #expect(load(hours: 20) == SessionLoad(value: 1000, method: .duration))
        #expect(load(hours: 21) == nil)
    }

    @Test func `a sauna is no training, and time alone none where the sport is still`() {
        func load(_ sport: Sport, rated: Double? = nil) -> SessionLoad? {
            var digest = SyntheticHistory.digest(back: 0, load: nil, minutes: 20, sport: sport)
            digest.measures = SessionMeasures(
                normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [],
                lowestHeartRate: 0, heartRateCoverage: 0, peakHeartRate: nil, laterHeartRate: nil, isHeartRateDoubtful: false,
                perceivedEffort: rated)
            return digest.bestLoad(for: AthleteProfile())
        }
        #expect(load(.sauna) == nil && load(.sauna, rated: 5) == nil)
        #expect(load(.golf) == nil && load(.stretching) == nil)
        #expect(load(.golf, rated: 3)?.method == .perceivedEffort)
        #expect(load(.hotYoga)?.method == .duration)
    }
}
