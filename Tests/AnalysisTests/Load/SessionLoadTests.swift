import Measures
import Testing
import Training

@testable import Analysis

struct SessionLoadTests {
    @Test func `intervals have at least the load of their mean heart rate`() throws {
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

    @Test func `an unstated sex is not guessed`() throws {
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
        // An hour at threshold still gives a hundred.
        let hour = try #require(BanisterImpulse.total(minutes: 60, heartRate: 170, resting: 50, maximum: 190, sex: nil))
        #expect(
            abs(try #require(HeartRateLoad.load(impulse: hour, threshold: 170, resting: 50, maximum: 190, sex: nil)) - 100) < 1e-9
        )
    }

    @Test func `an hour at threshold has a load of a hundred`() throws {
        let hour = try #require(BanisterImpulse.total(minutes: 60, heartRate: 170, resting: 50, maximum: 190, sex: .female))
        let load = try #require(HeartRateLoad.load(impulse: hour, threshold: 170, resting: 50, maximum: 190, sex: .female))
        #expect(abs(load - 100) < 1e-9)
        let pace = try #require(PaceLoad.load(seconds: 3600, normalisedSpeed: 4, thresholdSpeed: 4))
        #expect(abs(pace - 100) < 1e-9)
        let power = try #require(PowerLoad.load(seconds: 3600, normalisedPower: 280, threshold: 280))
        #expect(abs(power - 100) < 1e-9)
    }

    @Test func `a steady column is normalised to its own value, a varying one to more than its mean`() throws {
        let steady = try #require(PaceLoad.normalised([Double](repeating: 3.2, count: 600)))
        #expect(abs(steady - 3.2) < 1e-12)
        let surging = [Double](repeating: 2.5, count: 300) + [Double](repeating: 4.5, count: 300)
        #expect(try #require(PaceLoad.normalised(surging)) > 3.5)
        #expect(PaceLoad.normalised([]) == nil)
    }

    @Test func `an impossible profile gives no impulse`() {
        #expect(BanisterImpulse.rate(heartRate: 150, resting: 150, maximum: 190, sex: .male) == nil)
        #expect(BanisterImpulse.rate(heartRate: .nan, resting: 50, maximum: 190, sex: .male) == nil)
        #expect(HeartRateLoad.load(impulse: 50, threshold: 40, resting: 50, maximum: 190, sex: .male) == nil)
        #expect(PerceivedEffortLoad.impulse(rating: 11, minutes: 30) == nil)
    }

    /// 21 hours at 50 an hour give 1050.
    @Test func `a load above a thousand is rejected`() {
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

    private func ride(
        power: Double?, isMeasured: Bool, sport: Sport = .cycling, heartRate: Int? = 140, mean: Double? = nil
    ) -> ActivityDigest {
        var digest = SyntheticHistory.digest(back: 0, load: nil, minutes: 60, sport: sport)
        digest.meanHeartRate = mean.map { HeartRate($0) }
        var measures = SessionMeasures(
            normalisedSpeed: nil, speedSeconds: 0, normalisedPower: power, powerSeconds: power == nil ? 0 : 3600,
            heartRateSeconds: heartRate == nil ? [] : [3600], lowestHeartRate: heartRate ?? 0,
            heartRateCoverage: heartRate == nil ? 0 : 1, peakHeartRate: nil, laterHeartRate: nil, isHeartRateDoubtful: false,
            perceivedEffort: nil)
        measures.isPowerMeasured = isMeasured
        digest.measures = measures
        return digest
    }

    private var profile: AthleteProfile {
        var profile = AthleteProfile()
        profile.restingHeartRate = .init(60, .stated)
        profile.maximumHeartRate = .init(180, .stated)
        profile.thresholdHeartRate = .init(165, .stated)
        profile.thresholdPower = .init(300, .stated)
        return profile
    }

    /// NP 267 W for an hour at a threshold of 300 W: 100 · (267/300)² = 79.21.
    @Test func `measured power precedes heart rate, and power of an uncalibrated trainer follows it`() throws {
        let measured = try #require(ride(power: 267, isMeasured: true).bestLoad(for: profile))
        #expect(measured.method == .power && abs(measured.value - 79.21) < 1e-9)
        #expect(ride(power: 267, isMeasured: false).bestLoad(for: profile)?.method == .heartRate)
        #expect(ride(power: 267, isMeasured: false, heartRate: nil).bestLoad(for: profile)?.method == .power)
        var without = profile
        without.thresholdPower = nil
        #expect(ride(power: 267, isMeasured: true).bestLoad(for: without)?.method == .heartRate)
    }

    /// 60 min at 120 bpm, rest 60, maximum 180, no sex: x = 0.5; at threshold x = 0.875.
    @Test func `an hour of yoga at a mean of 120 bpm counts by its heart rate, not by its duration`() throws {
        let load = try #require(
            ride(power: nil, isMeasured: false, sport: .yoga, heartRate: nil, mean: 120).bestLoad(for: profile))
        func rate(_ x: Double) -> Double { x * (0.64 * Double.exp(1.92 * x) + 0.86 * Double.exp(1.67 * x)) / 2 }
        #expect(load.method == .heartRate)
        #expect(abs(load.value - 100 * rate(0.5) / rate(0.875)) < 1e-9)
        #expect(load.value > 25 && load.value < 31)
        #expect(ride(power: nil, isMeasured: false, sport: .yoga, heartRate: nil).bestLoad(for: profile)?.method == .duration)
    }

    @Test func `a trainer's power is measured if the file states a calibration`() {
        func measures(_ sport: Sport, indoors: Bool?, calibrated: Bool, hasPositions: Bool = false) -> SessionMeasures? {
            var recording = SyntheticRun(seconds: 600, sport: sport).recording
            recording.isIndoor = indoors
            recording.isPowerCalibrated = calibrated
            let seconds = (0...600).map { Double($0) }
            recording.channels.append(Channel(kind: .power, seconds: seconds, values: seconds.map { _ in 200 }))
            if hasPositions {
                recording.channels.append(Channel(kind: .latitude, seconds: seconds, values: seconds.map { 48 + $0 * 27e-6 }))
                recording.channels.append(Channel(kind: .longitude, seconds: seconds, values: seconds.map { _ in 11 }))
            }
            return digest(of: recording, id: "a", athlete: DigestTests.athlete, profile: DigestTests.profile).measures
        }
        #expect(measures(.cycling, indoors: nil, calibrated: false, hasPositions: true)?.isPowerMeasured == true)
        #expect(measures(.cycling, indoors: false, calibrated: false)?.isPowerMeasured == true)
        // A TCX of a trainer has no positions, and a virtual ride has those of a game.
        #expect(measures(.cycling, indoors: nil, calibrated: false)?.isPowerMeasured == false)
        #expect(measures(.cycling, indoors: true, calibrated: false, hasPositions: true)?.isPowerMeasured == false)
        #expect(measures(.cycling, indoors: true, calibrated: false)?.isPowerMeasured == false)
        #expect(measures(.indoorCycling, indoors: nil, calibrated: false)?.isPowerMeasured == false)
        #expect(measures(.indoorCycling, indoors: true, calibrated: true)?.isPowerMeasured == true)
    }

    @Test func `a sauna is no training, and time alone gives no load in a sport at rest`() {
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
