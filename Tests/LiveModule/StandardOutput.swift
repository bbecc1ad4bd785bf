import Foundation

/// Blocks of bytes with their length, on the standard output.
struct StandardOutput {
    private var pending: [UInt8] = []

    mutating func write(_ bytes: [UInt8]) throws {
        for shift in [0, 8, 16, 24] { pending.append(UInt8(truncatingIfNeeded: bytes.count >> shift)) }
        pending += bytes
        if pending.count > 1 << 20 { try flush() }
    }

    mutating func flush() throws {
        try FileHandle.standardOutput.write(contentsOf: pending)
        pending = []
    }
}
