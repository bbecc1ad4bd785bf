import ArgumentParser
import Screens
import WebServer

struct Pair: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Show a code that signs a phone in, once and within ten minutes.",
        discussion: """
              hearth pair
              hearth pair --athlete Mia     the phone of another person

            It needs a running server with an address for other devices (`hearth serve --public`) and access to its data folder. Point \
            the phone's camera at the code. A signed-in browser shows one too: Settings, Devices and programs, Connect a phone.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "For a terminal with dark text on a light background.")
    var light = false

    func run() async throws {
        let (address, path) = try SignIn.address(environment)
        guard address.hasPrefix("https://") else { throw CommandError.notReachable(address: address) }
        let link = address + path.dropFirst()
        if let code = QRCode(link) { TerminalOutput.say(QRCodeText.lines(of: code, isTerminalLight: light)) }
        TerminalOutput.say(link)
    }
}
