/// A number that a model uses and its card states: a bound, a window of days, a gain.
///
/// The value is a constant of the model, so that code and card can't disagree. A card's texts name it in braces, `{name}`, in every
/// language; each language writes the number in its own format.
public struct CardConstant: Equatable, Sendable {
    /// A Latin letter, then letters and digits.
    public var name: String
    public var value: Double
    /// Digits after the decimal separator, 0…12.
    public var decimals: Int

    public init(_ name: String, _ value: Double, decimals: Int) {
        self.name = name
        self.value = value
        self.decimals = decimals
    }

    public init(_ name: String, _ value: Int) {
        self.init(name, Double(value), decimals: 0)
    }

    /// Constants `share1`, `share2` and so on, in whole percent.
    public static func shares(_ shares: [Double]) -> [CardConstant] {
        shares.enumerated().map { CardConstant("share\($0.offset + 1)", 100 * $0.element, decimals: 0) }
    }

    /// Highest number of digits after the decimal separator.
    static let mostDecimals = 12

    /// The number without groups of digits, as formulas are written; "–" when it is too large or not a number.
    public func text(decimalSeparator: String) -> String {
        let digits = max(0, min(CardConstant.mostDecimals, decimals))
        var scale = 1
        for _ in 0..<digits { scale *= 10 }
        // The factor absorbs the rounding error of a computed constant.
        let scaled = (value.magnitude * Double(scale) * (1 + 1e-15) + 0.5).rounded(.down)
        guard scaled < 1e14 else { return "–" }  // not a number fails this test as well
        let units = Int(scaled)
        let whole = (value < 0 && units > 0 ? "−" : "") + String(units / scale)
        if scale == 1 { return whole }
        let fraction = String(units % scale)
        var zeros = ""
        for _ in fraction.utf8.count..<max(fraction.utf8.count, digits) { zeros += "0" }
        return whole + decimalSeparator + zeros + fraction
    }

    /// Returns the text with each placeholder replaced by the number of the constant with its name. A placeholder without a constant
    /// stays as it is.
    public static func filled(_ text: String, _ constants: [CardConstant], number: (CardConstant) -> String) -> String {
        if constants.isEmpty { return text }
        var out: [UInt8] = []
        let bytes = Array(text.utf8)
        out.reserveCapacity(bytes.count)
        var at = 0
        while at < bytes.count {
            if let end = endOfName(bytes, from: at) {
                let name = String(decoding: bytes[(at + 1)..<end], as: UTF8.self)
                if let constant = constants.first(where: { $0.name == name }) {
                    out.append(contentsOf: number(constant).utf8)
                    at = end + 1
                    continue
                }
            }
            out.append(bytes[at])
            at += 1
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// The names in the placeholders of a text, in its order.
    public static func names(in text: String) -> [String] {
        let bytes = Array(text.utf8)
        var names: [String] = []
        for at in bytes.indices {
            if let end = endOfName(bytes, from: at) { names.append(String(decoding: bytes[(at + 1)..<end], as: UTF8.self)) }
        }
        return names
    }

    /// The index of the closing brace of a placeholder that begins here; nil where none does. Braces around anything but a name belong
    /// to the formula.
    private static func endOfName(_ bytes: [UInt8], from start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "{"), start + 1 < bytes.count, isLetter(bytes[start + 1]) else { return nil }
        var at = start + 2
        while at < bytes.count, isLetter(bytes[at]) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) { at += 1 }
        return at < bytes.count && bytes[at] == UInt8(ascii: "}") ? at : nil
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
