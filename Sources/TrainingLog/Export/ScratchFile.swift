import Archives
import Foundation

/// Temporary file without a name. It is deleted with the last reference.
final class ScratchFile {
    let path: String
    private let file: FileHandle
    private var beginning: [UInt8] = []
    /// In bytes.
    private(set) var count = 0

    init() throws {
        path = NSTemporaryDirectory() + "/hearth-\(UUID().uuidString)"
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forUpdatingAtPath: path)
        else { throw StoreError.cannotOpen(path: path, reason: String(cString: strerror(errno))) }
        self.file = file
    }

    deinit {
        try? file.close()  // its content is no longer needed
        unlink(path)
    }

    func append(_ bytes: Span<UInt8>) throws {
        for index in 0..<min(bytes.count, max(0, 4 - beginning.count)) { beginning.append(bytes[index]) }
        try bytes.withUnsafeBufferPointer { try file.write(contentsOf: Data(buffer: $0)) }
        count += bytes.count
    }

    /// Returns the whole content, for small files.
    func bytes() async throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        try await forEachPiece { bytes += $0 }
        return bytes
    }

    /// Whether the content is a zip or gzip file.
    var isPacked: Bool { beginning.isPacked }

    func forEachPiece(_ visit: ([UInt8]) async throws -> Void) async throws {
        try file.seek(toOffset: 0)
        while let piece = try file.read(upToCount: 1 << 20), !piece.isEmpty { try await visit([UInt8](piece)) }
    }
}
