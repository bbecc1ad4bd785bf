/// What an archive may ask of this machine. An honest export stays far below; a bomb does not.
public struct ArchiveLimits: Equatable, Sendable {
    /// Files visited in one walk, those of inner archives included.
    public var entries = 500_000
    /// Folders below the one that was named.
    public var depth = 64
    /// Archives inside archives; the outermost does not count.
    public var nesting = 1
    /// Layers of gzip around one file.
    public var gzipLayers = 2
    /// Bytes that may come out of one byte put in, once `ratioFloor` bytes have come out.
    /// Health exports reach 25, deflate cannot exceed 1032.
    public var ratio = 250
    public var ratioFloor = 16 << 20
    /// Bytes that may come out of one walk in total.
    public var inflatedBytes = 256 << 30

    public init() {}
}

/// What has come out of a walk so far, shared by all its streams.
final class InflationBudget {
    private let limits: ArchiveLimits
    private var inflated = 0

    init(_ limits: ArchiveLimits) { self.limits = limits }

    /// Refuses a bomb that says what it is before the first byte of it is inflated.
    func check(size: Int, from stored: Int, label: String) throws(ArchiveError) {
        if size > limits.ratioFloor, size / limits.ratio > stored { throw .limitReached(.ratio, label: label) }
    }

    /// Called after each step of a stream that turned `input` bytes into `output` bytes so far, `step` of them just now.
    func spend(step: Int, input: Int, output: Int, label: String) throws(ArchiveError) {
        inflated += step
        if inflated > limits.inflatedBytes { throw .limitReached(.inflatedBytes, label: label) }
        if output > limits.ratioFloor, output / limits.ratio > input { throw .limitReached(.ratio, label: label) }
    }
}
