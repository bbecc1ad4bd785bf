import ArgumentParser
import Measures
import TrainingLog
import WebhookDelivery
import Webhooks

struct WebhooksCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webhooks", abstract: "List the receivers of webhooks, or send one a test delivery.",
        discussion: """
              hearth webhooks
              hearth webhooks secret
              hearth webhooks test home

            A settings file names receivers; without one, nothing is sent. Docs/Operating.md describes the lines of the file, the messages \
            and how a receiver checks the signature.
            """,
        subcommands: [List.self, Test.self, Secret.self], defaultSubcommand: List.self)

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list", abstract: "List the receivers and what waits for them.")
        @OptionGroup var folder: FolderOptions

        func run() async throws {
            let settings = try folder.settings()
            guard !settings.webhooks.receivers.isEmpty else {
                return TerminalOutput.say("Webhooks are off: no settings file names a receiver.")
            }
            let deliveries = settings.webhookFolder.deliveries()
            for receiver in settings.webhooks.receivers {
                let loaded = try settings.loaded(receiver)
                let waiting = deliveries.count { $0.receiver == receiver.name }
                let state = settings.webhookFolder.isDisabled(loaded) ? "disabled by its status 410" : "\(waiting) waiting"
                TerminalOutput.say(
                    "\(receiver.name)  \(receiver.address.origin)  \(receiver.kinds.map(\.rawValue).joined(separator: ", "))  \(state)"
                )
            }
        }
    }

    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Send one test delivery now and show the answer.",
            discussion: """
                It is sent once, without the queue. A receiver that had answered with status 410 gets deliveries again if it accepts this one. \
                Ends with 2 if the receiver did not accept it.
                """)
        @OptionGroup var folder: FolderOptions

        @Argument(help: "Name of the receiver in the settings file.")
        var name: String

        func run() async throws {
            let settings = try folder.settings()
            guard let choice = settings.webhooks.receivers.first(where: { $0.name == name }) else {
                throw CommandError.webhookUnknown(name)
            }
            let receiver = try settings.loaded(choice)
            var generator = SystemRandomNumberGenerator()
            let message = WebhookMessage(
                number: (generator.next(), generator.next()), created: systemClock(),
                event: WebhookEvent(athlete: receiver.athlete, .test))
            TerminalOutput.say("Sent \(message.id) to \(name) at \(receiver.address.origin).")
            let answer = await receiver.send(message, at: systemClock())
            guard answer.outcome == .accepted else {
                throw CommandErrorMessage("\(name) did not accept the test delivery: \(answer.text).", .nothingDone)
            }
            TerminalOutput.say("\(name) accepted the test delivery: \(answer.text).")
            guard settings.webhookFolder.isDisabled(receiver) else { return }
            settings.webhookFolder.enable(receiver)
            TerminalOutput.say("It had answered with status 410 before; deliveries to it are on again.")
        }
    }

    struct Secret: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Print a new random secret for a receiver, and change nothing.")

        func run() async throws { TerminalOutput.say(WebhookSecret.newText()) }
    }
}
