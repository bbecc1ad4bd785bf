import Analysis
import Localizations
import Measures
import Testing

@testable import Screens

struct PageSentenceTests {
    private let context = Example.context(.english)

    private func fitness(_ values: [(back: Int, value: Double)], hasTrend: Bool = true) -> String? {
        var fitness = Example.insights.fitness
        fitness.trend =
            hasTrend ? FitnessTrendEstimate(days: [0, 7, 14, 21, 28, 35, 42], values: [42, 43, 42, 43, 42, 43, 42]) : nil
        fitness.history = values.map { DatedValue(day: Example.today - $0.back, value: $0.value) }
        return PageSentence.fitness(fitness, asOf: Example.today, context)
    }

    @Test func `fitness is compared with that of eight weeks ago`() {
        #expect(fitness([(84, 40), (56, 41), (0, 42.5)]) == "Fitter than eight weeks ago: VO₂max up by 1.5.")
        #expect(fitness([(56, 44), (3, 42)]) == "Less fit than eight weeks ago: VO₂max down by 2.0.")
        #expect(fitness([(60, 42), (30, 42.5), (0, 42.9)]) == "About as fit as eight weeks ago.")
    }

    @Test func `without eight weeks, or without a value of this week, nothing is said of fitness`() {
        #expect(fitness([]) == nil && fitness([(49, 40), (0, 45)]) == nil && fitness([(60, 40), (7, 45)]) == nil)
        // After a break the value of before is too old.
        #expect(fitness([(98, 50), (14, 40), (0, 39)]) == nil)
    }

    @Test func `fitness on other evidence than before is not compared`() {
        #expect(fitness([(56, 41), (0, 45)], hasTrend: false) == nil)
    }

    @Test func `load has a sentence for each zone, and none while a return is under way`() {
        var load = Example.insights.load
        load.returning = nil
        let said = LoadZone.allCases.map { zone in
            load.zone = .known(zone)
            return PageSentence.load(load, context)
        }
        #expect(Set(said).count == 4 && !said.contains(nil))
        #expect(said.first == "You are training less than you are used to.")
        load.zone = .absent(.noData)
        #expect(PageSentence.load(load, context) == nil)
    }

    @Test(arguments: Language.allCases) func `weather and heat have a sentence where they are known`(_ language: Language) {
        let context = Example.context(language)
        let said = WeatherImpact.allCases.map { impact in
            var weather = Example.withHeat.weather
            weather.impact = .known(impact)
            return PageSentence.weather(weather, context)
        }
        #expect(Set(said).count == WeatherImpact.allCases.count && !said.contains(nil))
        var weather = Example.withHeat.weather
        #expect(PageSentence.heat(weather, asOf: Example.today, context) != nil)
        weather.impact = .absent(.noData)
        weather.acclimation = .absent(.noData)
        #expect(PageSentence.weather(weather, context) == nil)
        #expect(PageSentence.heat(weather, asOf: Example.today, context) == nil)
    }

    @Test func `acclimation fades from the fourth day without heat on`() throws {
        var weather = Example.withHeat.weather
        var acclimation = try #require(weather.acclimation.value)
        acclimation.level = .developing
        acclimation.lastExposure = Example.today - 3
        weather.acclimation = .known(acclimation)
        #expect(PageSentence.heat(weather, asOf: Example.today, context) == "You are partly used to heat.")
        acclimation.lastExposure = Example.today - 4
        weather.acclimation = .known(acclimation)
        #expect(PageSentence.heat(weather, asOf: Example.today, context) == "You are partly used to heat, and it is fading.")
    }
}
