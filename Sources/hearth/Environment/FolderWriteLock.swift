import Archives
import Foundation
import TrainingLog

/// Turns of the processes that change a data folder, by a lock on a file in it.
struct FolderWriteLock: JournalLock {
    var folder: String
    var notice: @Sendable (String) -> Void = { StandardError.say($0) }

    func take() async throws -> any Sendable {
        do {
            return try await FolderLock.wait(for: FolderWriteLock.file, in: folder, as: .thisProcess) { holder in
                notice("Waiting for " + FolderWriteLock.name(of: holder) + ", which is writing to \(folder).")
            }
        } catch let error as ArchiveError {
            throw CommandError.folderUnusable(path: folder, reason: ArchiveSentences.text(error))
        }
    }

    static let file = "write.lock"

    /// Describes a lock's holder: `hearth import (process 123)`.
    static func name(of holder: FolderLock.Holder?) -> String {
        holder.map { "\($0.command) (process \($0.process))" } ?? "another Hearth process"
    }
}

/// Lock that a running server holds on its data folder.
struct ServerLock {
    private let lock: FolderLock

    /// Takes the lock.
    /// - Throws: `CommandError.alreadyServed`.
    init(on folder: String) throws(CommandError) {
        do {
            switch try FolderLock.attempt("server.lock", in: folder, as: .thisProcess) {
            case .locked(let lock): self.lock = lock
            case .held(let holder):
                throw CommandError.alreadyServed(
                    path: folder, by: FolderWriteLock.name(of: holder), address: holder?.address)
            }
        } catch let error as ArchiveError {
            throw .folderUnusable(path: folder, reason: ArchiveSentences.text(error))
        } catch let error as CommandError {
            throw error
        } catch {
            throw .folderUnusable(path: folder, reason: AppEnvironment.reason(error))
        }
    }

    /// Returns the address of the server that runs on a folder; nil when none runs.
    ///
    /// - Throws: `CommandError.alreadyServed` for a server that could not record its address, as on a full disk.
    static func address(of folder: String) throws(CommandError) -> String? {
        do {
            guard case .held(let holder) = try FolderLock.attempt("server.lock", in: folder, as: .thisProcess) else { return nil }
            guard let address = holder?.address else {
                throw CommandError.alreadyServed(path: folder, by: FolderWriteLock.name(of: holder), address: nil)
            }
            return address
        } catch let error as ArchiveError {
            throw .folderUnusable(path: folder, reason: ArchiveSentences.text(error))
        } catch let error as CommandError {
            throw error
        } catch {
            throw .folderUnusable(path: folder, reason: AppEnvironment.reason(error))
        }
    }

    /// Records the server's address in the lock file. A second server names it in its error.
    func note(address: String) {
        var holder = FolderLock.Holder.thisProcess
        holder.address = address
        lock.note(holder)
    }
}

extension FolderLock.Holder {
    static var thisProcess: FolderLock.Holder {
        let command = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") }
        return FolderLock.Holder(process: getpid(), command: "hearth" + (command.map { " " + $0 } ?? ""))
    }
}
