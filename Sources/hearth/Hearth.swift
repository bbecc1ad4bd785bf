import ArgumentParser

@main
struct Hearth: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hearth", abstract: "Turns a training history that you own into answers.", version: "0.1.0")
}
