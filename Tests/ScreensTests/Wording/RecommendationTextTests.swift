import Analysis
import Localizations
import Screens
import Testing

struct RecommendationTextTests {
    @Test(arguments: Language.allCases) func `every rule has a sentence of its own, naming its numbers`(_ language: Language) {
        let reader = Example.reader(language)
        var seen: Set<String> = []
        for rule in Recommendation.Rule.allCases {
            let text = RecommendationText.text(Recommendation(rule, numbers: [17, 23], urgency: .info), reader)
            // An argument that is missing renders as a dash; German sentences have dashes of their own, with spaces.
            #expect(!text.replacing(" – ", with: " ").contains("–") || rule == .trainAt, "\(text)")
            #expect(!text.contains("{"))
            #expect(seen.insert(text).inserted, "\(text) is said twice")
        }
    }

    @Test func `numbers are in the reader's units`() {
        let heat = Recommendation(.slowDownInHeat, numbers: [9, 16.09344], urgency: .warning)
        #expect(RecommendationText.text(heat, Example.reader(.english)).contains("10 s/km"))
        #expect(RecommendationText.text(heat, Example.reader(.english, .imperial)).contains("16 s/mi"))
    }

    @Test func `a missing or impossible number leaves a dash, never a crash`() {
        for rule in Recommendation.Rule.allCases {
            let text = RecommendationText.text(
                Recommendation(rule, numbers: [.nan, .infinity], urgency: .info), Example.reader(.english))
            #expect(!text.isEmpty)
        }
    }

    @Test func `what we promise not to say is not said`() {
        for language in Language.allCases {
            for rule in Recommendation.Rule.allCases {
                let text = RecommendationText.text(
                    Recommendation(rule, numbers: [1, 2], urgency: .info), Example.reader(language))
                for word in ["injury risk", "overtrained", "diagnos", "heat-safe", "TSS"] { #expect(!text.contains(word)) }
            }
        }
    }
}
