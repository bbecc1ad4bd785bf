/// Text of bytes in the alphabet for addresses, six bits a character, without padding (RFC 4648, 5). WebAuthn writes bytes in this form.
public enum Base64URL {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    public static func text(_ bytes: [UInt8]) -> String {
        var out: [UInt8] = []
        var (bits, count) = (0, 0)
        for byte in bytes {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 6 {
                count -= 6
                out.append(alphabet[bits >> count & 63])
            }
            bits &= (1 << count) - 1
        }
        if count > 0 { out.append(alphabet[bits << (6 - count) & 63]) }
        return String(decoding: out, as: UTF8.self)
    }

    /// Returns the bytes of a text; nil for text that `text` never writes.
    public static func bytes(_ text: String) -> [UInt8]? {
        var out: [UInt8] = []
        var (bits, count) = (0, 0)
        for character in text.utf8 {
            guard let value = value(of: character) else { return nil }
            (bits, count) = (bits << 6 | value, count + 6)
            if count >= 8 {
                count -= 8
                out.append(UInt8(bits >> count & 255))
            }
            bits &= (1 << count) - 1
        }
        return count < 6 && bits == 0 ? out : nil
    }

    private static func value(of character: UInt8) -> Int? {
        switch character {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character - UInt8(ascii: "A"))
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character - UInt8(ascii: "a")) + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character - UInt8(ascii: "0")) + 52
        case UInt8(ascii: "-"): 62
        case UInt8(ascii: "_"): 63
        default: nil
        }
    }
}
