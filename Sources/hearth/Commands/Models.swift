import Analysis
import ArgumentParser
import Contract

struct Models: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Every model with its formula, source and limits.",
        discussion: """
              hearth models
              hearth models --json | jq -r '.[].id'
              hearth explain MODEL                     one of them
            """)

    @Flag(help: "The cards as JSON.")
    var json = false

    @Flag(help: "The cards as one Markdown document.")
    var markdown = false

    func run() throws {
        let cards = ModelCatalogue.all
        if json {
            print(try JSONText.pretty(.list(cards.map { ModelCardText.json($0) })))
        } else if markdown {
            print(ModelCardText.markdown(cards), terminator: "")
        } else {
            print(cards.map { ModelCardText.lines($0).joined(separator: "\n") }.joined(separator: "\n\n"))
        }
    }
}
