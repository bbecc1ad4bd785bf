import Accounts
import ArgumentParser
import Foundation
import Localizations
import Measures
import Screens
import TrainingLog
import WebServer

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Write all data into one archive that Hearth can import.",
        discussion: """
              hearth export ~/hearth-2026-11-21.zip

            The archive holds the original files, byte for byte. An existing file is not replaced. Ends with 1 if an original is \
            damaged or missing, or if a table of the database is damaged: everything else is in the archive, and its file \
            unreadable.txt lists the damage.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Argument(help: "The archive to write.")
    var path: String

    func run() async throws {
        guard !FileManager.default.fileExists(atPath: path) else { throw CommandError.fileExists(path: path) }
        let folder = URL(filePath: path).deletingLastPathComponent().path
        guard FileManager.default.isWritableFile(atPath: folder) else {
            throw CommandError.cannotWrite(path: path, reason: "the folder is missing or may not be written to")
        }
        let settings = try environment.settings()
        let journal = try AppEnvironment(settings).journal
        let damage = try await journal.exportArchive(to: path) { $0.text(settings.language) }
        SignInStores(in: settings.keys, clock: systemClock).note(.exported, of: settings.athlete, by: .command)
        if damage.isEmpty { return TerminalOutput.say(Export.summary(of: path, isDemo: try await journal.isDemo())) }
        for line in damage.text(settings.language).split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            StandardError.say(String(line))
        }
        throw ExitCode(HearthExit.someUnreadable.rawValue)
    }

    /// Describes the content of the archive. Activities of the demo athlete are generated and have no file to export.
    static func summary(of path: String, isDemo: Bool) -> String {
        guard isDemo else { return "Everything is in \(path)." }
        return "\(path) holds the profile, your own files and entries, but not the demo athlete's generated activities: "
            + "they have no files. `hearth demo` generates them again."
    }
}

extension ExportDamage {
    fileprivate func text(_ language: Language) -> String {
        ExportDamageText.text(originals.map { (PlainText.visible($0.path ?? $0.hash), $0.bytesLeft) }, tables: tables, language)
    }
}
