import Analysis
import Measures
import Testing
import Training

struct RunningEffectivenessTests {
    /// 3.5 m/s with 70 kg at 245 W is 1.00.
    @Test func `effectiveness is speed per watt and kilogram`() {
        #expect(RunningEffectiveness.value(speed: 3.5, mass: 70, power: 245) == 1)
        #expect(RunningEffectiveness.value(speed: 3.5, mass: 0, power: 245) == nil)
        #expect(RunningEffectiveness.value(speed: 3.5, mass: 70, power: 0) == nil)
    }

    @Test func `effectiveness requires runs with power and a known mass`() throws {
        var recording = SyntheticRun().recording
        recording.channels.append(
            Channel(kind: .power, seconds: (0...3600).map { Double($0) }, values: (0...3600).map { _ in 240 }))
        let traits = digest(of: recording, id: "1", athlete: SyntheticHistory.athlete, profile: AthleteProfile()).traits
        let powered = try #require(traits?.powered)
        #expect(abs(powered.speed - 3) < 0.01 && abs(powered.watts - 240) < 1e-9)
        var athlete = SyntheticHistory.athlete
        let digests = (0..<4).map { back in
            var digest = SyntheticHistory.digest(back: back)
            digest.traits = traits
            return digest
        }
        let without = insights(asOf: SyntheticHistory.today, history: History(athlete: athlete, digests: digests)).running
        #expect(without.effectiveness == .absent(.profileIncomplete))
        athlete.mass = Mass(kilograms: 72)
        let with = insights(asOf: SyntheticHistory.today, history: History(athlete: athlete, digests: digests)).running
        #expect(abs(try #require(with.effectiveness.value).value - 0.9) < 0.003)
    }
}
