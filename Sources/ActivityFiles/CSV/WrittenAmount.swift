/// Amounts in tables: a number with its unit after it or in the column header.
///
/// An amount without a unit is not read: a weight of 80 or a distance of 10 may be in either system.
enum WrittenAmount {
    enum Quantity { case mass, temperature, duration, distance, height, energy, power, cadence, speed, pace }

    /// A number in kilograms, degrees Celsius, seconds, metres, kilocalories, watts, steps or turns per minute, metres per second, or
    /// seconds per metre.
    enum Written { case number(Double), withoutUnit, unreadable }

    /// - Parameters:
    ///   - header: words of the column's header, from ``words(_:)``.
    ///   - twoParts: the meaning of a duration such as `1:30`; nil if nothing states it, so that such a duration has no unit.
    static func read(
        _ cell: String, header: [String], _ quantity: Quantity, twoParts: WrittenClock.TwoParts? = .hoursAndMinutes
    ) -> Written {
        if quantity == .duration, let seconds = WrittenClock.seconds(cell, twoParts: twoParts, each: 0...) {
            return .number(seconds)
        }
        if quantity == .duration, WrittenClock.seconds(cell, twoParts: .minutesAndSeconds, each: 0...) != nil {
            return .withoutUnit
        }
        let (text, unit) = parted(cell)
        if quantity == .pace, let seconds = WrittenClock.seconds(text, twoParts: .minutesAndSeconds, each: 0...) {
            guard let metres = metresOfPace(unit ?? header) else { return .withoutUnit }
            return .number(seconds / metres)
        }
        guard let number = WrittenNumber.decimal(text) else { return .unreadable }
        if let unit { return converted(number, unit, quantity).map { .number($0) } ?? .unreadable }
        if let value = converted(number, header, quantity) { return .number(value) }
        return quantity == .power || quantity == .cadence ? .number(number) : .withoutUnit
    }

    /// Returns a value in our unit; nil if no word is a unit of the quantity.
    static func converted(_ number: Double, _ words: [String], _ quantity: Quantity) -> Double? {
        switch quantity {
        case .speed: return metresPerSecond(words).map { number * $0 }
        case .pace:
            guard let metres = metresOfPace(words) else { return nil }
            let isSeconds = words.contains("s") || words.contains("sec") || words.contains("seconds")
            return number * (isSeconds ? 1 : 60) / metres
        default: break
        }
        for word in words {
            switch quantity {
            case .mass: if let factor = kilograms(word) { return number * factor }
            case .temperature:
                if ["c", "°c", "celsius", "℃"].contains(word) { return number }
                if ["f", "°f", "fahrenheit"].contains(word) { return (number - 32) / 1.8 }
            case .duration: if let factor = seconds(word) { return number * factor }
            case .distance, .height: if let factor = metres(word) { return number * factor }
            case .energy: if let factor = kilocalories(word) { return number * factor }
            case .power: if ["w", "watt", "watts", "瓦", "瓦特"].contains(word) { return number }
            case .cadence: if ["spm", "rpm", "bpm", "步"].contains(word) { return number }
            case .speed, .pace: return nil
            }
        }
        return nil
    }

    private static func kilograms(_ word: String) -> Double? {
        switch word {
        case "kg", "公斤": 1
        case "lb", "lbs": 0.453_592_37
        default: nil
        }
    }

    private static func seconds(_ word: String) -> Double? {
        switch word {
        case "s", "sec", "secs", "second", "seconds", "sekunden", "秒": 1
        case "min", "mins", "minute", "minutes", "minuten", "分鐘", "分": 60
        case "h", "hr", "hrs", "hour", "hours", "std", "stunde", "stunden", "小時": 3600
        case "ms": 0.001
        default: nil
        }
    }

    static func metres(_ word: String) -> Double? {
        switch word {
        case "m", "meter", "meters", "metre", "metres", "公尺", "米": 1
        case "km", "kms", "kilometer", "kilometers", "kilometre", "kilometres", "公里": 1000
        case "mi", "mile", "miles", "meilen", "英里", "英哩": 1609.344
        case "yd", "yds", "yard", "yards", "碼": 0.9144
        case "ft", "feet", "foot", "英尺": 0.3048
        default: nil
        }
    }

    /// Converts to kilocalories. A calorie in a training table is a dietary calorie.
    private static func kilocalories(_ word: String) -> Double? {
        switch word {
        case "kcal", "cal", "cals", "calorie", "calories", "kilocalories", "kalorien", "大卡", "千卡", "卡路里": 1
        case "kj", "kilojoule", "kilojoules", "千焦": 1 / 4.184
        default: nil
        }
    }

    private static func metresPerSecond(_ words: [String]) -> Double? {
        if words.contains("kmh") || words.contains("kph") { return 1 / 3.6 }
        if words.contains("mph") { return 0.447_04 }
        if words.contains("ms") || words.contains("mps") { return 1 }
        let hasHour = words.contains("h") || words.contains("hour") || words.contains("hr")
        if hasHour { return words.contains("km") ? 1 / 3.6 : words.contains("mi") ? 0.447_04 : nil }
        return words.contains("m") && words.contains("s") ? 1 : nil
    }

    /// Returns the distance unit of a pace in metres.
    private static func metresOfPace(_ words: [String]) -> Double? {
        for word in words where word != "m" && word != "min" {
            if let metres = metres(word), metres >= 1000 { return metres }
        }
        return nil
    }

    /// Returns the number of a cell and the words after it.
    private static func parted(_ cell: String) -> (String, [String]?) {
        var scalars = Array(cell.unicodeScalars)
        var unit: [Unicode.Scalar] = []
        while let last = scalars.last, !("0"..."9").contains(last), last != "." {
            unit.append(last)
            scalars.removeLast()
        }
        var text = ""
        for scalar in scalars { text.unicodeScalars.append(scalar) }
        var name = ""
        for scalar in unit.reversed() { name.unicodeScalars.append(scalar) }
        let words = words(name)
        return (text, words.isEmpty ? nil : words)
    }

    /// Returns the words of a text in small letters; a degree sign belongs to the letter after it.
    static func words(_ text: String) -> [String] {
        text.letterWords { letter in
            switch letter {
            case "°", "℃", "\u{C0}"..."\u{17F}", "\u{4E00}"..."\u{9FFF}": true
            default: false
            }
        }
    }
}
