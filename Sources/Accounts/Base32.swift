/// Text of bytes in capital letters and digits, five bits a character, without padding (RFC 4648, 6). Authenticator apps read it.
enum Base32 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

    static func text(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                out.append(alphabet[bits >> count & 31])
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { out.append(alphabet[bits << (5 - count) & 31]) }
        return String(decoding: out, as: UTF8.self)
    }

    /// Returns the bytes of a text in letters of any case; nil for other characters, and for bits that no byte could have left.
    static func bytes(_ text: String) -> [UInt8]? {
        var out: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in text.utf8 {
            let upper = (0x61...0x7A).contains(byte) ? byte - 32 : byte
            guard let value = alphabet.firstIndex(of: upper) else { return nil }
            (bits, count) = (bits << 5 | value, count + 5)
            if count >= 8 {
                count -= 8
                out.append(UInt8(bits >> count & 255))
                bits &= (1 << count) - 1
            }
        }
        return count < 5 && bits == 0 ? out : nil
    }
}
