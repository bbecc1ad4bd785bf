import Foundation

/// Memory that was freed and that the C library keeps for later.
enum ReleasedMemory {
    /// Gives it back to the system, where the C library can do that (glibc's `malloc_trim`): a large import would otherwise count as used
    /// until the server ends.
    static func giveBack() {
        guard let symbol = dlsym(nil, "malloc_trim") else { return }
        typealias Trim = @convention(c) (Int) -> Int32
        _ = unsafeBitCast(symbol, to: Trim.self)(0)
    }
}
