import Analysis
import Localizations
import Testing

@testable import Screens

struct ModelScreenTests {
    @Test(arguments: Language.allCases) func `every model has a page, and the list leads to each`(_ language: Language) throws {
        let context = Example.context(language)
        let list = ModelsScreen(context: context)
        #expect(list.models.map(\.route) == ModelCatalogue.all.map { .model($0.id) })
        for card in ModelCatalogue.all {
            let screen = try #require(ModelScreen(id: card.id, context: context))
            let named: [Phrase] = (card.alsoKnownAs.isEmpty ? [] : [.modelAlsoKnownAs]) + [.modelUnits, .evidence]
            #expect(screen.facts.map(\.name) == named.map { context.say($0) }, "\(card.id)")
            let rows = screen.facts + [screen.formula, screen.limits, screen.source]
            #expect(rows.allSatisfy { !$0.value.isEmpty } && !screen.title.isEmpty, "\(card.id)")
        }
    }

    @Test func `an unknown model has no page`() {
        #expect(ModelScreen(id: "", context: Example.context(.english)) == nil)
        #expect(ModelScreen(id: "VDOT", context: Example.context(.english)) == nil)
    }

    @Test func `only English text on another page is marked`() throws {
        func screen(_ language: Language) throws -> ModelScreen {
            try #require(ModelScreen(id: "vdot", context: Example.context(language)))
        }
        #expect(try !screen(.english).source.isEnglish && !screen(.english).formula.isEnglish)
        let source = try screen(.german).source
        #expect(source.isEnglish && source.value.contains("Daniels"))
    }
}
