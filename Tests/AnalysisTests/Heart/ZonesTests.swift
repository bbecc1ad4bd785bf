import Measures
import Testing
import Training

@testable import Analysis

struct ZonesTests {
    @Test func `pace zones are shares of threshold pace`() throws {
        // Threshold 4:00 /km: zone 4 from 4:02.4 to 4:14.4.
        let bounds = try #require(PaceZones.bounds(thresholdPace: 240))
        #expect(bounds.map { Rounding.halfUp($0, decimals: 1) } == [309.6, 273.6, 254.4, 242.4, 232.8, 216])
        #expect(PaceZones.bounds(thresholdPace: 50) == nil)
    }

    @Test func `power zones are shares of threshold power`() throws {
        #expect(try #require(PowerZones.bounds(threshold: 200)).map { Rounding.halfUp($0) } == [110, 150, 180, 210, 240, 300])
        #expect(PowerZones.bounds(threshold: 0) == nil)
    }

    @Test func `a stated threshold gives Friel's zones, else the reserve, else the maximum`() throws {
        func table(_ athlete: Athlete) throws -> ZoneTable {
            let history = History(athlete: athlete, digests: [SyntheticHistory.digest(back: 0)])
            return try #require(
                insights(asOf: SyntheticHistory.today, history: history).running.zones.first { $0.kind == .heartRate })
        }
        let friel = try table(Athlete(name: "", thresholdHeartRate: HeartRate(170)))
        #expect(friel.zones.map { $0.name } == ["1", "2", "3", "4", "5a", "5b", "5c"])
        #expect(friel.zones[1].from == 0.85 * 170 && friel.zones[0].from == nil && friel.zones[6].to == nil)
        let karvonen = try table(SyntheticHistory.athlete)
        #expect(karvonen.zones[1].from == 50 + 0.5 * 140)
        let predicted = try table(Athlete(name: "", birthYear: 1990, restingHeartRate: HeartRate(50)))
        #expect(predicted.zones[1].from == 0.5 * (211 - 0.64 * 34))
        #expect(predicted.base.interval != nil)
    }

    @Test func `if sensors counted steps the distribution reports poor sensors`() {
        func answer(good: Int, doubtful: Int) -> Answer<IntensityDistribution> {
            let runs = (0..<(good + doubtful)).map { index in
                var run = SyntheticHistory.digest(back: index)
                run.measures = SessionMeasures(
                    normalisedSpeed: nil, speedSeconds: 0, normalisedPower: nil, powerSeconds: 0, heartRateSeconds: [1800],
                    lowestHeartRate: 140, heartRateCoverage: 1, peakHeartRate: nil, laterHeartRate: nil,
                    isHeartRateDoubtful: index >= good, perceivedEffort: nil)
                return run
            }
            let history = History(athlete: SyntheticHistory.athlete, digests: runs)
            return insights(asOf: SyntheticHistory.today, history: history).running.distribution
        }
        #expect(answer(good: 2, doubtful: 2) == .absent(.sensorPoor))
        #expect(answer(good: 2, doubtful: 0) == .absent(.tooFew))
        #expect(answer(good: 4, doubtful: 3).value != nil)
    }

    @Test func `the polarisation index follows Treff`() {
        // 80 % easy, 5 % middle, 15 % hard: log10(0.80/0.05 · 0.15 · 100) = log10(240).
        #expect(abs(IntensityDistribution.polarisation(easy: 0.80, middle: 0.05, hard: 0.15) - 2.3802112417) < 1e-9)
        #expect(IntensityDistribution.polarisation(easy: 0.9, middle: 0.1, hard: 0) == 0)
        #expect(IntensityDistribution.polarisation(easy: 0.9, middle: 0, hard: 0.1).isFinite)
        #expect(IntensityDistribution.shares(easy: 0, middle: 0, hard: 0) == nil)
        // No shape with almost only easy time; polarised only above 2.
        #expect(IntensityDistribution.shape(easy: 1, middle: 0, hard: 0) == .easy)
        #expect(IntensityDistribution.shape(easy: 0.96, middle: 0.01, hard: 0.03) == .easy)
        #expect(IntensityDistribution.shape(easy: 0.90, middle: 0.03, hard: 0.07) == .polarised)
        #expect(IntensityDistribution.shape(easy: 0.45, middle: 0.20, hard: 0.35) == .pyramidal)
        #expect(IntensityDistribution.shape(easy: 0.80, middle: 0.15, hard: 0.05) == .pyramidal)
    }
}
