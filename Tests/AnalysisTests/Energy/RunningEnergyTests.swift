import Analysis
import Measures
import Testing
import Training

struct RunningEnergyTests {
    private static func run(adjusted: Double? = nil, device: Double? = nil) -> ActivityDigest {
        var run = SyntheticHistory.digest(back: 1, kilometres: 10, minutes: 50)
        run.gradeAdjustedSpeed = adjusted.map { Speed(metresPerSecond: $0) }
        run.activeEnergy = device.map { Energy(kilocalories: $0) }
        return run
    }

    /// By hand: level ground costs 3.6 J/kg/m, so 70 kg over 10 km use 602 kcal.
    @Test func `a run without a device's calories derives them from mass, distance and slopes`() throws {
        let profile = AthleteProfile(mass: 70)
        let flat = try #require(Self.run().runningEnergy(for: profile))
        #expect(abs(flat.kilocalories - 3.6 * 70 * 10_000 / 4184) < 1e-9)
        #expect(flat.interval == Interval(low: 0.85 * flat.kilocalories, high: 1.15 * flat.kilocalories))
        let hilly = try #require(Self.run(adjusted: 4).runningEnergy(for: profile))
        #expect(abs(hilly.kilocalories / flat.kilocalories - 1.2) < 1e-9)
    }

    @Test func `the device's value takes precedence, and without mass or distance there is none`() {
        let profile = AthleteProfile(mass: 70)
        #expect(Self.run(device: 500).runningEnergy(for: profile) == nil)
        #expect(Self.run().runningEnergy(for: AthleteProfile()) == nil)
        #expect(Self.run(adjusted: 9).runningEnergy(for: profile) == nil)
        var ride = Self.run()
        ride.sport = .cycling
        #expect(ride.runningEnergy(for: profile) == nil)
        var still = Self.run()
        still.distance = nil
        #expect(still.runningEnergy(for: profile) == nil)
    }

    /// By hand: −55.0969 + 0.6309 · 150 + 0.1988 · 70 + 0.2017 · 35 = 60.5135 kJ per minute, over 50 minutes 723 kcal (models.md).
    @Test func `a ride without calories derives them from heart rate, age, sex and mass`() throws {
        let rider = AthleteProfile(sex: .male, age: 35, mass: 70)
        func ride(_ heartRate: Double?, sport: Sport = .cycling) -> ActivityDigest {
            var ride = EffortRecordTests.heard(Self.run(), seconds: 3000, heartRate: heartRate)
            ride.sport = sport
            return ride
        }
        let found = try #require(ride(150).heartEnergy(for: rider))
        #expect(abs(found.kilocalories - 723.15) < 0.01)
        #expect(found.interval == Interval(low: 0.8 * found.kilocalories, high: 1.2 * found.kilocalories))
        #expect(ride(nil).heartEnergy(for: rider) == nil && ride(85).heartEnergy(for: rider) == nil)
        // Only heat raises the heart rate, without work.
        #expect(ride(150, sport: .sauna).heartEnergy(for: rider) == nil)
        #expect(ride(150).heartEnergy(for: AthleteProfile(sex: .male, mass: 70)) == nil)
        var doubtful = ride(150)
        doubtful.measures?.isHeartRateDoubtful = true
        #expect(doubtful.heartEnergy(for: rider) == nil)
        #expect(Self.run(device: 500).heartEnergy(for: rider) == nil)
    }
}
