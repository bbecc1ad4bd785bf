import Archives
import Foundation

/// A folder that is looked at now and then: which of its files are new, and which are still being written.
///
/// A file counts as whole when two looks in a row find it with the same size and time of change. Nothing in the folder is ever
/// touched. What an import makes of a file that is here already is the ledger's matter, not this one's.
public struct WatchedFolder: Sendable {
    public let path: String
    private var last: [String: Stamp] = [:]
    private var imported: [String: Stamp] = [:]

    fileprivate struct Stamp: Equatable {
        var size: Int
        /// Nanoseconds since 1970.
        var changed: Int
    }

    /// What one look found.
    public struct Look: Equatable, Sendable {
        /// Whole files that were not imported as they are now, by name.
        public var due: [String]
        /// Files that changed since the look before: they are left alone.
        public var growing: Set<String>

        public init(due: [String], growing: Set<String>) {
            self.due = due
            self.growing = growing
        }

        public var isEmpty: Bool { due.isEmpty && growing.isEmpty }
    }

    public init(path: String) { self.path = path }

    /// - Throws: `ArchiveError.notFound` when the folder is gone.
    public mutating func look() throws -> Look {
        var now: [String: Stamp] = [:]
        do {
            for file in try looseFiles(at: [path]) { now[file.path] = Stamp(of: file.path) }
        } catch ArchiveError.noFiles {}  // an empty folder is a folder to wait for
        var look = Look(due: [], growing: [])
        for (path, stamp) in now where imported[path] != stamp {
            if last[path] == stamp { look.due.append(path) } else { look.growing.insert(path) }
        }
        look.due.sort()
        last = now
        imported = imported.filter { now[$0.key] != nil }
        return look
    }

    /// After an import of what the latest look found due.
    public mutating func noteImported(_ look: Look) {
        for path in look.due { imported[path] = last[path] }
    }
}

extension WatchedFolder.Stamp {
    /// Nil when the file is gone already.
    fileprivate init?(of path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        #if os(Linux)
            let time = status.st_mtim
        #else
            let time = status.st_mtimespec
        #endif
        self.init(size: Int(status.st_size), changed: Int(time.tv_sec) &* 1_000_000_000 &+ Int(time.tv_nsec))
    }
}
