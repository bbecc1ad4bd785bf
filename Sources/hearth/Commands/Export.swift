import ArgumentParser
import Foundation
import Measures
import Screens
import TrainingLog

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write everything into one archive that any Hearth can import.",
        discussion: """
              hearth export ~/hearth-2026-11-21.zip

            The archive holds the original files, byte for byte. A file that exists is left alone. Ends with 1 when an original \
            is damaged or gone from the disk: all else is in the archive, and unreadable.txt in it says which.
            """)

    @OptionGroup var house: HouseOptions

    @Argument(help: "The archive to write.")
    var path: String

    func run() async throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw HouseError.fileExists(path: path) }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw HouseError.cannotWrite(path: path, reason: "the folder is missing or may not be written to")
        }
        let settings = try house.settings()
        let unreadable = try await House(settings).journal.exportArchive(to: path) { $0.told(settings.language) }
        if unreadable.isEmpty { return TerminalOutput.say("Everything is in \(path).") }
        for line in unreadable.told(settings.language).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            StandardError.say(String(line))
        }
        throw ExitCode(HearthExit.someUnreadable.rawValue)
    }
}

extension [UnreadableOriginal] {
    fileprivate func told(_ language: Language) -> String {
        ExportDamageText.text(map { (PlainText.visible($0.path ?? $0.hash), $0.bytesLeft) }, language)
    }
}
