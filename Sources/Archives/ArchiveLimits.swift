/// Resources that an archive may use on this machine. Genuine exports stay far below; zip bombs do not.
public struct ArchiveLimits: Equatable, Sendable {
    /// Files visited in one walk, including those of inner archives.
    public var entries = 500_000
    /// Levels of folders below the starting folder.
    public var depth = 64
    /// Levels of archives inside the outermost archive.
    public var nesting = 1
    /// Layers of gzip around one file.
    public var gzipLayers = 2
    /// Highest ratio of output to input bytes after `ratioFloor` bytes of output. Health exports reach 25; deflate cannot exceed 1032.
    public var ratio = 250
    public var ratioFloor = 16 << 20
    /// Highest number of output bytes of one walk.
    public var inflatedBytes = 256 << 30

    public init() {}
}

/// Counts the output of a walk across all its streams.
final class InflationBudget {
    private let limits: ArchiveLimits
    private var inflated = 0

    init(_ limits: ArchiveLimits) { self.limits = limits }

    /// Refuses a zip bomb that states its size, before anything is inflated.
    func check(size: Int, from stored: Int, label: String) throws(ArchiveError) {
        if size > limits.ratioFloor, size / limits.ratio > stored { throw .limitReached(.ratio, label: label) }
    }

    /// Counts one step of a stream.
    /// - Parameters:
    ///   - step: bytes of output since the last call.
    ///   - input: bytes that the stream has consumed in total.
    ///   - output: bytes that the stream has produced in total.
    func spend(step: Int, input: Int, output: Int, label: String) throws(ArchiveError) {
        inflated += step
        if inflated > limits.inflatedBytes { throw .limitReached(.inflatedBytes, label: label) }
        if output > limits.ratioFloor, output / limits.ratio > input { throw .limitReached(.ratio, label: label) }
    }
}
