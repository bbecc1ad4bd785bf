import Archives
import Foundation

/// Zip and gzip: the directory, names, what is inside, one archive deeper, and the way to a neighbour.
@_cdecl("LLVMFuzzerTestOneInput") public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let path = "fuzzed-archive"
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard file >= 0, write(file, start, count) == count else { fatalError("cannot write \(path)") }
    close(file)
    var limits = ArchiveLimits()
    limits.entries = 1000
    limits.inflatedBytes = 8 << 20
    var delivered = 0
    do {
        try walk(path, limits: limits) { item in
            do {
                _ = try item.forEachChunk { delivered += $0.count }
                _ = item.sibling("a.gpx")
            } catch is ArchiveError {}
        }
    } catch is ArchiveError {} catch {
        fatalError("broken promise: every error is an ArchiveError, not \(error)")
    }
    demand(delivered <= 64 << 20, "no more comes out than the limits permit")
    return 0
}
