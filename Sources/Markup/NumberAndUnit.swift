/// Keeps a number and its unit on one line: "5.3 km", "111 次/分", "22 °C".
enum NumberAndUnit {
    private static let units: [String] = [
        "km", "mi", "m", "ft", "cm", "in", "mm", "min", "h", "s", "ms", "bpm", "steps", "kg", "lb", "g", "ml", "W", "kcal", "kJ",
    ]

    /// Whether a text that follows a number and a space begins with a unit.
    static func begins(_ text: Substring.UTF8View) -> Bool {
        guard let first = text.first else { return false }
        switch first {
        case UInt8(ascii: "%"), UInt8(ascii: "/"): return true
        // A degree sign, or a CJK character.
        case 0xC2, 0xE4...0xE9: return true
        default: break
        }
        let word = text.prefix { ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z") || $0 >= 0x80 }
        for unit in units where word.elementsEqual(unit.utf8) { return true }
        return false
    }
}
