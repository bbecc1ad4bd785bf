import Measures

/// The numbers in a text of lower-case, half-width scalars.
struct SummaryNumbers {
    let text: [UInt32]
    let facts: SummaryFacts
    private let mentions: SummaryMentions

    init(text: [UInt32], facts: SummaryFacts) {
        self.text = text
        self.facts = facts
        mentions = SummaryMentions(text)
    }

    /// What a number may be.
    private enum Unit { case any, degrees, minutes, beats, none }

    /// The first number that is no fact, as it is written; nil if all are.
    var refused: String? {
        // Digits in the kind of class, such as “hot 26”, are a fact together.
        let kind = facts.kind.unicodeScalars.map { $0.value }
        let hasDigits = kind.contains { SummaryCheck.isDigit($0) || ChineseNumerals.isNumeral($0) }
        let lowered = kind.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
        var at = 0
        while at < text.count {
            if hasDigits, matches(lowered, at: at) {
                at += lowered.count
            } else if SummaryCheck.isDigit(text[at]) {
                let end = endOfNumber(from: at)
                if !isFact(at..<end) { return written(at..<end) }
                at = end
            } else if ChineseNumerals.isNumeral(text[at]) {
                if let length = ChineseNumerals.lengthOfWord(text, at: at) {
                    at += length
                    continue
                }
                var end = at
                while end < text.count, ChineseNumerals.isNumeral(text[end]) { end += 1 }
                guard let value = ChineseNumerals.value(text[at..<end]), isFact(value, at: at..<end) else {
                    return written(at..<end)
                }
                at = end
            } else if SummaryCheck.isLetter(text[at]) {
                var end = at
                while end < text.count, SummaryCheck.isLetter(text[end]) { end += 1 }
                let word = written(at..<end)
                if NumberWords.isNumber(word) || NumberWords.isOtherScale(word, facts.scale) { return word }
                at = end
            } else if [0x25, 0x7B2C, 0x500D, 0x9996].contains(text[at]) {
                // % and 第 倍 首, of shares, ordinals and multiples.
                return written(at..<(at + 1))
            } else if matches("華氏", at: at) && facts.scale != .fahrenheit || matches("攝氏", at: at) && facts.scale != .celsius {
                return written(at..<(at + 2))
            } else {
                at += 1
            }
        }
        return nil
    }

    /// Returns the end of a number with the separators and digits that continue it.
    private func endOfNumber(from start: Int) -> Int {
        var end = start + 1
        while end < text.count {
            if SummaryCheck.isDigit(text[end]) {
                end += 1
            } else if end + 1 < text.count, SummaryNumbers.isSeparator(text[end]), SummaryCheck.isDigit(text[end + 1]) {
                end += 2
            } else {
                break
            }
        }
        return end
    }

    /// Separators of decimals, groups, clocks and fractions. A hyphen or dash between two numbers makes a range of two facts.
    private static func isSeparator(_ value: UInt32) -> Bool {
        switch value {
        case 0x2C, 0x2E, 0x27, 0x2F, 0x3A, 0xA0, 0xB7, 0x2009, 0x2018, 0x2019, 0x202F, 0x2B, 0x2A: true
        default: false
        }
    }

    private func isFact(_ range: Range<Int>) -> Bool {
        var value = 0
        for digit in text[range] {
            guard SummaryCheck.isDigit(digit), value < 100_000 else { return false }
            value = value * 10 + Int(digit - 0x30)
        }
        guard text[range.lowerBound] != 0x30 || range.count == 1 else { return false }
        if range.lowerBound > 0 {
            let before = text[range.lowerBound - 1]
            let isInside = SummaryCheck.isLetter(before) || ChineseNumerals.isNumeral(before)
            if isInside || before == 0x2E || before == 0x2C { return false }
            // A sign, unless it is a dash after a letter or a number.
            if before == 0x2212 || before == 0x2B { return false }
            if before == 0x2D || (0x2010...0x2015).contains(before) {
                guard range.lowerBound > 1 else { return false }
                let earlier = text[range.lowerBound - 2]
                guard SummaryCheck.isLetter(earlier) || SummaryCheck.isDigit(earlier) else { return false }
            }
        }
        return isFact(value, at: range)
    }

    /// Whether the value is the fact of its unit. Without a unit it is the fact of the quantity that its sentence names.
    private func isFact(_ value: Int, at range: Range<Int>) -> Bool {
        let named = mentions.quantity(equatedWithNumberAt: range.lowerBound)
        return switch unit(after: endOfRange(after: range.upperBound)) {
        case .any: mentions.quantity(ofNumberAt: range).map { isFact(value, $0) && (named ?? $0) == $0 } ?? false
        case .degrees: isFact(value, .degrees) && (named ?? .degrees) == .degrees
        case .minutes: isFact(value, .minutes) && (named ?? .minutes) == .minutes
        case .beats: isFact(value, .beats) && (named ?? .beats) == .beats
        case .none: false
        }
    }

