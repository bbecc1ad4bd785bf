extension TranslatedText {
    /// Minutes of hard work that the words of a session state, such as 24 of `3 × 8 minutes` and 20 of `20 minutes at tempo effort`. Nil if they
    /// state none. Repeats by distance, and work in seconds, have no such minutes.
    var statedHardMinutes: Int? {
        let texts = versions.map { StatedWork(Array($0.text.utf8)) }
        return texts.lazy.compactMap { $0.repeats }.first ?? texts.lazy.compactMap { $0.stretch }.first
    }
}

/// Lengths of hard work in a text.
private struct StatedWork {
    /// UTF-8, with ASCII letters in lower case.
    private let text: [UInt8]

    init(_ bytes: [UInt8]) { text = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }

    /// The sum of all repeats such as `3 × 8 minutes`, `3 x 8 min` and `3 × 8 分鐘`; nil without one.
    var repeats: Int? {
        var sum: Int?
        for index in text.indices {
            guard let sign = StatedWork.signs.first(where: { isWritten($0, at: index) }),
                let count = number(before: index), let length = number(after: index + sign.count), isMinutes(at: length.end)
            else { continue }
            sum = (sum ?? 0) + count * length.value
        }
        return sum
    }

    /// The length of work without a break, such as `20 minutes at tempo effort`; nil without it.
    var stretch: Int? {
        for index in text.indices where text[index] == StatedWork.space {
            guard StatedWork.efforts.contains(where: { isWritten($0, at: index) }) else { continue }
            if let minutes = number(before: index) { return minutes }
        }
        return nil
    }

    private static let signs = ["×", "x"].map { Array($0.utf8) }
    private static let efforts = [" minutes at tempo", " minutes at threshold"].map { Array($0.utf8) }
    private static let units = ["min", "mins", "minute", "minutes", "minuten"].map { Array($0.utf8) }
    /// 分, alone and in 分鐘.
    private static let minuteSign = Array("分".utf8)
    private static let space = UInt8(ascii: " ")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    /// Repeats and minutes of a session, at most.
    private static let most = 600

    private func isWritten(_ word: [UInt8], at index: Int) -> Bool { text[index...].starts(with: word) }

    private func isMinutes(at index: Int) -> Bool {
        let rest = text[index...].drop { $0 == StatedWork.space }
        if rest.starts(with: StatedWork.minuteSign) { return true }
        let word = Array(rest.prefix { StatedWork.letters.contains($0) })
        return StatedWork.units.contains(word)
    }

    /// Returns the whole number that ends before an index, past spaces; nil without one.
    private func number(before index: Int) -> Int? {
        let rest = text[..<index]
        guard let last = rest.lastIndex(where: { $0 != StatedWork.space }) else { return nil }
        let start = rest[...last].lastIndex { !StatedWork.digits.contains($0) }.map { $0 + 1 } ?? 0
        // Of `1.5` only the end is whole.
        if start > 0, [UInt8(ascii: "."), UInt8(ascii: ",")].contains(text[start - 1]) { return nil }
        return value(rest[start..<max(start, last + 1)])
    }

    /// Returns the whole number that begins at an index, past spaces, and where it ends; nil without one.
    private func number(after index: Int) -> (value: Int, end: Int)? {
        let digits = text[index...].drop { $0 == StatedWork.space }.prefix { StatedWork.digits.contains($0) }
        return value(digits).map { ($0, digits.endIndex) }
    }

    private func value(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 3 else { return nil }
        let value = digits.reduce(0) { 10 * $0 + Int($1 - UInt8(ascii: "0")) }
        return (1...StatedWork.most).contains(value) ? value : nil
    }
}
