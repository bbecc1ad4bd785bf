import Analysis
import Localizations
import Testing

@testable import Screens

struct SummaryTemplateTests {
    private func facts(
        mean: Int? = 128, highest: Int? = 151, _ comparison: HeatedSession.Verdict? = .typical,
        _ signal: HeatedTrend.Verdict? = nil, scale: TemperatureScale = .celsius
    ) -> SummaryFacts {
        SummaryFacts(
            kind: "Hot Yoga", degrees: 40, scale: scale, minutes: 60, meanHeartRate: mean, highestHeartRate: highest,
            comparison: comparison, signal: signal)
    }

    @Test func `the template states the facts and the comparison in every language`() {
        let english = SummaryTemplate.text(facts(.lowerEffort, .improving), .english)
        #expect(english.contains("Hot Yoga at 40\u{A0}°C") && english.contains("128") && english.contains("151"))
        #expect(english.contains("lower than usual") && english.contains("easier"))
        #expect(SummaryTemplate.text(facts(.higherEffort), .german).contains("höher als sonst"))
        #expect(SummaryTemplate.text(facts(.typical), .traditionalChinese).contains("平時"))
        #expect(SummaryTemplate.text(facts(scale: .fahrenheit), .english).contains("40\u{A0}°F"))
    }

    @Test(arguments: Language.allCases) func `every sentence of the template passes the check`(_ language: Language) {
        for comparison in HeatedSession.Verdict.allCases.map(Optional.some) + [nil] {
            for signal in HeatedTrend.Verdict.allCases.map(Optional.some) + [nil] {
                for (mean, highest) in [(128, 151), (128, nil), (nil, nil)] as [(Int?, Int?)] {
                    for scale in TemperatureScale.allCases {
                        let facts = facts(mean: mean, highest: highest, comparison, signal, scale: scale)
                        let text = SummaryTemplate.text(facts, language)
                        #expect(SummaryCheck.refusal(of: text, facts) == nil, "\(text)")
                        let expected = 1 + (mean == nil ? 0 : 1) + (signal == nil || signal == .unclear ? 0 : 1)
                        #expect(SummaryTemplate.sentences(facts, language).count == expected)
                    }
                }
            }
        }
    }

    @Test func `without three earlier classes no comparison is stated`() {
        let text = SummaryTemplate.text(facts(nil), .english)
        #expect(!text.contains("usual") && !text.contains("typical"))
    }

    @Test func `a maximum below the mean is left out`() {
        #expect(facts(mean: 128, highest: 120).highestHeartRate == nil && facts(mean: nil, highest: 150).highestHeartRate == nil)
    }

    @Test(arguments: Language.allCases) func `the page of a heated class shows two sentences`(_ language: Language) throws {
        let session = try #require(Example.withHeat.weather.heated.first?.sessions.last)
        let digest = try #require(Example.heatDigests.first { $0.id == session.activity })
        let context = Example.context(language)
        let facts = try #require(SummaryFacts(digest, session, context: context))
        let screen = ActivityScreen(
            recording: Example.recording, id: session.activity, digest: digest, athlete: Example.athlete, heated: session,
            context: context)
        let lead = try #require(screen.heated?.summary)
        #expect(lead == context.sentences(SummaryTemplate.sentences(facts, language)))
        #expect(SummaryCheck.refusal(of: lead, facts) == nil, "\(lead)")
    }
}
