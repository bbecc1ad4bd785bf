/// Numbers in Chinese characters.
enum ChineseNumerals {
    /// Numeric characters of the block of common ideographs, as Unicode lists them, and 〇.
    static func isNumeral(_ value: UInt32) -> Bool { value >= 0x3007 && numerals.contains(value) }

    private static let numerals = Set(
        "〇一七万三九二五亖亿什仟仨伍佰億兆兩两八六十千卄卅卌叁参參叄四壱壹幺廾廿弌弍弎弐拾捌柒漆玖百肆萬貮貳贰阡陆陌陸零半雙京俩倆拐洞皕秭鈎钩"
            .unicodeScalars.map { $0.value })

    /// Common words in which a numeral states no number.
    private static let words = [
        "一樣", "一些", "一直", "一般", "一起", "一定", "一下", "一點", "一切", "一致", "一如", "一向", "一同", "統一", "唯一", "萬一",
    ].map { $0.unicodeScalars.map { $0.value } }

    /// First characters of units, before which “一” is the number: 分 度 成 倍 小 秒 and %.
    private static let units: Set<UInt32> = [0x5206, 0x5EA6, 0x6210, 0x500D, 0x5C0F, 0x79D2, 0x25]

    /// Returns the length of a word without a number that begins here; nil for a number. “十分” means “very”, and before “鐘” ten minutes.
    /// “一” alone is an article, as in “一堂課”, like “one” in English.
    static func lengthOfWord(_ text: [UInt32], at start: Int) -> Int? {
        func matches(_ word: [UInt32]) -> Bool {
            start + word.count <= text.count && word.indices.allSatisfy { text[start + $0] == word[$0] }
        }
        if start > 0, isNumeral(text[start - 1]) { return nil }
        if let word = words.first(where: matches) { return word.count }
        if matches([0x4E00]), start + 1 >= text.count || !(isNumeral(text[start + 1]) || units.contains(text[start + 1])) {
            return 1
        }
        if matches([0x5341, 0x5206]), start + 2 >= text.count || (text[start + 2] != 0x9418 && text[start + 2] != 0x4E4B) {
            return 2
        }
        return nil
    }

    /// Returns the value of a number below ten thousand in common characters, in full (`一百二十`) or by digits (`一二〇`); nil otherwise.
    static func value(_ characters: ArraySlice<UInt32>) -> Int? {
        var (sum, digit, sawUnit, digits) = (0, -1, false, 0)
        var sawZero = false
        var smallest = 10_000
        for character in characters {
            if let value = digitValue(character) {
                if digit >= 0, sawUnit, digit != 0 { return nil }
                digits = digit >= 0 ? digits * 10 + value : value
                guard digits < 10_000 else { return nil }
                digit = value
                if value == 0 { sawZero = true }
            } else if let unit = unitValue(character) {
                guard unit < smallest, digits < 10, digit != 0, digit > 0 || (sum == 0 && unit == 10 && !sawUnit) else {
                    return nil
                }
                sum += (digit > 0 ? digit : 1) * unit
                (digit, digits, sawUnit, smallest) = (-1, 0, true, unit)
            } else {
                return nil
            }
        }
        guard digit >= 0 else { return sawUnit ? sum : nil }
        // In `一百二` the last digit counts tens, in `一百零二` ones: only the second is accepted.
        if sawUnit, smallest > 10, !sawZero { return nil }
        return sawUnit && digits >= 10 ? nil : sum + digits
    }

    private static func digitValue(_ value: UInt32) -> Int? {
        switch value {
        case 0x3007, 0x96F6: 0
        case 0x4E00: 1
        case 0x4E8C, 0x5169: 2
        case 0x4E09: 3
        case 0x56DB: 4
        case 0x4E94: 5
        case 0x516D: 6
        case 0x4E03: 7
        case 0x516B: 8
        case 0x4E5D: 9
        default: nil
        }
    }

    private static func unitValue(_ value: UInt32) -> Int? {
        switch value {
        case 0x5341: 10
        case 0x767E: 100
        case 0x5343: 1000
        default: nil
        }
    }
}
