/// Durations of ISO 8601: `PT3661.5S`, `PT1H1M1S`, `PT48M`.
enum WrittenDuration {
    /// Returns the seconds; nil for any other text, including days, months and years.
    static func seconds(_ text: Span<UInt8>) -> Double? {
        guard text.count > 2, text[0] == UInt8(ascii: "P"), text[1] == UInt8(ascii: "T") else { return nil }
        var seconds = 0.0
        var start = 2
        // Hours precede minutes, and these seconds.
        var next = 0
        for index in 2..<text.count {
            let factor: Double
            let rank: Int
            switch text[index] {
            case UInt8(ascii: "H"): (factor, rank) = (3600, 1)
            case UInt8(ascii: "M"): (factor, rank) = (60, 2)
            case UInt8(ascii: "S"): (factor, rank) = (1, 3)
            default: continue
            }
            guard rank > next, let number = Numeral.decimal(text.extracting(start..<index)), number >= 0 else { return nil }
            seconds += number * factor
            next = rank
            start = index + 1
        }
        return start == text.count && seconds.isFinite ? seconds : nil
    }
}
