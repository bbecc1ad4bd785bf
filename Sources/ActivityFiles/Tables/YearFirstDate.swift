/// Dates that begin with the year and then have the day, such as `2017-29-08`: one vendor writes them so.
struct YearFirstDate {
    /// The parts between the year and what follows.
    private let year: Substring
    private let second: Substring
    private let third: Substring
    private let rest: Substring

    /// Nil for a text that does not begin with four, two and two digits with hyphens between them.
    init?(_ text: String) {
        let bytes = Array(text.utf8.prefix(10))
        guard bytes.count == 10 else { return nil }
        for (index, byte) in bytes.enumerated() {
            let isHyphen = index == 4 || index == 7
            guard isHyphen ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
                return nil
            }
        }
        let utf8 = text.utf8
        func part(_ from: Int, _ count: Int) -> Substring {
            let start = utf8.index(utf8.startIndex, offsetBy: from)
            return text[start..<utf8.index(start, offsetBy: count)]
        }
        (year, second, third) = (part(0, 4), part(5, 2), part(8, 2))
        rest = text[utf8.index(utf8.startIndex, offsetBy: 10)...]
    }

    /// The text with the month after the year.
    var withMonthFirst: String { "\(year)-\(third)-\(second)\(rest)" }

    /// Whether the number after the year can only be a day, or only a month; nil where both are possible.
    var hasDaySecond: Bool? {
        guard let second = Int(second), let third = Int(third) else { return nil }
        if second > 12 { return true }
        return third > 12 ? false : nil
    }
}

extension TableLayout {
    /// Whether the dates of a table have the day after the year: by most dates that show it, else as the vendor writes them.
    func hasDayAfterYear(in table: Span<UInt8>) -> Bool {
        guard description.writesDayAfterYear else { return false }
        var (days, months) = (0, 0)
        var rows = CSVScanner(table)
        for _ in 0...description.linesBeforeHeader { _ = rows.next() }
        while let cells = rows.next() {
            let row = TableRow(layout: self, cells: cells, isMonthFirst: false)
            switch row.text(.start).flatMap({ YearFirstDate($0) })?.hasDaySecond {
            case true?: days += 1
            case false?: months += 1
            case nil: break
            }
        }
        return days >= months
    }
}
