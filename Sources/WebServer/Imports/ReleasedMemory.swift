import Foundation

/// Memory that was freed but that the C library still holds.
enum ReleasedMemory {
    /// Returns it to the system, with glibc's `malloc_trim`. The memory of a large import would otherwise count as used until the server
    /// stops.
    static func release() {
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
