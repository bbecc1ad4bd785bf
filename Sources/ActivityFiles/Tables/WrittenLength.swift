/// Durations with a letter after each number: `35m`, `1h 5m`, `1h 2min 30s`.
enum WrittenLength {
    /// Returns the seconds; nil for any other text.
    static func seconds(_ text: String) -> Double? {
        var seconds = 0.0
        var number: Double?
        var unit = ""
        var hasAny = false
        /// Adds the number with its unit; false if the unit is unknown.
        func add() -> Bool {
            guard let value = number else { return unit.isEmpty }
            switch unit {
            case "h", "hr", "hrs": seconds += value * 3600
            case "m", "min", "mins": seconds += value * 60
            case "s", "sec", "secs": seconds += value
            default: return false
            }
            (number, unit, hasAny) = (nil, "", true)
            return true
        }
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39:
                if !unit.isEmpty, !add() { return nil }
                number = (number ?? 0) * 10 + Double(byte - 0x30)
            case 0x20: continue
            case 0x41...0x5A, 0x61...0x7A: unit.unicodeScalars.append(Unicode.Scalar(byte | 0x20))
            default: return nil
            }
        }
        return add() && hasAny && seconds.isFinite ? seconds : nil
    }
}
