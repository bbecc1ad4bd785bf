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

    /// Units of symbols and numbers alone.
    private static let symbols: Set<String> = [
        "", "s", "m", "km", "ms", "h", "min", "kg", "W", "%", "°C", "/min", "s/km", "s/mi", "m/s", "m/h", "km/h", "kcal", "g/h",
        "W/m²",
        "ml/kg/min", "J/kg/m", "ln ms", "0…1", "0…100", "−100…100", "m/s, m", "1, km",
    ]

    @Test(arguments: Language.allCases) func `units of cards and inputs are words of the language`(language: Language) {
        let inputs = ["load", "load/day", "bpm", "m/beat", "% per °C"]
        for units in ModelCatalogue.all.map({ $0.units }) + inputs where !Self.symbols.contains(units) {
            #expect(Phrase.named("units." + units)?.text(.english) == units, "\(units)")
            #expect((Example.context(language).units(units) == units) == (language == .english), "\(units)")
        }
        #expect(Example.context(language).units("m/s") == "m/s")
    }

    @Test func `a receipt has the units of the model in every language`() {
        for language in Language.allCases {
            let words = CommandWords(Example.context(language))
            let pace = EstimateInput(name: "cool pace", value: 3.5, unit: "m/s")
            #expect(words.figure(pace) == language.number(3.5, decimals: 2) + " m/s")
        }
        let load = EstimateInput(name: "load", value: 40, unit: "load")
        #expect(CommandWords(Example.context(.german)).figure(load) == "40,00 Last")
    }
}
