import Testing
import Training

@testable import HeartRateEnergy

/// Calories from heart rate, by the equations of Keytel et al. (2005).
struct HeartRateEnergyTests {
    /// By hand: (−55.0969 + 0.6309·150 + 0.1988·70 + 0.2017·30)/4.184·60 and (−20.4022 + 0.4472·150 − 0.1263·60 + 0.074·30)/4.184·60.
    @Test(arguments: [(Sex.male, 70.0, 853.32), (.female, 60, 592.54)]) func `an hour at 150 beats is that of the equations`(
        _ sex: Sex, _ mass: Double, _ expected: Double
    ) throws {
        let energy = try #require(
            HeartRateEnergy.kilocalories(kilograms: mass, minutes: 60, heartRate: 150, age: 30, sex: sex))
        #expect(abs(energy - expected) < 0.01)
    }

    @Test func `it grows with minutes and heart rate`() throws {
        var before = 0.0
        for rate in stride(from: 90.0, through: 230, by: 5) {
            let energy = try #require(
                HeartRateEnergy.kilocalories(kilograms: 70, minutes: 60, heartRate: rate, age: 30, sex: .male))
            #expect(energy > before)
            #expect(
                HeartRateEnergy.kilocalories(kilograms: 70, minutes: 120, heartRate: rate, age: 30, sex: .male) == 2 * energy)
            before = energy
        }
    }

    @Test(arguments: [
        (29.9, 60.0, 150.0, 30.0), (200.1, 60, 150, 30), (70, -1, 150, 30), (70, .infinity, 150, 30), (70, 60, 89.9, 30),
        (70, 60, 230.1, 30), (70, 60, 150, 9), (70, 60, 150, 111), (.nan, 60, 150, 30), (70, .nan, 150, 30),
        (70, 60, .nan, 30), (70, 60, 150, .nan),
    ]) func `values outside of the ranges give none`(_ mass: Double, _ minutes: Double, _ rate: Double, _ age: Double) {
        #expect(HeartRateEnergy.kilocalories(kilograms: mass, minutes: minutes, heartRate: rate, age: age, sex: .male) == nil)
        #expect(HeartRateEnergy.kilocalories(kilograms: mass, minutes: minutes, heartRate: rate, age: age, sex: .female) == nil)
    }
}
