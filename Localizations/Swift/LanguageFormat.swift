/// How a language writes numbers, percentages and sentences. The values are in `Localizations/languages.json`.
public struct LanguageFormat: Sendable {
    var plural: PluralRule
    public var decimalSeparator: String
    /// Between groups of three digits.
    var groupSeparator: String
    /// `{0}` is the number.
    var percent: String
    /// The full stop.
    public var sentenceEnd: String
    /// Between two sentences.
    public var sentenceSpace: String
    /// Between a Latin letter or a digit and a letter of the language: Chinese sets its own letters close, and others apart.
    public var gapAfterLatin: String
}

/// Numbers as people read them. Rounding happens here, once, half up.
extension Language {
    /// The number with grouped thousands and a true minus sign; an en dash when it is too large or not a number.
    public func number(_ value: Double, decimals: Int = 0) -> String {
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
            out += format.decimalSeparator
            let fraction = String(units % Int(scale))
            for _ in fraction.utf8.count..<max(fraction.utf8.count, decimals) { out += "0" }
            out += fraction
        }
        return out
    }

    public func number(_ value: Int) -> String {
        value < 0 ? "−" + grouped(value == .min ? .max : -value) : grouped(value)
    }

    /// `+3`, `−2`, `±0`.
    public func signed(_ value: Double, decimals: Int = 0) -> String {
        let plain = number(value, decimals: decimals)
        if plain.hasPrefix("−") || plain == "–" { return plain }
        return (Language.isZero(plain) ? "±" : "+") + plain
    }

    /// `5 %` for 0.05.
    public func percent(_ fraction: Double) -> String { Phrase.filled(format.percent, [number(fraction * 100)]) }

    /// The text with the full stop of the language.
    public func sentence(_ text: String) -> String { text + format.sentenceEnd }

    private static func isZero(_ text: String) -> Bool {
        for byte in text.utf8 where byte >= UInt8(ascii: "1") && byte <= UInt8(ascii: "9") { return false }
        return true
    }

    private func grouped(_ value: Int) -> String {
        let digits = Array(String(value).utf8)
        if digits.count < 4 { return String(value) }
        var out: [UInt8] = []
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { out.append(contentsOf: format.groupSeparator.utf8) }
            out.append(digit)
        }
        return String(decoding: out, as: UTF8.self)
    }
}
