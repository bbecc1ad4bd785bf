import Analysis
import Localizations
import Testing

@testable import Screens

struct ConfidenceBarTests {
    @Test(arguments: [(Confidence.high, 3, Tone.good), (.medium, 2, .caution), (.low, 1, .alarm)])
    func `more confidence gives a longer bar in green, orange or red, with its word`(
        _ confidence: Confidence, _ step: Int, _ tone: Tone
    ) {
        for language in Language.allCases {
            let bar = ConfidenceBar(confidence, Example.context(language))
            #expect(bar.step == step && bar.badge.tone == tone && !bar.badge.text.isEmpty)
        }
    }
}
