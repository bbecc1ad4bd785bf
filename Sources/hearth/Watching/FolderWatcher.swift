import Archives
import Foundation
import Localizations
import Screens
import TrainingLog

/// Looks at a folder, imports what is whole, says what came of it.
struct FolderWatcher: Sendable {
    var journal: Journal
    var language: Language
    /// Seconds between two looks.
    var pause: Double
    var say: @Sendable (String) -> Void = { line in
        TerminalOutput.say(line)
        fflush(nil)  // a pipe would keep the line for itself
    }

    /// Ends by throwing: `CancellationError` when it was asked to, or what made going on impossible. A folder that was there and
    /// is away, such as a stick or a share, is waited for.
    func forever(_ path: String) async throws {
        var folder = WatchedFolder(path: path)
        var (wasThere, isAway) = (false, false)
        while true {
            do {
                let look = try folder.look()
                (wasThere, isAway) = (true, false)
                if !look.due.isEmpty {
                    _ = try await importWhole(look, of: path)
                    folder.noteImported(look)
                }
            } catch let error as ArchiveError where wasThere {
                if !isAway { StandardError.say(ArchiveSentences.text(error)) }
                isAway = true
            }
            try await Task.sleep(for: .seconds(pause))
        }
    }

    /// - Returns: how the import ended; nil when there was nothing to import.
    func once(_ path: String) async throws -> HearthExit? {
        var folder = WatchedFolder(path: path)
        _ = try folder.look()
        try await Task.sleep(for: .seconds(pause))
        let look = try folder.look()
        for path in look.growing.sorted() { StandardError.say("left out   " + path + ": it is still being written") }
        guard !look.due.isEmpty else {
            say("Nothing to import.")
            return nil
        }
        return try await importWhole(look, of: path)
    }

    /// The folder as a whole, so that routes are read with their export and files with their list; what is known costs a hash.
    private func importWhole(_ look: WatchedFolder.Look, of path: String) async throws -> HearthExit {
        let report = try await journal.importPaths([path], leavingOut: look.growing)
        for line in ImportText.refusals(report, language: language) { StandardError.say(line) }
        for line in ImportText.lines(report, language: language) { say(line) }
        return ImportText.status(report)
    }
}
