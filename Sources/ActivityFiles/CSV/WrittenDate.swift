import Measures

/// Dates in tables, in a dozen languages: `May 29, 2009, 10:25:44 PM`, `29.05.2009, 22:25:44`, `29 mai 2009 à 22:25:44`, `29 may. 2009,
/// 10:25:44 p. m.`, `2009年5月29日 下午10:25:44`, `2009-05-29 22:25:44`.
enum WrittenDate {
    /// Returns the moment in a text, in UTC unless it states otherwise; nil if it is not a date.
    ///
    /// Without a time it is noon, which is the same day in nearly all zones.
    /// - Parameter isMonthFirst: the order of two ambiguous numbers, from `DateOrder`.
    static func moment(_ text: String, isMonthFirst: Bool) -> Moment? {
        if let stamp = ISO8601.stamp(text) { return stamp.moment }
        guard let day = day(text, isMonthFirst: isMonthFirst) else { return nil }
        let pieces = Pieces(text)
        let clock = pieces.clock
        guard !clock.isEmpty else { return Moment(secondsSince1970: Double(day.number) * 86_400 + 43_200) }
        guard clock.count >= 2 else { return nil }
        var hour = clock[0]
        let second = clock.count > 2 ? clock[2] : 0
        if let isAfternoon = pieces.isAfternoon {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        guard hour < 24, clock[1] < 60, second <= 60 else { return nil }
        return Moment(secondsSince1970: Double(day.number * 86_400 + hour * 3600 + clock[1] * 60 + second))
    }

    /// Returns the day in a text, regardless of its time.
    static func day(_ text: String, isMonthFirst: Bool) -> Day? {
        let pieces = Pieces(text)
        let date = pieces.date
        if let month = pieces.month {
            guard date.count == 2 else { return nil }
            let isYearFirst = date[0] > 31
            return Day(year: isYearFirst ? date[0] : date[1], month: month, day: isYearFirst ? date[1] : date[0])
        }
        guard date.count == 3 else { return nil }
        if date[0] > 31 { return Day(year: date[0], month: date[1], day: date[2]) }
        let isMonth = pieces.sign == .either ? isMonthFirst : pieces.sign == .monthFirst
        return Day(year: date[2], month: isMonth ? date[0] : date[1], day: isMonth ? date[1] : date[0])
    }

    /// Returns the order of the numbers in a date, and whether its time uses AM and PM.
    /// - Returns: nil without an ambiguity: no date, a leading year, a month name, or two equal numbers.
    static func order(of text: String) -> (sign: DateOrder.Sign, isHalfDay: Bool)? {
        if ISO8601.stamp(text) != nil { return nil }
        let pieces = Pieces(text)
        let date = pieces.date
        guard pieces.month == nil, date.count == 3, date[0] <= 31, date[0] != date[1], let sign = pieces.sign else { return nil }
        return (sign, pieces.isAfternoon != nil)
    }

    /// A parsed date: its numbers, the numbers of the clock (joined by colons), and the meaning of its words.
    private struct Pieces {
        var date: [Int] = []
        var clock: [Int] = []
        var month: Int?
        var isAfternoon: Bool?
        /// Whether dots separate the numbers; such dates never begin with the month.
        var isDotted = false

        /// The order of day and month before a year; nil if neither can be the month.
        var sign: DateOrder.Sign? {
            guard date.count == 3, min(date[0], date[1]) <= 12 else { return nil }
            if date[1] > 12 { return .monthFirst }
            return date[0] > 12 || isDotted ? .dayFirst : .either
        }

        init(_ text: String) {
            var number: Int?
            var digits = 0
            var isClock = false
            var word = ""
            func endWord(_ pieces: inout Pieces) {
                guard !word.isEmpty else { return }
                if let month = WrittenDate.month(word) { pieces.month = month }
                if WrittenDate.mornings.contains(word) { pieces.isAfternoon = false }
                if WrittenDate.afternoons.contains(word) { pieces.isAfternoon = true }
                word = ""
            }
            func endNumber(_ pieces: inout Pieces, joinsClock: Bool) {
                if let value = number {
                    if isClock || joinsClock { pieces.clock.append(value) } else { pieces.date.append(value) }
                }
                isClock = joinsClock
                number = nil
                digits = 0
            }
            for scalar in text.unicodeScalars {
                switch scalar {
                case "0"..."9":
                    endWord(&self)
                    digits += 1
                    if digits <= 6 { number = (number ?? 0) * 10 + Int(scalar.value - 0x30) }
                case ":": endNumber(&self, joinsClock: true)
                case ".":
                    // A dot in `p.m.` or after `Sept` means nothing; between numbers it separates them.
                    if number != nil, clock.isEmpty { isDotted = true }
                    endNumber(&self, joinsClock: false)
                case "年", "月", "日", "년", "월", "일":
                    endNumber(&self, joinsClock: false)
                    endWord(&self)
                case " ", "\u{A0}", "\u{202F}":
                    endNumber(&self, joinsClock: false)
                    // Spanish separates the letters of `p. m.`.
                    if word != "a", word != "p" { endWord(&self) }
                case "A"..."Z", "a"..."z", "\u{C0}"..."\u{17F}", "\u{4E00}"..."\u{9FFF}", "\u{AC00}"..."\u{D7A3}":
                    endNumber(&self, joinsClock: false)
                    // Capital and small ASCII letters differ in one bit.
                    let small = scalar.isASCII ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar
                    word.unicodeScalars.append(small)
                default:
                    endNumber(&self, joinsClock: false)
                    endWord(&self)
                }
                if word.unicodeScalars.count > 20 { word = "" }
            }
            endNumber(&self, joinsClock: false)
            endWord(&self)
        }
    }

    private static let mornings = ["am", "上午", "午前", "오전"]
    private static let afternoons = ["pm", "下午", "午後", "오후"]

    /// Returns the month of a name or its short form in English, German, French, Spanish, Italian, Portuguese or Dutch.
    private static func month(_ word: String) -> Int? {
        for (month, starts) in monthStarts {
            for start in starts where word.utf8.starts(with: start.utf8) { return month }
        }
        return nil
    }

    private static let monthStarts: [(Int, [String])] = [
        (1, ["jan", "jän", "ene", "gen"]), (2, ["feb", "fév", "fev"]), (3, ["mar", "mär", "mrt", "maa"]),
        (4, ["apr", "avr", "abr"]), (5, ["may", "mai", "mag", "mei"]), (6, ["jun", "juin", "giu"]), (7, ["jul", "juil", "lug"]),
        (8, ["aug", "aoû", "ago"]), (9, ["sep", "set"]), (10, ["oct", "okt", "ott", "out"]), (11, ["nov"]),
        (12, ["dec", "dez", "dic", "déc"]),
    ]
}
