import Foundation

/// How many files of an import may be under way at a time.
///
/// Two, because a large one may take hundreds of megabytes; and as many small ones as keep every core busy while others of them
/// wait for the disk or for the database.
struct ImportCrowd {
    /// Bytes of all files under way, up to which there may be more than two.
    static let smallFiles = 16 << 20
    private let width: Int
    private var count = 0
    private var bytes = 0

    init(cores: Int = ProcessInfo.processInfo.activeProcessorCount) { width = max(2, 2 * cores) }

    func hasRoom(for size: Int) -> Bool {
        count < 2 || (count < width && size <= ImportCrowd.smallFiles - bytes)
    }

    mutating func enter(_ size: Int) {
        count += 1
        bytes += size
    }

    mutating func leave(_ size: Int) {
        count -= 1
        bytes -= size
    }
}
