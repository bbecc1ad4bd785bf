import Analysis
import Testing

struct CardConstantTests {
    private func filled(_ text: String, _ constants: [CardConstant]) -> String {
        CardConstant.filled(text, constants) { "<" + $0.name + ">" }
    }

    @Test func `each placeholder with a constant is replaced, and braces around anything else stay`() {
        let constants = [CardConstant("low", 0.8, decimals: 1), CardConstant("days2", 7)]
        #expect(filled("< {low} in {days2} d, {low}", constants) == "< <low> in <days2> d, <low>")
        #expect(filled("· {build {low}, maintain 1}", constants) == "· {build <low>, maintain 1}")
        #expect(filled("{unknown} {} {2} {low", constants) == "{unknown} {} {2} {low")
        #expect(CardConstant.names(in: "{build {low}, {days2}} {2} {") == ["low", "days2"])
    }

    @Test func `a card states its constants in English, without groups of digits`() {
        let card = ModelCard(
            id: "test", name: "Test", alsoKnownAs: [], formula: "{a} {b} {c} {d}", units: "1", source: "our own, because",
            grade: .ownDefinition, limits: "{e}",
            constants: [
                CardConstant("a", 0.2, decimals: 2), CardConstant("b", 1500, decimals: 0), CardConstant("c", -0.05, decimals: 1),
                CardConstant("d", 42), CardConstant("e", 100 * (1.1 - 1), decimals: 0),
            ])
        #expect(card.formula == "0.20 1500 −0.1 42")
        #expect(card.limits == "10")
        #expect(card.formulaTemplate == "{a} {b} {c} {d}")
    }

    @Test func `a number has its digits and its value with any number of decimals`() {
        func text(_ value: Double, _ decimals: Int) -> String {
            CardConstant("a", value, decimals: decimals).text(decimalSeparator: ",")
        }
        #expect(text(0.5, 8) == "0,50000000" && text(0.000_000_25, 8) == "0,00000025" && text(3, 7) == "3,0000000")
        #expect(text(-1.005, 2) == "−1,01" && text(1234.123456, 9) == "1234,123456000")
        // No more than twelve digits, and never another value.
        #expect(text(0.5, 20) == "0,500000000000" && text(2, -1) == "2" && text(.nan, 2) == "–")
        #expect(text(1e9, 12) == "–")
    }

    @Test func `every placeholder of a card has a constant, every constant a placeholder, and no name is listed twice`() {
        for card in ModelCatalogue.all {
            let placeholders = CardConstant.names(in: card.formulaTemplate) + CardConstant.names(in: card.limitsTemplate)
            let constants = card.constants.map { $0.name }
            #expect(Set(placeholders) == Set(constants), "\(card.id)")
            #expect(Set(constants).count == constants.count, "\(card.id)")
            #expect(CardConstant.names(in: card.formula + card.limits).isEmpty, "\(card.id)")
        }
    }

    /// A bound that is written as "from 67 on" in a card and used as 66.5 by the rule would be caught here.
    @Test func `the numbers in a card are exact at the digits that it shows`() {
        for card in ModelCatalogue.all {
            for constant in card.constants {
                var scale = 1.0
                for _ in 0..<constant.decimals { scale *= 10 }
                let scaled = constant.value * scale
                #expect(abs(scaled - scaled.rounded()) < 1e-6, "\(card.id): \(constant.name) is \(constant.value)")
            }
        }
    }
}
