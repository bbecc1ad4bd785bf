import Measures
import Training

extension TableSketch {
    /// Returns a guess of the description by the names and the values of the columns.
    ///
    /// A meaning is guessed only if most values of the column fit it, and a unit only if the table states it. What is not certain stays open:
    /// a column without a meaning is `ignored`, and a unit is missing.
    public func guess(name: String) -> OwnTableDraft {
        var measures = header.indices.map { measure($0) }
        keepFirst(&measures)
        if !measures.contains(.date) { addDate(&measures) }
        let row = row(measures)
        let clock = clock(measures)
        var columns: [OwnTableDraft.Column] = []
        for (index, measure) in measures.enumerated() {
            let kept = measure.isOf(row) ? measure : .ignored
            columns.append(
                .init(
                    name: .init(header[index]), measure: .init(kept.rawValue),
                    unit: kept.units.isEmpty ? nil : .init(unit(kept, index)?.rawValue ?? "")))
        }
        return OwnTableDraft(
            name: .init(String(name.prefix(OwnTable.longestName))), row: .init(row.rawValue), clock: .init(clock),
            dates: dates(measures).map { .init($0.rawValue) }, columns: columns)
    }

    // MARK: Columns

    private func measure(_ column: Int) -> TableMeasure {
        let words = WrittenAmount.words(header[column])
        guard let named = TableNames.measure(words), isPlausible(named, column) else { return .ignored }
        return named
    }

    /// Whether most values of a column fit a meaning. An empty column fits any.
    private func isPlausible(_ measure: TableMeasure, _ column: Int) -> Bool {
        let cells = cells(column)
        guard !cells.isEmpty else { return measure != .date }
        let fitting = cells.count { cell in
            switch measure {
            case .date: WrittenDate.day(cell, isMonthFirst: false) != nil || ISO8601.stamp(cell) != nil || Self.epoch(cell) != nil
            case .end: WrittenDate.moment(cell, isMonthFirst: false) != nil || Self.epoch(cell) != nil
            case .time: cell.utf8.contains(UInt8(ascii: ":"))
            case .offset: WrittenZone.offset(cell) != nil
            case .sport, .title, .note, .ignored: true
            default: Self.startsWithNumber(cell)
            }
        }
        return fitting * 5 >= cells.count * 4
    }

    private static func startsWithNumber(_ cell: String) -> Bool {
        guard let first = cell.utf8.first else { return false }
        return (0x30...0x39).contains(first) || first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
    }

    /// Leaves each meaning to the first column that has it.
    private func keepFirst(_ measures: inout [TableMeasure]) {
        var seen: [TableMeasure] = []
        for index in measures.indices where measures[index] != .ignored {
            if seen.contains(measures[index]) { measures[index] = .ignored } else { seen.append(measures[index]) }
        }
    }

    /// Makes the first column of dates the date, whatever its name.
    private func addDate(_ measures: inout [TableMeasure]) {
        let isOpen: (TableMeasure) -> Bool = { $0 == .ignored || $0 == .time || $0 == .end }
        if let index = measures.indices.first(where: { isOpen(measures[$0]) && isPlausible(.date, $0) }) {
            measures[index] = .date
        }
    }

    /// Returns the unit that a column states in its name or beside its values; nil without one.
    private func unit(_ measure: TableMeasure, _ column: Int) -> TableUnit? {
        guard let quantity = measure.quantity else { return nil }
        let cells = cells(column)
        if quantity == .duration, cells.contains(where: { $0.utf8.contains(UInt8(ascii: ":")) }) {
            var form = DurationForm()
            for cell in cells { form.look(at: cell) }
            guard let twoParts = form.certainTwoParts(header: WrittenAmount.words(header[column])) else { return nil }
            return twoParts == .minutesAndSeconds ? .minutesAndSeconds : .hoursAndMinutes
        }
        let words = WrittenAmount.words(header[column])
        if let one = WrittenAmount.converted(1, words, quantity) {
            for unit in measure.units {
                guard let words = unit.words, let own = WrittenAmount.converted(1, words, quantity) else { continue }
                if abs(own - one) < 1e-9 { return unit }
            }
            return .stated
        }
        let stating = cells.count { cell in
            if case .number = WrittenAmount.read(cell, header: [], quantity) { return true }
            return false
        }
        return !cells.isEmpty && stating * 5 >= cells.count * 4 ? .stated : nil
    }

    // MARK: Rows and times

    private func row(_ measures: [TableMeasure]) -> OwnTable.Row {
        let lasts = measures.contains(.duration) || measures.contains(.end)
        if measures.contains(.end), measures.contains(where: { $0.place == .night }) { return .night }
        let isOfSession = measures.contains { $0.place == .session && $0 != .end && $0 != .note && $0 != .title }
        if lasts, isOfSession { return .session }
        if measures.contains(where: { $0.place == .day }) { return .day }
        if let date = measures.firstIndex(of: .date), !measures.contains(.time) {
            let cells = cells(date)
            let timed = cells.count { $0.utf8.contains(UInt8(ascii: ":")) || Self.epoch($0) != nil }
            if timed == 0, !cells.isEmpty { return .day }
        }
        return .measurement
    }

    private func clock(_ measures: [TableMeasure]) -> String {
        guard let date = measures.firstIndex(of: .date) else { return "local" }
        let cells = cells(date)
        let stated = cells.count { ISO8601.stamp($0)?.offset != nil }
        if !cells.isEmpty, stated == cells.count { return "stated" }
        let words = WrittenAmount.words(header[date])
        return words.contains("utc") || words.contains("gmt") || dates(measures)?.secondsPerNumber != nil ? "utc" : "local"
    }

    private func dates(_ measures: [TableMeasure]) -> OwnTable.Dates? {
        guard let date = measures.firstIndex(of: .date) else { return nil }
        let cells = cells(date)
        let counts = cells.map { Self.epoch($0) }
        if let first = counts.first, let form = first, counts.allSatisfy({ $0 == form }) { return form }
        var order = DateOrder()
        for cell in cells { order.look(at: cell, 0) }
        guard order.isDecided, !order.isOpen else { return nil }
        return order.isMonthFirst ? .monthFirst : .dayFirst
    }

    /// Whether the dates of a description leave the order of day and month open, as far as these rows show.
    public func leavesOrderOpen(_ draft: OwnTableDraft) -> Bool {
        var order = DateOrder()
        for (index, column) in draft.columns.enumerated() {
            guard let measure = TableMeasure(rawValue: column.measure.text), measure == .date || measure == .end else { continue }
            for cell in cells(index) { order.look(at: cell, 0) }
        }
        return order.isOpen
    }

    /// Returns the form of a count since 1970 within this century; nil for any other text.
    private static func epoch(_ cell: String) -> OwnTable.Dates? {
        guard cell.utf8.count >= 9, let number = WrittenNumber.count(cell) else { return nil }
        let plausible = 946_684_800.0...4_102_444_800.0
        if plausible.contains(number) { return .seconds }
        return plausible.contains(number / 1000) ? .milliseconds : nil
    }
}
