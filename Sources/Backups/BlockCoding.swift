import Archives
import Crypto

/// How a block of content becomes stored bytes: compressed when that makes it smaller, then encrypted when there is a key.
///
/// A block's name is the SHA-256 of its content, or its HMAC with encryption: equal content is stored once.
struct BlockCoding: Sendable {
    let key: BackupKey?

    /// Bytes of content in a block at most.
    static let largestBlock = 4 << 20

    func name(of content: [UInt8]) -> String { key?.name(of: content) ?? ContentHash(of: content).hexadecimal }

    /// - Parameter name: name of the block, or of a list of files.
    func encoded(_ content: [UInt8], as name: String) throws -> [UInt8] {
        let packed = Compression.compressed(content, as: .none)
        let plain = packed.count < content.count ? [1] + packed : [0] + content
        return try key?.sealed(plain, as: name) ?? plain
    }

    /// Returns the content; nil when the bytes are damaged.
    func decoded(_ bytes: [UInt8], as name: String, limit: Int = BlockCoding.largestBlock) -> [UInt8]? {
        let plain: [UInt8]
        if let key {
            guard let opened = key.opened(bytes, as: name) else { return nil }
            plain = opened
        } else {
            plain = bytes
        }
        guard let kind = plain.first else { return nil }
        let body = Array(plain.dropFirst())
        switch kind {
        case 0: return body.count <= limit ? body : nil
        case 1: return try? Compression.expanded(body, from: .none, limit: limit)
        default: return nil
        }
    }

    /// Whether a text has the form of a block's name. Names come from files too, so that nothing else may become a path.
    static func isName(_ text: String) -> Bool {
        text.utf8.count == 64 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }
}
