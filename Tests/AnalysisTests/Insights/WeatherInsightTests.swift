import Analysis
import Measures
import Testing
import Training

struct WeatherInsightTests {
    private func history(_ digests: [ActivityDigest], hours: Range<Int>? = nil) -> History {
        History(athlete: Athlete(name: "T", availability: Availability(hours: hours)), digests: digests)
    }

    @Test func `without weather there is no figure, only its reason`() {
        let insight = weatherInsight(asOf: Day(number: 50), history: history([]))
        #expect(insight.averageTemperature == .absent(.noData))
        #expect(insight.slowdown.value == nil)
        #expect(insight.paceDegradation.value == nil)
        #expect(insight.impact.value == nil)
        #expect(insight.acclimation.value == nil)
        #expect(insight.trainingTimes.isEmpty)
        // Without runs nothing is missing.
        #expect(insight.recommendations.isEmpty)
        var bare = run("bare", day: 40, hour: 7, wetBulbGlobe: 10, minutes: 60, temperature: 12, speed: 3)
        bare.conditions = nil
        let without = weatherInsight(asOf: Day(number: 50), history: history([bare]))
        #expect(without.recommendations.map { $0.rule } == [.needWeather])
    }

    @Test func `each figure is the mean of its named runs`() throws {
        let digests = [
            run("cold", day: 1, hour: 7, wetBulbGlobe: 10, minutes: 60, temperature: 12, speed: 3),
            run("warm", day: 3, hour: 7, wetBulbGlobe: 20, minutes: 60, temperature: 24, speed: 3),
            run("hot", day: 5, hour: 7, wetBulbGlobe: 25, minutes: 60, temperature: 30, speed: 2.5),
        ]
        let insight = weatherInsight(asOf: Day(number: 6), history: history(digests))
        #expect(insight.runsWithWeather == 3)
        #expect(insight.heatStressRuns == 2)
        #expect(insight.hottest == Hottest(day: Day(number: 5), degrees: 25, flag: .red))
        #expect(insight.idealConditionRuns == 1)
        #expect(try #require(insight.averageTemperature.value).value == 22)
        #expect(try #require(insight.averageHumidity.value).value == 70)
        let slowdown = try #require(insight.slowdown.value)
        #expect(abs(slowdown.value - (0 + 0.37 * 7.5 + 0.37 * 12.5) / 3) < 1e-9)
        #expect(slowdown.method == PopulationSlowdown.card.id)
        #expect(slowdown.inputs.compactMap { $0.activity } == ["cold", "warm", "hot"])
        #expect(insight.impact.value == .moderate)
        // By hand: cool pace times slowdown, weighted by distance over the two slowed runs.
        let warm = 1609.344 / 3 / 1.02775 * 0.02775
        let hot = 1609.344 / 2.5 / 1.04625 * 0.04625
        let expected = (warm * 10_800 + hot * 9000) / 19_800
        #expect(abs(try #require(insight.paceDegradation.value).value - expected) < 1e-9)
        #expect(insight.personalSlope.value == nil)
        #expect(insight.responseDoubts.contains(.fewRuns))
        #expect(insight.recommendations.contains { $0.rule == .slowDownInHeat })
    }

    @Test func `rooms, later days and runs outside the window are excluded`() {
        var room = run("room", day: 4, hour: 7, wetBulbGlobe: 30, minutes: 60)
        room.isIndoor = true
        let digests = [
            run("old", day: 1, hour: 7, wetBulbGlobe: 30, minutes: 60),
            run("mid", day: 2, hour: 7, wetBulbGlobe: 12, minutes: 60),
            run("new", day: 3, hour: 7, wetBulbGlobe: 12, minutes: 60), room,
            run("later", day: 9, hour: 7, wetBulbGlobe: 31, minutes: 60),
        ]
        let insight = weatherInsight(asOf: Day(number: 5), history: history(digests), runs: 2)
        #expect(insight.averageTemperature.value?.inputs.map { $0.activity } == ["mid", "new"])
        #expect(insight.impact.value == .minimal)
        #expect(insight.paceDegradation.value?.value == 0)
        #expect(insight.trainingTimes.isEmpty)
    }

    @Test func `weather of more than sixty days ago is not current`() {
        let digests = [
            run("old", day: 1, hour: 7, wetBulbGlobe: 25, minutes: 60),
            run("new", day: 2, hour: 7, wetBulbGlobe: 25, minutes: 60),
        ]
        let insight = weatherInsight(asOf: Day(number: 61), history: history(digests))
        #expect(insight.averageTemperature.value?.inputs.map { $0.activity } == ["new"] && insight.heatStressRuns == 1)
        let later = weatherInsight(asOf: Day(number: 62), history: history(digests))
        #expect(later.heatStressRuns == 0 && later.averageTemperature == .absent(.noData) && later.recommendations.isEmpty)
    }

