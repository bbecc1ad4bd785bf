/// A quantity of a heated class that has a number.
enum SummaryQuantity { case degrees, minutes, beats }

/// The places at which a text of lower-case, half-width scalars names a quantity, by a unit or by a word such as “heart rate”.
struct SummaryMentions {
    private let text: [UInt32]
    private var mentions: [Mention] = []

    private struct Mention {
        var range: Range<Int>
        var quantity: SummaryQuantity
        /// Whether it is a name, which a number can follow, and no unit.
        var isName: Bool
    }

    init(_ text: [UInt32]) {
        self.text = text
        var at = 0
        while at < text.count {
            if SummaryCheck.isLetter(text[at]) {
                let end = SummaryMentions.endOfWord(text, from: at)
                addWord(at..<end)
                at = end
            } else if let found = SummaryMentions.characters.first(where: { matches($0.text, at: at) }) {
                mentions.append(Mention(range: at..<(at + found.text.count), quantity: found.quantity, isName: found.isName))
                at += found.text.count
            } else {
                at += 1
            }
        }
    }

    /// Returns the quantity of a number without a unit: the one that its sentence names last before it, else first after it. Nil if the
    /// sentence names none.
    func quantity(ofNumberAt range: Range<Int>) -> SummaryQuantity? {
        let start = text[..<range.lowerBound].lastIndex { SummaryMentions.endsSentence($0) } ?? -1
        let end = text[range.upperBound...].firstIndex { SummaryMentions.endsSentence($0) } ?? text.count
        let before = mentions.last { $0.range.lowerBound > start && $0.range.upperBound <= range.lowerBound }
        let after = mentions.first { $0.range.lowerBound >= range.upperBound && $0.range.lowerBound < end }
        return (before ?? after)?.quantity
    }

    /// Returns the quantity whose name the number follows, as in “heart rate: 40” and “your pulse was about 40”; nil for any other number.
    func quantity(equatedWithNumberAt start: Int) -> SummaryQuantity? {
        guard let name = mentions.last(where: { $0.range.upperBound <= start }), name.isName else { return nil }
        var at = name.range.upperBound
        var (isApart, isEquated) = (false, false)
        while at < start {
            if SummaryCheck.isLetter(text[at]) {
                let end = SummaryMentions.endOfWord(text, from: at)
                let word = SummaryMentions.written(text[at..<end])
                if SummaryMentions.equating.contains(word) {
                    isEquated = true
                } else if SummaryMentions.fillers.contains(word) {
                    isApart = true
                } else {
                    return nil
                }
                at = end
            } else {
                guard SummaryMentions.between.contains(text[at]) else { return nil }
                at += 1
            }
        }
        return isEquated || !isApart ? name.quantity : nil
    }

    private mutating func addWord(_ range: Range<Int>) {
        let word = SummaryMentions.written(text[range])
        if word == "rate" || word == "temperature", let last = mentions.last, last.isName,
            last.range.upperBound + 1 == range.lowerBound
        {
            mentions[mentions.count - 1].range = last.range.lowerBound..<range.upperBound
        } else if let unit = SummaryMentions.units[word] {
            mentions.append(Mention(range: range, quantity: unit, isName: false))
        } else if let name = SummaryMentions.names.first(where: { word.hasPrefix($0.key) }) {
            mentions.append(Mention(range: range, quantity: name.value, isName: true))
        }
    }

    private func matches(_ other: [UInt32], at start: Int) -> Bool {
        start + other.count <= text.count && other.indices.allSatisfy { text[start + $0] == other[$0] }
    }
}

extension SummaryMentions {
    /// “Minute” is left out, because it is mostly a part of “times a minute”.
    private static let units: [String: SummaryQuantity] = [
        "bpm": .beats, "beats": .beats, "schläge": .beats, "schlägen": .beats, "degrees": .degrees, "grad": .degrees,
        "minutes": .minutes, "minuten": .minutes, "min": .minutes,
    ]

    /// Beginnings of words.
    private static let names: [String: SummaryQuantity] = [
        "heart": .beats, "pulse": .beats, "herz": .beats, "puls": .beats, "room": .degrees, "temperature": .degrees,
        "raum": .degrees,
        "temperatur": .degrees, "wärme": .degrees, "duration": .minutes, "length": .minutes, "lasted": .minutes,
        "dauer": .minutes,
    ]

    private static let characters: [Characters] = [
        Characters("心率", .beats), Characters("心跳", .beats), Characters("脈搏", .beats), Characters("次/分", .beats, isName: false),
        Characters("室溫", .degrees), Characters("溫度", .degrees), Characters("房間", .degrees), Characters("教室", .degrees),
        Characters("°", .degrees, isName: false), Characters("℃", .degrees, isName: false),
        Characters("℉", .degrees, isName: false),
        Characters("時間", .minutes), Characters("時長", .minutes),
    ]

    private struct Characters {
        var text: [UInt32]
        var quantity: SummaryQuantity
        var isName: Bool

        init(_ text: String, _ quantity: SummaryQuantity, isName: Bool = true) {
            self.text = text.unicodeScalars.map { $0.value }
            self.quantity = quantity
            self.isName = isName
        }
    }

    private static let equating: Set<String> = [
        "of", "was", "is", "were", "averaged", "reached", "peaked", "hit", "stood", "von", "war", "ist", "betrug", "erreichte",
        "lag",
    ]
    private static let fillers: Set<String> = [
        "at", "about", "around", "an", "a", "the", "average", "bei", "etwa", "rund", "im", "mittel",
    ]

    /// Space, colon, and 為 是 約 達 到.
    private static let between: Set<UInt32> = [0x20, 0xA0, 0x3A, 0x70BA, 0x662F, 0x7D04, 0x9054, 0x5230]

    private static func endsSentence(_ value: UInt32) -> Bool { [0x2E, 0x21, 0x3F, 0x3002].contains(value) }

    static func endOfWord(_ text: [UInt32], from start: Int) -> Int {
        text[start...].firstIndex { !SummaryCheck.isLetter($0) } ?? text.count
    }

    static func written(_ part: ArraySlice<UInt32>) -> String {
        var scalars = String.UnicodeScalarView()
        for value in part { Unicode.Scalar(value).map { scalars.append($0) } }
        return String(scalars)
    }
}
