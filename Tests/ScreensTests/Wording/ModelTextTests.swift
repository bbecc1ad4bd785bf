import Analysis
import Localizations
import Testing

@testable import Screens

struct ModelTextTests {
    @Test func `each language writes the constants of a card in its own number format`() {
        #expect(Example.context(.german).formula(of: HeatFlag.card).text.contains("< 18,4 grün, < 22,3 gelb, < 27,9 rot"))
        #expect(Example.context(.english).formula(of: HeatFlag.card).text.contains("< 18.4 green"))
        #expect(Example.context(.traditionalChinese).formula(of: HeatFlag.card).text.contains("< 18.4 綠"))
        #expect(Example.context(.german).limits(of: Climb.card).text.contains("2500"))
    }

    @Test func `no card shows a placeholder in any language`() {
        for language in Language.allCases + [.pseudo] {
            let context = Example.context(language)
            for card in ModelCatalogue.all {
                let shown = context.formula(of: card).text + context.limits(of: card).text
                #expect(CardConstant.names(in: shown).isEmpty, "\(card.id) in \(language.rawValue)")
            }
        }
    }
}
