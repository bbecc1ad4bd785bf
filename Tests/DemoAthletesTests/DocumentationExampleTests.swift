import DemoAthletes
import Measures
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `equal arguments give equal athletes with known true values`() throws {
        let day = try #require(Day(year: 2024, month: 6, day: 1))
        let demo = demoAthlete(seed: DemoAthlete.usualSeed, endingOn: day, days: 28)
        let again = demoAthlete(seed: DemoAthlete.usualSeed, endingOn: day, days: 28)
        let isSame = demo == again  // true
        let maximum = demo.truth.maximumHeartRate  // what a model should find, in beats per minute
        #expect(isSame && (150...220).contains(maximum))
    }
}
