import Analysis
import Localizations
import Testing

@testable import Screens

struct ExplanationClausesTests {
    @Test func `a text is divided after sentences and semicolons, and never within brackets`() {
        let text = "week = load (a; b. Not here) · 2; long run ≤ 35 %, from 0.5 on. After J. Daniels, min. 3 runs. End"
        #expect(
            Explanation.Row.clauses(of: text) == [
                "week = load (a; b. Not here) · 2;", "long run ≤ 35 %, from 0.5 on.", "After J. Daniels, min. 3 runs.", "End",
            ])
        #expect(Explanation.Row.clauses(of: "長跑（四次；三次）≤ 35 %；其餘為輕鬆跑。結束") == ["長跑（四次；三次）≤ 35 %；", "其餘為輕鬆跑。", "結束"])
        #expect(Explanation.Row.clauses(of: "") == [] && Explanation.Row.clauses(of: ") a) b; c") == [") a) b;", "c"])
    }

    @Test(arguments: Language.allCases) func `clauses lose nothing of a card, and a long formula has many`(language: Language) {
        let context = Example.context(language)
        for card in ModelCatalogue.all {
            for text in [context.formula(of: card).text, context.limits(of: card).text] {
                let clauses = Explanation.Row.clauses(of: text)
                #expect(clauses.joined().filter { $0 != " " } == text.filter { $0 != " " })
                let row = Explanation.Row("n", text).inClauses
                #expect(row.value == text && (row.clauses.isEmpty || row.clauses == clauses))
            }
        }
        let formula = Explanation.Row("n", context.formula(of: WeekPlanner.card).text).inClauses
        #expect(formula.clauses.count > 10 && formula.clauses.allSatisfy { $0.count < formula.value.count / 2 })
    }
}
