import Foundation

/// State of an upload, stored in the name of its folder, so that it survives a crash of the server.
///
/// `.part` is still arriving, `.whole` is waiting, `.running` is being read, and `.stopped` and `.aside` wait for the user's decision. A
/// folder that is `.running` at the start was being read when the server crashed. It becomes `.again` and is retried once, and is set aside
/// after a second crash.
enum UploadFolder {
    static let partial = ".part"
    static let whole = ".whole"
    static let running = ".running"
    static let stopped = ".stopped"
    static let aside = ".aside"
    private static let again = ".again"

    /// Whether the upload is complete.
    static func isKept(_ folder: String) -> Bool { [whole, running, stopped, aside].contains { folder.hasSuffix($0) } }

    /// Marks the start of reading.
    /// - Returns: new path of the folder.
    static func begin(_ folder: String) -> String { move(folder, from: whole, to: running) }

    /// Marks a normal stop of the server or an import that failed, which does not count as a crash. The next start reads it again.
    static func pause(_ folder: String) -> String { move(folder, from: running, to: whole) }

    /// Marks an upload after a crash: it is retried once, or set aside.
    static func afterDeath(_ folder: String) -> String {
        let wasTriedAgain = folder.hasSuffix(again + running)
        return move(folder, from: wasTriedAgain ? again + running : running, to: wasTriedAgain ? aside : again + whole)
    }

    /// Marks an upload that the user stopped.
    static func stop(_ folder: String) -> String {
        for state in [again + running, again + whole, running, whole] where folder.hasSuffix(state) {
            return move(folder, from: state, to: stopped)
        }
        return folder
    }

    /// Resets an upload that was stopped or set aside, so that it is imported as if for the first time.
    static func tryAgain(_ folder: String) -> String { move(move(folder, from: aside, to: whole), from: stopped, to: whole) }

    /// Renames the folder. If that fails the path stays the same, and the upload is imported all the same.
    private static func move(_ folder: String, from old: String, to new: String) -> String {
        guard folder.hasSuffix(old) else { return folder }
        let moved = String(folder.dropLast(old.count)) + new
        return rename(folder, moved) == 0 ? moved : folder
    }

    /// Number and size in bytes of the files in a folder; of those until the task is cancelled.
    static func size(of folder: String) -> (count: Int, bytes: Int) {
        guard let walker = FileManager.default.enumerator(atPath: folder) else { return (0, 0) }
        var (count, bytes) = (0, 0)
        while !Task.isCancelled, walker.nextObject() != nil {
            guard walker.fileAttributes?[.type] as? FileAttributeType == .typeRegular else { continue }
            count += 1
            bytes += (walker.fileAttributes?[.size] as? NSNumber)?.intValue ?? 0
        }
        return (count, bytes)
    }
}
