import ArgumentParser
import Contract
import Measures
import TrainingLog

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Check what Hearth needs to run: folder, disk, clock, port, proxy, certificate, backups.",
        discussion: """
              hearth doctor
              hearth doctor --json

            Each line is ok, a note or a problem with what to do about it. It runs beside the server. Like every command it makes the data \
            folder private and brings the database to this version; it repairs nothing else. With a public address it \
            requests that address once, as another device would. `hearth verify` checks the stored data themselves. Ends with 1 if there is a \
            problem.
            """)

    @OptionGroup var folder: FolderOptions

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let checkup = Checkup(settings: try folder.settings(), now: systemClock())
        // The folder first: opening the database makes it private.
        var findings = checkup.folderFindings()
        findings += await checkup.databaseFindings()
        findings += await checkup.reachFindings()
        findings += checkup.certificateFindings()
        findings += checkup.webhookFindings()
        if json {
            TerminalOutput.printText(
                try JSONText.pretty(
                    .object([
                        "version": .text(Hearth.version), "findings": .list(findings.map(\.json)),
                        "healthy": .boolean(findings.allSatisfy { $0.grade != .problem }),
                    ])))
        } else {
            TerminalOutput.say(findings.map(\.line))
        }
        if findings.contains(where: { $0.grade == .problem }) { throw ExitCode(HearthExit.someUnreadable.rawValue) }
    }
}
