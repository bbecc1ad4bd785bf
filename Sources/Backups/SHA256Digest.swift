import Crypto

/// SHA-256 of content in memory.
enum SHA256Digest {
    static func of(_ bytes: [UInt8]) -> SHA256.Digest { SHA256.hash(data: bytes) }
}
