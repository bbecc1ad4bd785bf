/// The order of day and month, decided for a whole table: `25/04/2026` in one row decides how `03/04/2026` is read in all others.
struct DateOrder {
    /// The order in one date.
    enum Sign { case dayFirst, monthFirst, either }

    private var dayFirst = Dates()
    private var monthFirst = Dates()
    /// Dates whose order depends on other rows.
    private var either = Dates()
    /// Whether one of these has `AM` or `PM`, a sign of American dates.
    private var hasHalfDays = false
    /// Whether the month comes first, if the athlete stated the order.
    var stated: Bool?

    private struct Dates {
        var count = 0
        /// Offset of the row of the first one.
        var first = 0

        mutating func add(at offset: Int) {
            if count == 0 { first = offset }
            count += 1
        }
    }

    /// - Parameter offset: offset of the row of the date.
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

    /// Whether a date shows the order.
    var isDecided: Bool { dayFirst.count + monthFirst.count > 0 }

    /// Whether the order would be a guess: no date shows it, or some contradict others.
    var isOpen: Bool { dayFirst.count > 0 && monthFirst.count > 0 || !isDecided && either.count > 0 }

    /// Whether the dates show only the other order.
    func contradicts(isMonthFirst: Bool) -> Bool {
        isMonthFirst ? dayFirst.count > 0 && monthFirst.count == 0 : monthFirst.count > 0 && dayFirst.count == 0
    }

    /// The order of most unambiguous dates. Without any, the day comes first unless the dates are American.
    var isMonthFirst: Bool {
        if let stated { return stated }
        return dayFirst.count + monthFirst.count == 0 ? hasHalfDays : monthFirst.count > dayFirst.count
    }

    /// - Parameter table: the whole table.
    func findings(in table: Span<UInt8>) -> [ImportFinding] {
        let what: ImportFinding.What
        var dates = either
        let contrary = isMonthFirst ? dayFirst : monthFirst
        if contrary.count > 0, stated != nil || dayFirst.count > 0 && monthFirst.count > 0 {
            dates = contrary
            what = .dateOrderMixed(isMonthFirst: isMonthFirst, count: dates.count)
        } else {
            guard stated == nil, either.count > 0, dayFirst.count + monthFirst.count == 0 else { return [] }
            what = .dateOrderUnclear(isMonthFirst: isMonthFirst, count: either.count)
        }
        return [ImportFinding(.warning, what, at: .line(table.line(of: dates.first)))]
    }
}
