import Crypto
import Dispatch
import Foundation

/// File of hashes of breached passwords, in the form of Have I Been Pwned: a line `HASH:COUNT` for each password, ascending by the SHA-1 hash in
/// hexadecimal. It may have many gigabytes: a search reads about forty places of it.
public struct BreachedPasswords: Equatable, Sendable {
    public let path: String

    /// Opens a file and checks its form: single places of it, and whether they ascend.
    /// - Throws: `CredentialError.unusable` for a file that cannot be read or has another form.
    public init(path: String) throws(CredentialError) {
        self.path = path
        try reading { file throws(CredentialError) in
            guard file.size > 0 else { throw file.malformed }
            var last: [UInt8] = []
            // Another order, such as by count, would hide most passwords.
            for place in 0..<BreachedPasswords.samples {
                let hash = try file.line(at: file.size / BreachedPasswords.samples * place, from: 0).hash
                guard !hash.lexicographicallyPrecedes(last) else { throw file.malformed }
                last = hash
            }
        }
    }

    /// Whether the file has a password, as it was typed or in the form in which it is stored.
    /// - Throws: `CredentialError.unusable` when the file can no longer be read.
    public func contains(_ password: String) async throws(CredentialError) -> Bool {
        let result: Result<Bool, CredentialError> = await withCheckedContinuation { done in
            // Reading blocks a thread, which must not be one of the few of the cooperative pool.
            DispatchQueue.global(qos: .utility).async {
                done.resume(returning: Result { () throws(CredentialError) in try search(password) })
            }
        }
        return try result.get()
    }

    func search(_ password: String) throws(CredentialError) -> Bool {
        try reading { file throws(CredentialError) in
            // No set of strings: both forms are equal as strings, and their bytes differ.
            for text in [password, password.precomposedStringWithCompatibilityMapping] {
                let digest = Insecure.SHA1.hash(data: Data(text.utf8))
                let digits = Array("0123456789ABCDEF".utf8)
                if try file.contains(digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }) { return true }
            }
            return false
        }
    }

    /// Places that are compared when the file is opened.
    private static let samples = 64

    private func reading<Value>(_ body: (HashFile) throws(CredentialError) -> Value) throws(CredentialError) -> Value {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .unusable(path: path, reason: String(cString: strerror(errno))) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw .unusable(path: path, reason: "it is not a file")
        }
        return try body(HashFile(descriptor: descriptor, size: Int(status.st_size), path: path))
    }
}

/// Open file of hashes.
private struct HashFile {
    let descriptor: Int32
    let size: Int
    let path: String

    /// Line with the place of its first byte and of the byte after its end.
    struct Line {
        var start: Int
        var end: Int
        /// Hexadecimal digits in upper case.
        var hash: [UInt8]
    }

    private static let digits = 40
    /// Bytes of a line at most: the digits, a colon, a count and the end of the line.
    private static let longest = 80

    var malformed: CredentialError {
        .unusable(
            path: path,
            reason: "it must have lines of a SHA-1 hash in hexadecimal with a count, as HASH:COUNT, in ascending order")
    }

    /// Whether a line has a hash, by binary search.
    func contains(_ wanted: [UInt8]) throws(CredentialError) -> Bool {
        var (low, high) = (0, size)
        while low < high {
            let line = try line(at: low + (high - low) / 2, from: low)
            if line.hash == wanted { return true }
            if line.hash.lexicographicallyPrecedes(wanted) { low = line.end } else { high = line.start }
        }
        return false
    }

    /// Returns the line that a byte belongs to.
    /// - Parameter first: beginning of a line at or before the byte.
    func line(at place: Int, from first: Int) throws(CredentialError) -> Line {
        let begin = max(first, place - HashFile.longest)
        let before = try bytes(from: begin, count: place - begin)
        let start = before.lastIndex(of: 0x0A).map { begin + $0 + 1 } ?? begin
        // Without the end of another line the byte must lie in the first one.
        guard start > begin || begin == first else { throw malformed }
        let content = try bytes(from: start, count: HashFile.longest)
        let end = content.firstIndex(of: 0x0A)
        guard end != nil || start + content.count == size else { throw malformed }
        let text = content.prefix(end ?? content.count)
        let hash = text.prefix(HashFile.digits).map { $0 >= 0x61 ? $0 &- 0x20 : $0 }
        let isHash = hash.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x46).contains($0) }
        guard hash.count == HashFile.digits, isHash else { throw malformed }
        let rest = text.dropFirst(HashFile.digits)
        guard rest.isEmpty || rest.first == 0x3A || rest.elementsEqual([0x0D]) else { throw malformed }
        return Line(start: start, end: start + text.count + (end == nil ? 0 : 1), hash: hash)
    }

    private func bytes(from place: Int, count: Int) throws(CredentialError) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: max(0, count))
        let read = pread(descriptor, &buffer, buffer.count, off_t(place))
        guard read >= 0 else { throw .unusable(path: path, reason: String(cString: strerror(errno))) }
        return Array(buffer.prefix(read))
    }
}
