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

    /// The sum of all repeats such as `3 × 8 minutes`, `2 × (3 × 3 min)` and `3 × 8 分鐘`; nil without one. Of alternatives, such as `3 × 8 min or
    /// 2 × 12 min`, the first one counts.
    var repeats: Int? {
        var sum: Int?
        var end = 0
        for index in text.indices {
            guard let sign = StatedWork.signs.first(where: { isWritten($0, at: index) }),
                let length = length(after: index + sign.count), isMinutes(at: length.end), let count = count(before: index)
            else { continue }
            if sum == nil || !isAlternative(end..<index) { sum = min(StatedWork.most, (sum ?? 0) + count * length.value) }
            end = length.end
        }
        return sum
    }

    /// The length of work without a break, such as `20 minutes at tempo effort`, or of parts such as `twice 10 minutes at tempo`; nil without it.
    var stretch: Int? {
        for index in text.indices where text[index] == StatedWork.space {
            guard StatedWork.efforts.contains(where: { isWritten($0, at: index) }), let digits = digits(before: index),
                let minutes = value(digits)
            else { continue }
            let before = end(before: digits.startIndex)
            let times = StatedWork.times.first { isWritten($0.word, before: before) }?.count ?? 1
            return min(StatedWork.most, times * minutes)
        }
        return nil
    }

    /// Whether the words between a length and the sign of the next repeats make these another choice: `min or 2`, `min or, if it is hot, 2`.
    private func isAlternative(_ between: Range<Int>) -> Bool {
        let isPart = { (byte: UInt8) in StatedWork.letters.contains(byte) || byte >= 0x80 }
        // The first word is the unit.
        let words = text[between].split { !isPart($0) }.dropFirst()
        return [words.first, words.last].contains { word in word.map { StatedWork.alternatives.contains(Array($0)) } ?? false }
            || text[between].indices.contains { isWritten(StatedWork.orSign, at: $0) }
    }

    /// Returns how often the work after a sign is repeated, with the sets around it: 6 of `2 × (3 × …`. Nil without a number, and for that of a
    /// zone, as in `zone 2 x 20 min`.
    private func count(before index: Int) -> Int? {
        guard let digits = digits(before: index), let count = value(digits) else { return nil }
        guard !StatedWork.zones.contains(word(before: digits.startIndex)) else { return nil }
        let before = end(before: digits.startIndex)
        let sets = sign(before: before) ?? openParenthesis(before: before).flatMap { sign(before: end(before: $0)) }
        return min(StatedWork.most, count * (sets.flatMap { self.count(before: $0) } ?? 1))
    }

    /// Returns where the sign begins that ends before an index; nil without one.
    private func sign(before index: Int) -> Int? {
        StatedWork.signs.first { isWritten($0, before: index) }.map { index - $0.count }
    }

    /// Returns the place of the last parenthesis before an index that is still open; nil without one.
    private func openParenthesis(before index: Int) -> Int? {
        var closed = 0
        for place in text[..<index].indices.reversed() {
            if text[place] == UInt8(ascii: ")") { closed += 1 }
            guard text[place] == UInt8(ascii: "(") else { continue }
            guard closed > 0 else { return place }
            closed -= 1
        }
        return nil
    }

    private static let signs = ["×", "x"].map { Array($0.utf8) }
    private static let efforts = [
        " minutes at tempo", " minutes at threshold", " min at tempo", " min at threshold", " minuten im tempo", " min im tempo",
        " minuten an der schwelle", " min an der schwelle",
    ].map { Array($0.utf8) }
    private static let times = [
        ("twice", 2), ("two times", 2), ("three times", 3), ("four times", 4), ("zweimal", 2), ("dreimal", 3),
    ].map {
        (word: Array($0.0.utf8), count: $0.1)
    }
    private static let alternatives = ["or", "oder"].map { Array($0.utf8) }
    private static let orSign = Array("或".utf8)
    private static let zones = ["zone", "z"].map { Array($0.utf8) }
    private static let units = ["min", "mins", "minute", "minutes", "minuten"].map { Array($0.utf8) }
    /// 分, alone and in 分鐘; the sign of minutes and its common stand-in.
    private static let minuteSigns = ["分", "′", "'"].map { Array($0.utf8) }
    private static let dashes = ["-", "–"].map { Array($0.utf8) }
    private static let space = UInt8(ascii: " ")
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    /// Repeats and minutes of a session, at most.
    private static let most = 600

    private func isWritten(_ word: [UInt8], at index: Int) -> Bool { text[index...].starts(with: word) }

    private func isMinutes(at index: Int) -> Bool {
        let rest = text[index...].drop { $0 == StatedWork.space }
        if StatedWork.minuteSigns.contains(where: { rest.starts(with: $0) }) { return true }
        let word = Array(rest.prefix { StatedWork.letters.contains($0) })
        return StatedWork.units.contains(word)
    }

    /// Returns a number of minutes as `number(after:)`; of a range such as `8–10` the first one, and the end of the second.
    private func length(after index: Int) -> (value: Int, end: Int)? {
        guard let first = number(after: index) else { return nil }
        guard let dash = StatedWork.dashes.first(where: { isWritten($0, at: first.end) }),
            let second = number(after: first.end + dash.count)
        else { return first }
        return (first.value, second.end)
    }

    /// Returns the letters that end before an index, past spaces, a colon and a dash.
    private func word(before index: Int) -> [UInt8] {
        let separators = [StatedWork.space, UInt8(ascii: ":"), UInt8(ascii: "-")]
        let end = text[..<index].lastIndex { !separators.contains($0) }.map { $0 + 1 } ?? 0
        let start = text[..<end].lastIndex { !StatedWork.letters.contains($0) }.map { $0 + 1 } ?? 0
        return Array(text[start..<end])
    }

    private func isWritten(_ word: [UInt8], before index: Int) -> Bool { text[..<index].suffix(word.count).elementsEqual(word) }

    /// Returns where the text before an index ends, without spaces.
    private func end(before index: Int) -> Int {
        text[..<index].lastIndex { $0 != StatedWork.space }.map { $0 + 1 } ?? 0
    }

    /// Returns the digits of the whole number that ends before an index, past spaces; nil without one.
    private func digits(before index: Int) -> ArraySlice<UInt8>? {
        let rest = text[..<end(before: index)]
        let start = rest.lastIndex { !StatedWork.digits.contains($0) }.map { $0 + 1 } ?? 0
        // Of `1.5` only the end is whole.
        if start > 0, [UInt8(ascii: "."), UInt8(ascii: ",")].contains(text[start - 1]) { return nil }
        return rest[start...]
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
