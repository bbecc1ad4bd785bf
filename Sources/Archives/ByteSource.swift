import Foundation

/// An open file, or a part of one, read by position. The descriptor closes with the last reference.
final class OpenFile: Sendable {
    let descriptor: Int32
    let path: String
    let size: Int

    private init(descriptor: Int32, path: String, size: Int) {
        self.descriptor = descriptor
        self.path = path
        self.size = size
    }

    deinit { close(descriptor) }

    /// - Parameter followingLinks: pass true only for a path that the user named; links found inside a folder are never followed.
    static func opening(_ path: String, followingLinks: Bool) throws(ArchiveError) -> OpenFile {
        // Without O_NONBLOCK, opening a named pipe would block.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            throw errno == ENOENT ? .notFound(path: path) : .unreadable(path: path, code: errno)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let code = errno
            close(descriptor)
            throw .unreadable(path: path, code: code)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw .notARegularFile(path: path)
        }
        return OpenFile(descriptor: descriptor, path: path, size: Int(status.st_size))
    }

    /// Returns an unnamed temporary file with the content of `stream`. It is deleted when closed.
    static func scratch(filledFrom stream: ByteStream) throws(ArchiveError) -> OpenFile {
        var folder = NSTemporaryDirectory()
        if !folder.hasSuffix("/") { folder += "/" }
        var template = Array((folder + "hearth-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw .scratchFailed(code: errno) }
        unlink(template)
        var buffer = [UInt8](repeating: 0, count: ByteStream.chunk)
        var size = 0
        while true {
            let count: Int
            do throws(ArchiveError) { count = try stream.read(into: &buffer) } catch {
                close(descriptor)
                throw error
            }
            if count == 0 { break }
            var written = 0
            while written < count {
                let step = buffer.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, count - written) }
                guard step > 0 else {
                    let code = errno
                    if step < 0, code == EINTR { continue }
                    close(descriptor)
                    throw .scratchFailed(code: code)
                }
                written += step
            }
            size += count
        }
        return OpenFile(descriptor: descriptor, path: stream.label, size: size)
    }

    /// Reads from `offset` until `buffer` is full or the file ends.
    /// - Returns: the number of bytes read; less than requested only at the end of the file.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        var done = 0
        while done < buffer.count, let base = buffer.baseAddress {
            let step = pread(descriptor, base + done, buffer.count - done, off_t(offset + done))
            if step == 0 { break }
            if step < 0 {
                if errno == EINTR { continue }
                throw .unreadable(path: path, code: errno)
            }
            done += step
        }
        return done
    }

    func bytes(at offset: Int, count: Int) throws(ArchiveError) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: max(0, min(count, size - offset)))
        var failure: ArchiveError?
        var read = 0
        result.withUnsafeMutableBytes { buffer in
            do throws(ArchiveError) { read = try self.read(at: offset, into: buffer) } catch { failure = error }
        }
        if let failure { throw failure }
        result.removeLast(result.count - read)
        return result
    }
}

/// A source of bytes read one buffer at a time: a part of a file, or the output of another stream.
class ByteStream {
    /// Bytes that a stream reads or delivers at a time.
    static let chunk = 512 << 10

    let label: String
    /// The damage at which the stream ended; nil for a normal end.
    var damage: ArchiveDamage?

    init(label: String) { self.label = label }

    /// - Returns: the number of bytes placed at the start of `buffer`; 0 only at the end.
    func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int { 0 }
}

/// A range of a file, unchanged.
final class FileStream: ByteStream {
    private let file: OpenFile
    private var position: Int
    private let end: Int

    init(_ file: OpenFile, from start: Int = 0, count: Int? = nil, label: String) {
        self.file = file
        position = start
        end = min(file.size, count.map { start + $0 } ?? file.size)
        super.init(label: label)
    }

    override func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int {
        let wanted = min(buffer.count, end - position)
        guard wanted > 0 else { return 0 }
        var failure: ArchiveError?
        var count = 0
        buffer.withUnsafeMutableBytes { bytes in
            let part = UnsafeMutableRawBufferPointer(rebasing: bytes[..<wanted])
            do throws(ArchiveError) { count = try file.read(at: position, into: part) } catch { failure = error }
        }
        if let failure { throw failure }
        position += count
        return count
    }
}
