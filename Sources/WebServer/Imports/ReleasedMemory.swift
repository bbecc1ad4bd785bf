import Foundation

/// Memory that was freed but that the C library still holds.
enum ReleasedMemory {
    /// Fixes glibc's threshold for large buffers at its initial 128 KiB, with `mallopt`. Call this when a server starts.
    ///
    /// The threshold otherwise grows with every freed buffer, up to 32 MiB. Large buffers of an import then lie between small ones, whose
    /// pages `release` cannot return.
    static func keepLargeBuffersApart() {
        guard let symbol = dlsym(nil, "mallopt") else { return }
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        let trimThreshold: Int32 = -1  // M_TRIM_THRESHOLD
        _ = unsafeBitCast(symbol, to: Option.self)(trimThreshold, 128 << 10)
    }

    /// Returns it to the system, with glibc's `malloc_trim`. The memory of a large import would otherwise count as used until the server
    /// stops.
    static func release() {
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
