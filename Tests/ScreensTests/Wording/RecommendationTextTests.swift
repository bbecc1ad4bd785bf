import Analysis
import Localizations
import Screens
import Testing

struct RecommendationTextTests {
    @Test(arguments: Language.allCases) func `every rule has its own sentence with its numbers`(_ language: Language) {
        let context = Example.context(language)
        var seen: Set<String> = []
        for rule in Recommendation.Rule.allCases {
            let text = RecommendationText.text(Recommendation(rule, numbers: [17, 23], urgency: .info), context)
            // A missing argument renders as a dash. German sentences have dashes of their own, with spaces.
            #expect(!text.replacing(" – ", with: " ").contains("–") || rule == .trainAt, "\(text)")
            #expect(!text.contains("{"))
            #expect(seen.insert(text).inserted, "\(text) is said twice")
        }
    }

    @Test func `numbers are in the user's units`() {
        let heat = Recommendation(.slowDownInHeat, numbers: [9, 16.09344], urgency: .warning)
        #expect(RecommendationText.text(heat, Example.context(.english)).contains("10 s/km"))
        #expect(RecommendationText.text(heat, Example.context(.english, .imperial)).contains("16 s/mi"))
    }

    @Test func `a missing or impossible number renders as a dash`() {
        for rule in Recommendation.Rule.allCases {
            let text = RecommendationText.text(
                Recommendation(rule, numbers: [.nan, .infinity], urgency: .info), Example.context(.english))
            #expect(!text.isEmpty)
        }
    }

    @Test func `texts make none of the excluded claims`() {
        for language in Language.allCases {
            for rule in Recommendation.Rule.allCases {
                let text = RecommendationText.text(
                    Recommendation(rule, numbers: [1, 2], urgency: .info), Example.context(language))
                for word in ["injury risk", "overtrained", "diagnos", "heat-safe", "TSS"] { #expect(!text.contains(word)) }
            }
        }
    }
}
