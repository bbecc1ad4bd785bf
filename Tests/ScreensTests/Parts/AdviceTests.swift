import Analysis
import Localizations
import Testing

@testable import Screens

struct AdviceTests {
    @Test func `a long recommendation folds after its first sentence`() throws {
        let long = Advice(Recommendation(.loadWellAboveUsual, numbers: [1.62], urgency: .warning), Example.context(.english))
        let fold = try #require(long.fold)
        #expect(fold.summary == "Load ratio 1.62: this week is well above what you are used to.")
        #expect(fold.rest == "Two or three easy days bring it back.")
        #expect(fold.summary + " " + fold.rest == long.text)
    }

    @Test func `Chinese folds at its own full stop without a space`() throws {
        let text = String(repeating: "很", count: 48) + "。" + "好。"
        #expect(Advice.fold(text)?.rest == "好。")
        #expect(Advice.fold(String(repeating: "很", count: 48) + "好嗎？好。")?.summary.hasSuffix("好嗎？") == true)
    }

    @Test func `a short text or a single sentence is not folded`() {
        #expect(Advice.fold("Rest. It helps.") == nil)
        #expect(Advice.fold("") == nil)
        #expect(Advice.fold(String(repeating: "a 1.5 b ", count: 20) + ".") == nil)
        #expect(Advice.fold(String(repeating: "a", count: 200)) == nil)
    }

    @Test(arguments: Language.allCases) func `folding loses no text, and urgent advice is never folded`(_ language: Language) {
        for rule in Recommendation.Rule.allCases {
            let advice = Advice(Recommendation(rule, numbers: [17, 23], urgency: .info), Example.context(language))
            if let fold = advice.fold {
                #expect(fold.summary + language.format.sentenceSpace + fold.rest == advice.text)
                #expect(rule != .dangerousHeat && rule != .signsOfIllness)
            }
        }
        #expect(Advice.fold(Advice(Recommendation(.dangerousHeat, urgency: .warning), Example.context(.english)).text) != nil)
    }
}
