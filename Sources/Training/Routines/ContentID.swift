/// Identifier of a pack, a method or a routine: lower-case ASCII letters, digits and hyphens. It is part of web addresses.
public struct ContentID: Comparable, Hashable, Sendable {
    public let text: String

    public static let longest = 60

    /// Nil for an empty or longer text, and for any other character.
    public init?(_ text: String) {
        let bytes = text.utf8
        guard (1...ContentID.longest).contains(bytes.count), bytes.allSatisfy(ContentID.isPermitted) else { return nil }
        self.text = text
    }

    private static func isPermitted(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x2D
    }

    public static func < (left: Self, right: Self) -> Bool { left.text.utf8.lexicographicallyPrecedes(right.text.utf8) }
    public static func == (left: Self, right: Self) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }
    public func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }
}
