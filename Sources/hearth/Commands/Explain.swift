import Analysis
import ArgumentParser
import Contract
import Foundation
import Localizations
import Screens
import TrainingLog

struct Explain: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain a number: model, inputs and uncertainty.",
        discussion: """
              hearth explain acwr
              hearth explain vo2_max --date 2026-03-15
              hearth explain marathon --json

            NAME is a figure (\(FigureNames.names.joined(separator: ", "))) or the id of a model (`hearth models`).
            """)

    @OptionGroup var environment: EnvironmentOptions
    @OptionGroup var reading: ReadingOptions

    @Flag(help: "The receipt as JSON.")
    var json = false

    @Argument(help: "A figure or a model.")
    var name: String

    func run() async throws {
        let settings = try environment.settings(
            language: reading.language, units: reading.units, temperature: reading.temperature)
        let asked = FigureNames.meant(by: name)
        guard FigureNames.names.contains(asked) else {
            guard let card = ModelCatalogue.card(asked) else {
                throw CommandError.figureUnknown(name, near: FigureNames.near(name))
            }
            if json { return TerminalOutput.printText(try JSONText.pretty(ModelCardText.json(card))) }
            return TerminalOutput.say(ModelCardText.lines(card, CommandWords(settings.context(at: systemClock()))))
        }
        let environment = try AppEnvironment(settings)
        let context = try await environment.context(date: reading.date)
        let insights = try await environment.journal.insights(asOf: context.today)
        guard let answer = FigureNames.figure(asked, in: insights) else {
            throw CommandError.figureUnknown(name, near: FigureNames.near(name))
        }
        if json {
            TerminalOutput.printText(try JSONText.pretty(ReceiptText.json(asked, answer)))
        } else {
            TerminalOutput.say(ReceiptText.lines(asked, answer, context))
            if answer.value == nil {
                TerminalOutput.say(
                    FigureNames.needs(of: asked, in: insights).map { "  " + RecommendationText.text($0, context) })
            }
        }
    }
}
