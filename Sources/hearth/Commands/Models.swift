import Analysis
import ArgumentParser
import Contract
import Localizations
import Measures
import Screens
import TrainingLog

struct Models: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Every model with its formula, source and limits.",
        discussion: """
              hearth models
              hearth models --language de
              hearth models --json | jq -r '.[].id'
              hearth explain MODEL                     one of them
            """)

    @OptionGroup var folder: FolderOptions

    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Flag(help: "The cards as JSON.")
    var json = false

    @Flag(help: "The cards as one Markdown document.")
    var markdown = false

    func run() throws {
        let cards = ModelCatalogue.all
        if json {
            TerminalOutput.printText(try JSONText.pretty(.list(cards.map { ModelCardText.json($0) })))
        } else if markdown {
            // The document already ends with a newline.
            TerminalOutput.printText(String(ModelCardText.markdown(cards).dropLast()))
        } else {
            let words = CommandWords(try folder.settings(language: language).context(at: systemClock()))
            for (index, card) in cards.enumerated() {
                TerminalOutput.say((index > 0 ? [""] : []) + ModelCardText.lines(card, words))
            }
        }
    }
}
