import Measures
import Testing
import Training

@testable import Analysis

/// Race times in the heat of the stated day.
struct RaceDayForecastTests {
    private static let today = SyntheticHistory.today

    private static func climate(_ degrees: Double) -> ClimateConditions {
        ClimateConditions(
            temperature: Temperature(celsius: degrees + 3), humidityPercent: 70, wetBulbGlobe: Temperature(celsius: degrees),
            heatIndex: nil, dewPoint: nil)
    }

    /// - Parameter runs: days back and °C of wet-bulb globe temperature.
    private static func history(raceIn days: Int?, runs: [(back: Int, degrees: Double)]) -> History {
        var athlete = SyntheticHistory.athlete
        athlete.raceDay = days.map { today + $0 }
        let digests = runs.sorted { $0.back > $1.back }.map {
            SyntheticHistory.digest(back: $0.back, conditions: climate($0.degrees))
        }
        return History(athlete: athlete, digests: digests)
    }

    private static let tenKilometres = RacePrediction(
        race: .tenKilometres,
        time: Estimate(
            value: 3000, interval: Interval(low: 2900, high: 3100), count: 1, quality: 1, method: PooledPrediction.card.id,
            inputs: [], asOf: today), confidence: .high)

    private static func forecast(_ history: History) -> RaceDayForecast? {
        RaceDayForecast(asOf: today, history: history, predictions: [tenKilometres])
    }

    @Test func `without a future race there is no forecast`() {
        let runs = [(1, 25.0), (2, 25), (3, 25)]
        #expect(Self.forecast(Self.history(raceIn: nil, runs: runs)) == nil)
        #expect(Self.forecast(Self.history(raceIn: 0, runs: runs)) == nil)
    }

    /// By hand: the population loses 0.37 % per degree above 12.5 °C in less than 2:15, so 22.5 °C costs 3.7 %.
    @Test func `a race within two weeks uses the heat of the last days and is less certain`() throws {
        let forecast = try #require(Self.forecast(Self.history(raceIn: 9, runs: [(1, 21.5), (5, 22.5), (9, 23.5), (30, 5)])))
        let heat = try #require(forecast.heat.value)
        #expect(forecast.season == .lastDays && heat.count == 3 && abs(heat.value - 22.5) < 1e-9)
        #expect(heat.inputs.compactMap { $0.activity } == ["run-9", "run-5", "run-1"])
        let time = try #require(forecast.times.first)
        #expect(time.cool == 3000 && abs(time.slowdown - 3.7) < 1e-9 && abs(time.time.value - 3111) < 1e-9)
        let range = try #require(time.time.interval)
        #expect(range.low < 2900 * 1.037 && range.high > 3100 * 1.037)
        #expect(range.low > 2700 && range.high < 3500)
    }

    @Test func `a later race uses the heat of that season in earlier years, or has no forecast`() throws {
        // Sixty days ahead: 305 days back is the same day a year before.
        let season = (-2...2).map { (305 + 5 * $0, 27.0) }
        let known = try #require(Self.forecast(Self.history(raceIn: 60, runs: season + [(1, 5), (2, 5), (3, 5)])))
        #expect(known.season == .earlierYears && known.heat.value?.count == 5)
        #expect(known.times.first.map { abs($0.slowdown - 0.37 * 14.5) < 1e-9 } == true)
        for runs in [Array(season.dropLast()), [(1, 25), (2, 25), (3, 25), (4, 25), (5, 25)], season.map { ($0.0 - 40, $0.1) }] {
            let unknown = try #require(Self.forecast(Self.history(raceIn: 60, runs: runs)))
            #expect(unknown.heat == .absent(.noData) && unknown.times.isEmpty && unknown.season == nil)
        }
    }

    @Test func `cool days cost nothing and leave the prediction unchanged`() throws {
        let forecast = try #require(Self.forecast(Self.history(raceIn: 3, runs: [(1, 8), (2, 9), (3, 10)])))
        let time = try #require(forecast.times.first)
        let range = try #require(time.time.interval)
        #expect(time.slowdown == 0 && time.time.value == 3000 && abs(range.low - 2900) < 1e-6 && abs(range.high - 3100) < 1e-6)
    }
}
