import Foundation

/// What became of an upload, told by the name of its folder, so that the next server knows what a dead one was doing.
///
/// `.part` is still arriving, `.whole` waits, `.running` is being read, `.stopped` and `.aside` wait for somebody's word. The server
/// died while it read what a start finds `.running`: it is read `.again` once, and set aside after the second death.
enum UploadFolder {
    static let partial = ".part"
    static let whole = ".whole"
    static let running = ".running"
    static let stopped = ".stopped"
    static let aside = ".aside"
    private static let again = ".again"

    /// Whether all of it has arrived.
    static func isKept(_ folder: String) -> Bool { [whole, running, stopped, aside].contains { folder.hasSuffix($0) } }

    /// Notes that reading begins. - Returns: where it lies now.
    static func begin(_ folder: String) -> String { move(folder, from: whole, to: running) }

    /// Notes that the server ends of its own accord: nothing is to be blamed for it.
    static func pause(_ folder: String) -> String { move(folder, from: running, to: whole) }

    /// After a start: what was being read is read once more, or set aside.
    static func afterDeath(_ folder: String) -> String {
        let wasTriedAgain = folder.hasSuffix(again + running)
        return move(folder, from: wasTriedAgain ? again + running : running, to: wasTriedAgain ? aside : again + whole)
    }

    /// Notes that somebody stopped it, waiting or being read.
    static func stop(_ folder: String) -> String {
        for state in [again + running, again + whole, running, whole] where folder.hasSuffix(state) {
            return move(folder, from: state, to: stopped)
        }
        return folder
    }

    /// Somebody wants what was stopped or set aside to be tried again: as if for the first time.
    static func tryAgain(_ folder: String) -> String { move(move(folder, from: aside, to: whole), from: stopped, to: whole) }

    /// Where it cannot be renamed it stays, and is read all the same.
    private static func move(_ folder: String, from old: String, to new: String) -> String {
        guard folder.hasSuffix(old) else { return folder }
        let moved = String(folder.dropLast(old.count)) + new
        return rename(folder, moved) == 0 ? moved : folder
    }
}
