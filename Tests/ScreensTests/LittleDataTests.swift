import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

/// Pages of someone whose data are too few or too old.
struct LittleDataTests {
    @Test(arguments: Language.allCases) func `pages without a figure have one placeholder that says what they need`(
        _ language: Language
    ) throws {
        let context = Example.context(language)
        let fitness = try #require(FitnessScreen(insights: Example.emptyInsights, context: context).empty)
        #expect(fitness.text == context.say(.fitnessNeeds) && fitness.link?.route == .importing)
        let weather = WeatherScreen(insights: Example.emptyInsights, context: context)
        #expect(weather.empty?.text == context.say(.weatherNeeds) && weather.empty?.link?.route == .settings)
        // Its reason is stated once.
        #expect(weather.missing == nil)
        let indoor = Example.digests.map { digest in
            var digest = digest
            digest.isIndoor = true
            return digest
        }
        let routes = RoutesScreen(digests: indoor, routes: [], query: RoutesQuery(), context: context)
        #expect(routes.emptyJournal?.title == context.say(.routesNone))
    }

    @Test func `pages with a figure have no placeholder`() {
        let context = Example.context(.english)
        #expect(FitnessScreen(insights: Example.insights, context: context).empty == nil)
        #expect(WeatherScreen(insights: Example.insights, context: context).empty == nil)
        // One figure is enough.
        var insights = Example.emptyInsights
        insights.fitness.deviceOxygenUptake = Example.insights.fitness.deviceOxygenUptake
        #expect(FitnessScreen(insights: insights, context: context).empty == nil)
    }

    @Test func `load without ratio and recovery shows no tile without a figure`() {
        let context = Example.context(.english)
        #expect(LoadScreen(insights: Example.emptyInsights, context: context).tiles.allSatisfy { $0.figure.text != "–" })
        #expect(LoadScreen(insights: Example.insights, context: context).tiles.count >= 5)
    }
}
