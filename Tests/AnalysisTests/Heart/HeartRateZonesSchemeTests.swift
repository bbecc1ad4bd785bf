import Analysis
import Measures
import Testing
import Training

struct HeartRateZonesSchemeTests {
    private let today = Day(number: 20_000)

    private func scheme(_ athlete: Athlete) -> HeartRateZones.Scheme? {
        AthleteProfile(athlete: athlete, peaks: [], bodySamples: [], asOf: today).heartRateZones
    }

    private func runner(tested: Day? = nil, own: [Double] = []) -> Athlete {
        Athlete(
            name: "", restingHeartRate: HeartRate(50), maximumHeartRate: HeartRate(190), thresholdHeartRate: HeartRate(170),
            thresholdTestDay: tested, heartRateZones: own.map { HeartRate($0) })
    }

    @Test func `own bounds precede a threshold with a recent test, then the reserve, then the maximum`() throws {
        let own = try #require(scheme(runner(own: [100, 120, 140, 160, 180])))
        #expect(own.way == .own && own.bounds == [100, 120, 140, 160, 180] && own.names.count == 6)
        let tested = try #require(scheme(runner(tested: today - 180)))
        #expect(tested.way == .threshold && tested.names.first == "1" && tested.names.last == "5c")
        #expect(tested.bounds == HeartRateZones.frielBounds(threshold: 170))
        #expect(scheme(runner()) == tested)
        let old = try #require(scheme(runner(tested: today - 181)))
        #expect(old.way == .reserve && old.bounds == [120, 134, 148, 162, 176])
        let guessed = try #require(scheme(Athlete(name: "", birthYear: today.civil.year - 40, restingHeartRate: HeartRate(50))))
        #expect(guessed.way == .maximum)
        #expect(scheme(Athlete(name: "")) == nil)
    }

    @Test func `invalid bounds give no zones`() {
        let wrong: [[Double]] = [
            [], [100, 120, 140, 160], [100, 120, 120, 160, 180], [100, 90, 140, 160, 180], [10, 120, 140, 160, 180],
        ]
        for bounds in wrong {
            #expect(!HeartRateZones.areBounds(bounds), "\(bounds)")
            #expect(scheme(runner(own: bounds))?.way == .threshold)
        }
        #expect(!HeartRateZones.areBounds([100, 120, .nan, 160, 180]))
    }
}
