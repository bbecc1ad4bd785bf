import Foundation

/// Memory that was freed but that the C library still holds.
enum ReleasedMemory {
    /// Sets two options of glibc's allocator with `mallopt`. Call this when a server starts.
    ///
    /// The threshold for large buffers stays at its initial 128 KiB. It otherwise grows with every freed buffer, up to 32 MiB. Large
    /// buffers of an import then lie between small ones, whose pages `release` cannot return.
    ///
    /// There are as many arenas as processors, and at least two, instead of eight times as many. What one arena has free, a thread of another cannot use.
    /// - Parameter processors: number of processors, at least 1.
    static func configure(processors: Int) {
        guard let symbol = dlsym(nil, "mallopt") else { return }
        typealias Option = @convention(c) (Int32, Int32) -> Int32
        let (trimThreshold, arenaMax): (Int32, Int32) = (-1, -8)  // M_TRIM_THRESHOLD, M_ARENA_MAX
        let set = unsafeBitCast(symbol, to: Option.self)
        _ = set(trimThreshold, 128 << 10)
        _ = set(arenaMax, Int32(clamping: max(2, processors)))
    }

    /// Returns it to the system, with glibc's `malloc_trim`. The memory of a large import would otherwise count as used until the server
    /// stops.
    static func release() {
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
