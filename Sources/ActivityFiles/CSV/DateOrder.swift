/// Which of the two numbers of a date is the day, decided over a whole table: `25/04/2026` in one row settles what `03/04/2026` is
/// in all others.
struct DateOrder {
    /// What the numbers of one date say.
    enum Sign { case dayFirst, monthFirst, either }

    private var dayFirst = Dates()
    private var monthFirst = Dates()
    /// Those that another row has to settle.
    private var either = Dates()
    /// Whether `AM` or `PM` shows that an American wrote one of these.
    private var hasHalfDays = false

    private struct Dates {
        var count = 0
        /// The byte where the row of the first begins.
        var first = 0

        mutating func add(at offset: Int) {
            if count == 0 { first = offset }
            count += 1
        }
    }

    /// - Parameter offset: the byte where the row of the date begins.
    mutating func look(at text: String?, _ offset: Int) {
        guard let text, let (sign, isHalfDay) = WrittenDate.order(of: text) else { return }
        switch sign {
        case .dayFirst: dayFirst.add(at: offset)
        case .monthFirst: monthFirst.add(at: offset)
        case .either:
            either.add(at: offset)
            if isHalfDay { hasHalfDays = true }
        }
    }

    /// What most of the dates that can be read in one way only say; where none can, the day is first unless an American wrote them.
    var isMonthFirst: Bool {
        dayFirst.count + monthFirst.count == 0 ? hasHalfDays : monthFirst.count > dayFirst.count
    }

    /// - Parameter table: all of its bytes.
    func findings(in table: Span<UInt8>) -> [ImportFinding] {
        let what: ImportFinding.What
        var dates = either
        if dayFirst.count > 0, monthFirst.count > 0 {
            dates = isMonthFirst ? dayFirst : monthFirst
            what = .dateOrderMixed(isMonthFirst: isMonthFirst, count: dates.count)
        } else {
            guard either.count > 0, dayFirst.count + monthFirst.count == 0 else { return [] }
            what = .dateOrderUnclear(isMonthFirst: isMonthFirst, count: either.count)
        }
        return [ImportFinding(.warning, what, at: .line(table.line(of: dates.first)))]
    }
}
