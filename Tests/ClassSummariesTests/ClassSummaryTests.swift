import Localizations
import Screens
import Testing

@testable import ClassSummaries

struct ClassSummaryTests {
    private struct FixedWriter: SummaryWriter {
        var kind: ClassSummary.Writer
        var answer: Result<String, SummaryFailure>

        func text(_ facts: SummaryFacts, in language: Language) async throws(SummaryFailure) -> String { try answer.get() }
    }

    private let facts = ChatEndpointTests.facts

    @Test func `without writers the template writes, in every language`() async {
        for language in Language.allCases {
            let summary = await ClassSummary(facts, by: [], in: language)
            #expect(summary == ClassSummary(text: SummaryTemplate.text(facts, language), writer: .template, failures: []))
            #expect(SummaryCheck.refusal(of: summary.text, facts) == nil)
        }
    }

    @Test func `the first text that states only facts is taken`() async {
        let writers = [
            FixedWriter(kind: .onDevice, answer: .failure(.unreachable)),
            FixedWriter(kind: .endpoint, answer: .success("You averaged 134 bpm at 40 °C.")),
        ]
        let summary = await ClassSummary(facts, by: writers, in: .english)
        #expect(summary.text == "You averaged 134 bpm at 40 °C.")
        #expect(summary.writer == .endpoint && summary.failures == [.unreachable])
    }

    @Test(arguments: [
        "You burned 450 kcal.", "Well done 🔥", "", "See https://example.org", "An average of 140 bpm.", "Drink more water.",
    ])
    func `a text with another number, a symbol, a link or nothing falls back to the template`(_ text: String) async {
        let summary = await ClassSummary(facts, by: [FixedWriter(kind: .endpoint, answer: .success(text))], in: .english)
        #expect(summary.writer == .template && summary.text == SummaryTemplate.text(facts, .english))
        guard case .notChecked = summary.failures.first else {
            Issue.record("\(summary.failures)")
            return
        }
    }
}
