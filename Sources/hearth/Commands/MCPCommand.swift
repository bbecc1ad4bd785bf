import ArgumentParser
import Foundation
import Localizations
import Measures
import Screens
import TrainingLog
import WebServer

struct MCPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp", abstract: "Answer an assistant on this machine (Model Context Protocol, stdio).",
        discussion: """
            An assistant starts this command itself. In its settings, name the command `hearth` with the argument `mcp`.

            It reads one JSON message a line from standard input and writes one a line to standard output, until the input ends. All \
            tools only read: today, activities, activity, trend, heat, predict, plan, explain. What the assistant reads leaves this \
            machine if the assistant does not run on it.
            """)

    @OptionGroup var environment: EnvironmentOptions

    private static let blanks = Set(" \r\t".utf8)

    func run() async throws {
        let environment = try AppEnvironment(try environment.settings())
        let server = MCPServer(
            version: Hearth.version, journal: environment.journal,
            context: {
                let now = systemClock()
                return DisplayContext(
                    language: .english, units: .metric, now: now, offset: try await environment.offset(at: now))
            },
            // Standard output is for the assistant.
            report: { error in StandardError.say("hearth: " + (CommandErrorMessage(error)?.sentence ?? "\(error)")) })
        var input = MessageLines(limit: MCPServer.limit, more: MessageLines.arrived)
        while let line = input.next() {
            let answer: [UInt8]?
            switch line {
            case .tooLong: answer = MCPServer.tooLarge
            case .message(let bytes) where bytes.allSatisfy({ MCPCommand.blanks.contains($0) }): continue
            case .message(let bytes): answer = await server.response(to: bytes)
            }
            guard let answer else { continue }
            // The JSON escapes control characters itself, and must arrive as it is.
            try FileHandle.standardOutput.write(contentsOf: Data(answer + [UInt8(ascii: "\n")]))
        }
    }
}
