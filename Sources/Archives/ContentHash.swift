import Crypto

/// The SHA-256 of some bytes in lower-case hexadecimal: the name under which an original file is kept.
public struct ContentHash: Hashable, Sendable {
    public var hexadecimal: String

    public init(of bytes: [UInt8]) {
        hexadecimal = ""
        for byte in SHA256.hash(data: bytes) {
            hexadecimal += byte < 16 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
        }
    }
}
