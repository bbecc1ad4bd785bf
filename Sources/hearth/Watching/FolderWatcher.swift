import Archives
import Foundation
import Localizations
import Screens
import TrainingLog

/// Watches a folder, imports complete files and prints the result.
struct FolderWatcher: Sendable {
    var journal: Journal
    var language: Language
    /// Seconds between two scans.
    var pause: Double
    var say: @Sendable (String) -> Void = { line in
        TerminalOutput.say(line)
        fflush(nil)  // output into a pipe is buffered
    }

    /// Scans until cancelled or until an error makes it impossible.
    ///
    /// A folder that disappears, such as a USB stick or a network share, is waited for.
    /// - Throws: `CancellationError` after a cancellation, otherwise the error.
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

    /// Scans twice and imports the files that did not change in between.
    /// - Returns: how the import ended; nil when there was nothing to import.
    func once(_ path: String) async throws -> HearthExit? {
        var folder = WatchedFolder(path: path)
        _ = try folder.look()
        try await Task.sleep(for: .seconds(pause))
        let look = try folder.look()
        for path in look.growing.sorted() { StandardError.say("skipped   " + path + ": it is still being written") }
        guard !look.due.isEmpty else {
            say("Nothing to import.")
            return nil
        }
        return try await importWhole(look, of: path)
    }

    /// Imports the whole folder, so that routes are read with their export and files with their list. A known file costs only a hash.
    private func importWhole(_ look: WatchedFolder.Look, of path: String) async throws -> HearthExit {
        let report = try await journal.importPaths([path], leavingOut: look.growing)
        for line in ImportText.refusals(report, language: language) { StandardError.say(line) }
        for line in ImportText.lines(report, language: language) { say(line) }
        return ImportText.status(report)
    }
}
