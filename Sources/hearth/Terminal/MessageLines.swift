import Foundation

/// Lines of an input, of which each takes a bounded amount of memory.
struct MessageLines {
    enum Line: Equatable {
        case message([UInt8])
        /// A line of more than `limit` bytes, which was skipped.
        case tooLong
    }

    /// Most bytes of a line, without its end.
    let limit: Int
    /// Returns the next bytes of the input; none at its end.
    private let more: () -> [UInt8]
    private var buffer: [UInt8] = []

    init(limit: Int, more: @escaping () -> [UInt8]) {
        self.limit = limit
        self.more = more
    }

    /// Returns nil at the end of the input. A last line need not have an end.
    mutating func next() -> Line? {
        var isTooLong = false
        while true {
            if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                let line = Array(buffer[..<end])
                buffer.removeFirst(end + 1)
                return isTooLong || line.count > limit ? .tooLong : .message(line)
            }
            if buffer.count > limit {
                isTooLong = true
                buffer.removeAll()
            }
            let piece = more()
            guard !piece.isEmpty else {
                defer { buffer.removeAll() }
                return isTooLong ? .tooLong : buffer.isEmpty ? nil : .message(buffer)
            }
            buffer += piece
        }
    }

    /// Returns what has arrived on standard input, and waits for it. An input that cannot be read has ended.
    static func arrived() -> [UInt8] {
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        var count = -1
        repeat {
            count = piece.withUnsafeMutableBytes { read(STDIN_FILENO, $0.baseAddress, $0.count) }
        } while count < 0 && errno == EINTR
        return Array(piece.prefix(max(0, count)))
    }
}
