import Foundation

/// Number of files that an import may read at a time.
///
/// Two, because a large one may take hundreds of megabytes. For small files the number is higher, to keep every core busy while others wait
/// for the disk or the database.
struct ImportConcurrencyLimiter {
    /// Total size in bytes up to which more than two files may be read at a time.
    static let smallFiles = 16 << 20
    private let width: Int
    private var count = 0
    private var bytes = 0

    init(cores: Int = ProcessInfo.processInfo.activeProcessorCount) { width = max(2, 2 * cores) }

    func hasRoom(for size: Int) -> Bool {
        count < 2 || (count < width && size <= ImportConcurrencyLimiter.smallFiles - bytes)
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
