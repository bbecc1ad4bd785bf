import Analysis
import Localizations
import Testing

@testable import Screens

struct ModelTextTests {
    @Test func `each language writes the constants of a card in its own number format`() {
        #expect(Example.reader(.german).formula(of: HeatFlag.card).text.contains("< 18,4 grün, < 22,3 gelb, < 27,9 rot"))
        #expect(Example.reader(.english).formula(of: HeatFlag.card).text.contains("< 18.4 green"))
        #expect(Example.reader(.traditionalChinese).formula(of: HeatFlag.card).text.contains("< 18.4 綠"))
        #expect(Example.reader(.german).limits(of: Climb.card).text.contains("2500"))
    }

    @Test func `no card shows a placeholder in any language`() {
        for language in Language.allCases + [.pseudo] {
            let reader = Example.reader(language)
            for card in ModelCatalogue.all {
                let shown = reader.formula(of: card).text + reader.limits(of: card).text
                #expect(CardConstant.names(in: shown).isEmpty, "\(card.id) in \(language.rawValue)")
            }
        }
    }
}
