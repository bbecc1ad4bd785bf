import Archives
import Foundation

/// Folder that is scanned repeatedly for new files and files that are still being written.
///
/// A file is complete when two scans in a row find the same size and modification time. The folder is never changed. Whether a file is new
/// to the journal is for the import to decide.
public struct WatchedFolder: Sendable {
    public let path: String
    private var last: [String: Stamp] = [:]
    private var imported: [String: Stamp] = [:]

    fileprivate struct Stamp: Equatable {
        var size: Int
        /// Nanoseconds since 1970.
        var changed: Int
    }

    /// Result of one scan.
    public struct Look: Equatable, Sendable {
        /// Paths of complete files that were not imported in their present state, sorted.
        public var due: [String]
        /// Paths of files that changed since the scan before. They are skipped.
        public var growing: Set<String>

        public init(due: [String], growing: Set<String>) {
            self.due = due
            self.growing = growing
        }

        public var isEmpty: Bool { due.isEmpty && growing.isEmpty }
    }

    public init(path: String) { self.path = path }

    /// Scans the folder.
    /// - Throws: `ArchiveError.notFound` when the folder is missing.
    public mutating func look() throws -> Look {
        var now: [String: Stamp] = [:]
        do {
            for file in try looseFiles(at: [path]) { now[file.path] = Stamp(of: file.path) }
        } catch ArchiveError.noFiles {}  // an empty folder may get files later
        var look = Look(due: [], growing: [])
        for (path, stamp) in now where imported[path] != stamp {
            if last[path] == stamp { look.due.append(path) } else { look.growing.insert(path) }
        }
        look.due.sort()
        last = now
        imported = imported.filter { now[$0.key] != nil }
        return look
    }

    /// Records that the complete files of a scan were imported.
    public mutating func noteImported(_ look: Look) {
        for path in look.due { imported[path] = last[path] }
    }
}

extension WatchedFolder.Stamp {
    /// Nil when the file no longer exists.
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
