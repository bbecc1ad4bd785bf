/// Numbers as people read them. Rounding happens here, once, half up.
public enum Numeral {
    /// With thousands set apart and a true minus sign; an en dash when the number is too large or is none.
    public static func text(_ value: Double, decimals: Int = 0) -> String {
        var scale = 1.0
        for _ in 0..<max(0, min(6, decimals)) { scale *= 10 }
        // The nudge undoes what binary did to decimals like 1.005; it is a thousand times smaller than a last digit.
        let magnitude = (value.magnitude * scale * (1 + 1e-12) + 0.5).rounded(.down)
        guard magnitude < 1e15 else { return "–" }  // not a number fails this test as well
        let units = Int(magnitude)
        let whole = units / Int(scale)
        var out = value < 0 && units > 0 ? "−" : ""
        out += grouped(whole)
        if scale > 1 {
            out += "."
            let fraction = String(units % Int(scale))
            for _ in fraction.utf8.count..<max(fraction.utf8.count, decimals) { out += "0" }
            out += fraction
        }
        return out
    }

    public static func text(_ value: Int) -> String {
        value < 0 ? "−" + grouped(value == .min ? .max : -value) : grouped(value)
    }

    /// `+3`, `−2`, `±0`.
    public static func signed(_ value: Double, decimals: Int = 0) -> String {
        let plain = text(value, decimals: decimals)
        if plain.hasPrefix("−") || plain == "–" { return plain }
        return (isZero(plain) ? "±" : "+") + plain
    }

    public static func percent(_ fraction: Double) -> String { text(fraction * 100) + " %" }

    /// Two digits, for clocks.
    static func padded(_ value: Int) -> String { value >= 0 && value < 10 ? "0\(value)" : "\(value)" }

    private static func isZero(_ text: String) -> Bool {
        for byte in text.utf8 where byte >= UInt8(ascii: "1") && byte <= UInt8(ascii: "9") { return false }
        return true
    }

    /// Groups of three, set apart by a comma: so do English and Chinese.
    private static func grouped(_ value: Int) -> String {
        let digits = Array(String(value).utf8)
        if digits.count < 4 { return String(value) }
        var out: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { out.append(UInt8(ascii: ",")) }
            out.append(digit)
        }
        return String(decoding: out, as: UTF8.self)
    }
}
