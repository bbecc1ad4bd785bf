import Analysis
import ArgumentParser
import Contract
import Foundation
import Localizations
import Screens
import TrainingLog

struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Where a number comes from, and how far it may be trusted.",
        discussion: """
              hearth explain acwr
              hearth explain vo2_max --date 2026-03-15
              hearth explain marathon --json

            NAME is a figure (\(NamedFigures.names.joined(separator: ", "))) or the id of a model (`hearth models`).
            """)

    @OptionGroup var house: HouseOptions
    @OptionGroup var reading: ReadingOptions

    @Flag(help: "The receipt as JSON.")
    var json = false

    @Argument(help: "A figure or a model.")
    var name: String

    func run() async throws {
        let asked = NamedFigures.meant(by: name)
        guard NamedFigures.names.contains(asked) else {
            guard let card = ModelCatalogue.card(asked) else {
                throw HouseError.figureUnknown(name, near: NamedFigures.near(name))
            }
            try TerminalOutput.say(json ? JSONText.lines(ModelCardText.json(card)) : ModelCardText.lines(card))
            return
        }
        let settings = try house.settings(
            language: reading.language, units: reading.units, temperature: reading.temperature)
        let house = try House(settings)
        let reader = try await house.reader(date: reading.date)
        let insights = try await house.journal.insights(asOf: reader.today)
        guard let answer = NamedFigures.figure(asked, in: insights) else {
            throw HouseError.figureUnknown(name, near: NamedFigures.near(name))
        }
        if json {
            TerminalOutput.sayText(try JSONText.pretty(ReceiptText.json(asked, answer)))
        } else {
            TerminalOutput.say(ReceiptText.lines(asked, answer, language: settings.language))
            if answer.value == nil {
                TerminalOutput.say(
                    NamedFigures.needs(of: asked, in: insights).map { "  " + RecommendationText.text($0, reader) })
            }
        }
    }
}