    private func isFact(_ value: Int, _ quantity: SummaryQuantity) -> Bool {
        switch quantity {
        case .degrees: value == facts.degrees
        case .minutes: value == facts.minutes
        case .beats: value == facts.meanHeartRate || value == facts.highestHeartRate
        }
    }

    /// The first number of a range, such as “128–151 bpm”, has the unit of the second: returns the end of the second.
    private func endOfRange(after end: Int) -> Int {
        guard end + 1 < text.count, text[end] == 0x2D || (0x2010...0x2015).contains(text[end]),
            SummaryCheck.isDigit(text[end + 1])
        else { return end }
        return endOfNumber(from: end + 1)
    }

    /// Returns what the characters after a number make of it.
    private func unit(after end: Int) -> Unit {
        var at = end
        let isAdjacent = at < text.count && SummaryCheck.isLetter(text[at])
        while at < text.count, [0x20, 0xA0, 0x2009, 0x202F, 0x2D].contains(text[at]) { at += 1 }
        guard at < text.count else { return .any }
        if text[at] == 0x2103 { return facts.scale == .celsius ? .degrees : .none }
        if text[at] == 0x2109 { return facts.scale == .fahrenheit ? .degrees : .none }
        if text[at] == 0xB0 { return degrees(from: at + 1) }
        if text[at] == 0x25 || ChineseNumerals.isNumeral(text[at]) { return .none }
        for (word, unit) in SummaryNumbers.chineseUnits where matches(word, at: at) { return unit }
        guard SummaryCheck.isLetter(text[at]) else { return .any }
        var last = at
        while last < text.count, SummaryCheck.isLetter(text[last]) { last += 1 }
        let word = written(at..<last)
        if let known = SummaryNumbers.units.first(where: { $0.0 == word }) { return known.1 }
        if word == "c" || word == "f" { return (word == "c") == (facts.scale == .celsius) ? .degrees : .none }
        return isAdjacent ? .none : .any
    }

    private func degrees(from start: Int) -> Unit {
        var at = start
        while at < text.count, text[at] == 0x20 || text[at] == 0xA0 { at += 1 }
        guard at < text.count else { return .degrees }
        let isAlone = at + 1 >= text.count || !SummaryCheck.isLetter(text[at + 1])
        guard isAlone, text[at] == 0x63 || text[at] == 0x66 else { return .degrees }
        return (text[at] == 0x63) == (facts.scale == .celsius) ? .degrees : .none
    }

    private static let units: [(String, Unit)] = [
        ("min", .minutes), ("minute", .minutes), ("minutes", .minutes), ("minuten", .minutes), ("bpm", .beats), ("beat", .beats),
        ("beats", .beats), ("schläge", .beats), ("schlägen", .beats), ("mal", .beats), ("times", .beats), ("degrees", .degrees),
        ("degree", .degrees), ("grad", .degrees), ("percent", .none), ("prozent", .none), ("h", .none), ("hour", .none),
        ("hours", .none), ("stunde", .none), ("stunden", .none), ("second", .none), ("seconds", .none), ("sekunden", .none),
        ("s", .none), ("days", .none), ("tage", .none), ("tagen", .none), ("weeks", .none), ("wochen", .none), ("months", .none),
        ("monate", .none), ("years", .none), ("jahre", .none), ("classes", .none), ("sessions", .none), ("einheiten", .none),
        ("kcal", .none), ("calories", .none), ("kalorien", .none), ("points", .none), ("punkte", .none), ("km", .none),
    ]
    private static let chineseUnits: [(String, Unit)] = [
        ("分鐘", .minutes), ("次/分", .beats), ("下", .beats), ("度", .degrees), ("小時", .none), ("秒", .none), ("天", .none),
        ("週", .none), ("堂", .none), ("歲", .none), ("大卡", .none), ("公里", .none), ("成", .none), ("倍", .none),
    ]

    private func matches(_ word: String, at start: Int) -> Bool { matches(word.unicodeScalars.map { $0.value }, at: start) }

    private func matches(_ word: [UInt32], at start: Int) -> Bool {
        !word.isEmpty && start + word.count <= text.count && word.indices.allSatisfy { text[start + $0] == word[$0] }
    }

    private func written(_ range: Range<Int>) -> String {
        SummaryMentions.written(text[range])
    }
}