    @Test func `a run without humidity counts for temperature and not for heat`() {
        var dry = run("dry", day: 1, hour: 7, wetBulbGlobe: nil, minutes: 60, temperature: 31)
        dry.conditions?.humidityPercent = nil
        let insight = weatherInsight(asOf: Day(number: 2), history: history([dry]))
        #expect(insight.averageTemperature.value?.value == 31)
        #expect(insight.averageHumidity == .absent(.noData))
        #expect(insight.slowdown.value == nil)
        #expect(insight.heatStressRuns == 0)
    }

    @Test func `good hours are those with the athlete's coolest runs`() throws {
        var digests: [ActivityDigest] = []
        for index in 0..<8 {
            digests.append(run("m\(index)", day: 2 * index, hour: 6, wetBulbGlobe: 21, minutes: 110))
            digests.append(run("n\(index)", day: 2 * index + 1, hour: 12, wetBulbGlobe: 27, minutes: 110))
        }
        let insight = weatherInsight(asOf: Day(number: 20), history: history(digests))
        let window = try #require(insight.trainingTimes.first)
        #expect(window.start == 6 && window.end == 8)
        // Each of these runs touched both hours, and counts once.
        #expect(window.evidence == HourWindow.Evidence(runs: 8, first: Day(number: 0), last: Day(number: 14)))
        #expect(insight.trainingTimes.count == 1)
        let advice = try #require(insight.recommendations.first { $0.rule == .trainAt })
        #expect(advice.numbers == [6, 8])
    }

    @Test func `hours without a run are not rated, and dangerous ones are excluded`() {
        func windows(_ hours: [(hour: Int, warmth: Double)], within own: Range<Int>? = nil) -> [HourWindow] {
            var digests: [ActivityDigest] = []
            for index in 0..<8 {
                for (hour, warmth) in hours {
                    digests.append(
                        run("\(hour)-\(index)", day: index, hour: hour, wetBulbGlobe: warmth, minutes: 110))
                }
            }
            return weatherInsight(asOf: Day(number: 8), history: history(digests, hours: own)).trainingTimes
        }
        #expect(windows([(17, 27)]).isEmpty)
        #expect(windows([(6, 27.9), (17, 33)]).map { $0.start } == [6])
        #expect(windows([(6, 28), (17, 33)]).isEmpty)
        // This athlete cannot train at six.
        #expect(windows([(6, 20), (17, 26), (10, 33), (13, 33)], within: 7..<22).map { $0.start } == [17])
        #expect(windows([(6, 20), (17, 33)], within: 6..<9).map { $0.start } == [6])
    }

    @Test func `an hour with unhealthy air in most runs is excluded`() throws {
        func windows(index: Double, every share: Int) -> [HourWindow] {
            var digests: [ActivityDigest] = []
            for number in 0..<8 {
                var early = run("m\(number)", day: 2 * number, hour: 6, wetBulbGlobe: 21, minutes: 110)
                if number % share == 0 { early.air = AirQuality(index: index, fineParticles: nil) }
                digests.append(early)
                digests.append(run("n\(number)", day: 2 * number + 1, hour: 12, wetBulbGlobe: 27, minutes: 110))
            }
            return weatherInsight(asOf: Day(number: 20), history: history(digests)).trainingTimes
        }
        #expect(windows(index: 150, every: 1).first?.start == 6)
        #expect(windows(index: 151, every: 2).first?.start == 6)
        #expect(windows(index: 151, every: 1).isEmpty)
        #expect(AirQuality(index: 151, fineParticles: nil).isUnhealthy && !AirQuality(index: nil, fineParticles: 400).isUnhealthy)
    }

    @Test func `two weeks of hot runs acclimate, and a month without them loses it`() throws {
        let digests = (0..<14).map { run("h\($0)", day: $0, hour: 12, wetBulbGlobe: 28, minutes: 60) }
        let hot = try #require(weatherInsight(asOf: Day(number: 13), history: history(digests)).acclimation.value)
        #expect(hot.level == .wellAcclimated)
        #expect(abs(hot.state.value - 0.956) < 0.001)
        #expect(!hot.isHistoryShort)
        let later = weatherInsight(asOf: Day(number: 33), history: history(digests))
        #expect(try #require(later.acclimation.value).level == .developing)
        #expect(later.recommendations.contains { $0.rule == .acclimationFading && $0.numbers == [20] })
    }
}
