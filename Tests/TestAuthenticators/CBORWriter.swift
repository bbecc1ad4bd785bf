/// Writes CBOR as authenticators do, independently of the reader under test.
public enum CBORWriter {
    public static func number(_ number: Int) -> [UInt8] { number < 0 ? head(1, -1 - number) : head(0, number) }
    public static func bytes(_ bytes: [UInt8]) -> [UInt8] { head(2, bytes.count) + bytes }
    public static func text(_ text: String) -> [UInt8] { head(3, text.utf8.count) + Array(text.utf8) }
    public static func list(_ items: [[UInt8]]) -> [UInt8] { head(4, items.count) + items.flatMap { $0 } }
    public static func map(_ members: [([UInt8], [UInt8])]) -> [UInt8] {
        head(5, members.count) + members.flatMap { $0.0 + $0.1 }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        let kind = kind << 5
        switch count {
        case ..<24: return [kind | UInt8(count)]
        case ..<256: return [kind | 24, UInt8(count)]
        case ..<65_536: return [kind | 25, UInt8(count >> 8), UInt8(count & 255)]
        default: return [kind | 26] + (0..<4).map { UInt8(count >> (24 - 8 * $0) & 255) }
        }
    }
}
