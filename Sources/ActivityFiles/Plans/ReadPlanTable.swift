import Measures
import Training

/// Reads a plan from a table: weeks with a column for each weekday, or rows with a date or a number of a day and a description.
/// - Throws: `.empty`, or `.unknownKind` without such columns.
public func readPlanTable(_ bytes: Span<UInt8>) throws(FileError) -> PlanDocument {
    guard !bytes.isEmpty else { throw .empty }
    var rows = CSVScanner(bytes)
    guard let header = rows.next() else { throw .empty }
    if let columns = WeekColumns(header) { return try columns.read(&rows) }
    guard let columns = DayColumns(header) else { throw .unknownKind }
    // The whole table decides the order of day and month.
    var order = DateOrder()
    var days = DatesInBothOrders()
    while let row = rows.next() {
        order.look(at: row.cell(columns.date), rows.rowStart)
        if let text = row.cell(columns.date) { days.add(text) }
    }
    rows = CSVScanner(bytes)
    _ = rows.next()
    return try columns.read(
        &rows, isMonthFirst: order.isDecided ? order.isMonthFirst : days.areCloserMonthFirst ?? order.isMonthFirst)
}

/// The dates of a plan read in both orders. Days of a plan follow one another, so that the order in which they lie closer together is theirs.
private struct DatesInBothOrders {
    private var dayFirst: ClosedRange<Day>?
    private var monthFirst: ClosedRange<Day>?

    mutating func add(_ text: String) {
        dayFirst = DatesInBothOrders.widened(dayFirst, by: WrittenDate.day(text, isMonthFirst: false))
        monthFirst = DatesInBothOrders.widened(monthFirst, by: WrittenDate.day(text, isMonthFirst: true))
    }

    private static func widened(_ range: ClosedRange<Day>?, by day: Day?) -> ClosedRange<Day>? {
        guard let day else { return range }
        guard let range else { return day...day }
        return min(range.lowerBound, day)...max(range.upperBound, day)
    }

    /// Nil where both orders give as many days.
    var areCloserMonthFirst: Bool? {
        guard let dayFirst, let monthFirst else { return nil }
        let (days, months) = (dayFirst.upperBound - dayFirst.lowerBound, monthFirst.upperBound - monthFirst.lowerBound)
        return days == months ? nil : months < days
    }
}

/// Names of weekdays in English, German and Chinese; 1 is Monday.
enum PlanWeekday {
    private static let names = [
        ["mon", "monday", "mo", "montag", "週一", "周一", "星期一", "禮拜一", "一"],
        ["tue", "tues", "tuesday", "tu", "di", "dienstag", "週二", "周二", "星期二", "禮拜二", "二"],
        ["wed", "weds", "wednesday", "we", "mi", "mittwoch", "週三", "周三", "星期三", "禮拜三", "三"],
        ["thu", "thur", "thurs", "thursday", "th", "do", "donnerstag", "週四", "周四", "星期四", "禮拜四", "四"],
        ["fri", "friday", "fr", "freitag", "週五", "周五", "星期五", "禮拜五", "五"],
        ["sat", "saturday", "sa", "samstag", "sonnabend", "週六", "周六", "星期六", "禮拜六", "六"],
        ["sun", "sunday", "su", "so", "sonntag", "週日", "周日", "星期日", "星期天", "禮拜天", "日"],
    ]

    static func of(_ text: String) -> Int? {
        var word = text.trimmed.loweredForWords
        if word.last == "." { word.removeLast() }
        return names.firstIndex { $0.contains(word) }.map { $0 + 1 }
    }

    /// The weekday that a title of a column begins with, as in `Mon 2` or `Monday (evening)`.
    static func leading(_ title: String) -> Int? {
        of(title) ?? PlanToken.words(of: PlanToken.all(in: title)).first.flatMap { of($0) }
    }
}

/// A table with a row for each week.
private struct WeekColumns {
    /// Columns of each weekday that the table has: sessions of the same day may have two.
    private var columns: [(weekday: Int, column: Int)] = []
    /// Column with the number or name of a week. Rows follow one another as they stand, also where they count down to a race.
    private var week: Int?

    /// Nil with fewer than two different weekdays in the header.
    init?(_ header: [String]) {
        for (column, name) in header.enumerated() {
            if let weekday = PlanWeekday.leading(name) {
                columns.append((weekday, column))
            } else if week == nil, DayColumns.namesWeek(PlanToken.words(of: PlanToken.all(in: name))) {
                week = column
            }
        }
        guard Set(columns.map { $0.weekday }).count >= 2 else { return nil }
    }

    func read(_ rows: inout CSVScanner) throws(FileError) -> PlanDocument {
        var document = PlanDocument()
        var week = 0
        // A week begins with the first weekday of the header.
        let first = columns.first?.weekday ?? 1
        while let row = rows.next() {
            let cells = columns.map { (day: ($0.weekday - first + 7) % 7 + 1, text: row.cell($0.column) ?? "") }
            guard cells.contains(where: { !$0.text.trimmed.isEmpty }) else { continue }
            if let name = row.cell(self.week), name.hasDigit, DayColumns.number(in: name) == nil {
                document.noteInvalidDay(name, cells.first { !$0.text.isEmpty }?.text ?? "", rows)
                continue
            }
            guard week * 7 < Routine.mostDays else {
                document.note(Routine.mostDays + 1, .tooLong, cells.first { !$0.text.isEmpty }?.text ?? "")
                break
            }
            let noted = document.notes.count
            for day in 1...7 {
                for cell in cells where cell.day == day { document.add(cell.text, day: week * 7 + day) }
            }
            if document.notes.count > noted { document.place(notesFrom: noted, line: rows.rowLine) }
            week += 1
        }
        return try document.finished(wholeWeeks: week)
    }
}

/// A table with a row for each session.
private struct DayColumns {
    var date: Int?
    private var number: Int?
    private var week: Int?
    private var texts: [Int] = []
    private static let weekNames = ["week", "woche", "週", "周", "週數"]
    private var minutes: Int?
    private var kilometres: Int?
    private var miles: Int?

    init?(_ header: [String]) {
        for (column, name) in header.enumerated() {
            let words = PlanToken.words(of: PlanToken.all(in: name))
            func has(_ list: [String]) -> Bool { words.contains { list.contains($0) } }
            if has(["date", "datum", "日期"]) {
                date = date ?? column
            } else if DayColumns.namesWeek(words) {
                week = week ?? column
            } else if has(["day", "tag", "weekday", "wochentag", "天", "日", "星期"]) {
                number = number ?? column
            } else if has(["distance", "distanz", "strecke", "距離", "km", "miles"]) {
                if has(["mi", "mile", "miles"]) { miles = miles ?? column } else { kilometres = kilometres ?? column }
            } else if has(["duration", "dauer", "minutes", "minuten", "min", "時間", "分鐘"]) {
                minutes = minutes ?? column
            } else if has([
                "description", "workout", "training", "session", "activity", "title", "name", "type", "einheit", "beschreibung",
                "inhalt",
                "notes", "details", "內容", "訓練", "課表", "說明", "項目",
            ]) {
                texts.append(column)
            }
        }
        guard date != nil || number != nil, !texts.isEmpty || minutes != nil || kilometres != nil || miles != nil else {
            return nil
        }
    }

    func read(_ rows: inout CSVScanner, isMonthFirst: Bool) throws(FileError) -> PlanDocument {
        var document = PlanDocument()
        var dated: [(day: Day, text: String, start: Int)] = []
        var last = 0
        var currentWeek = 1
        while let row = rows.next() {
            let text = text(of: row)
            if let date {
                guard let day = row.cell(date).flatMap({ WrittenDate.day($0, isMonthFirst: isMonthFirst) }) else {
                    document.noteInvalidDay(row.cell(date), text, rows)
                    continue
                }
                dated.append((day, text, rows.rowStart))
                continue
            }
            guard let cell = row.cell(number) else { continue }
            if let number = row.cell(week).flatMap({ DayColumns.number(in: $0) }) {
                currentWeek = number
            } else if let text = row.cell(week), text.hasDigit {
                document.noteInvalidDay(text, self.text(of: row), rows)
                continue
            }
            if let weekday = PlanWeekday.of(cell) {
                let day = (currentWeek - 1) * 7 + weekday
                // Without a column of weeks, an earlier weekday begins the next one.
                last = week == nil && day < last ? ((last - 1) / 7 + 1) * 7 + weekday : day
                if week == nil { currentWeek = (last - 1) / 7 + 1 }
            } else if let number = DayColumns.number(in: cell) {
                last = week == nil || number > 7 ? number : (currentWeek - 1) * 7 + number
            } else {
                document.noteInvalidDay(cell, text, rows)
                continue
            }
            let noted = document.notes.count
            document.add(text, day: last)
            if document.notes.count > noted { document.place(notesFrom: noted, line: rows.rowLine) }
        }
        return try document.finished(adding: dated, rows)
    }

    private func text(of row: [String]) -> String {
        var parts = texts.compactMap { row.cell($0)?.trimmed }.filter { !$0.isEmpty }
        for (column, unit) in [(minutes, "min"), (kilometres, "km"), (miles, "mi")] {
            guard let cell = row.cell(column)?.trimmed, !cell.isEmpty else { continue }
            // A cell with a unit or a clock says what it is.
            parts.append(WrittenNumber.decimal(cell) == nil ? cell : cell + " " + unit)
        }
        return parts.joined(separator: ": ")
    }

    static func namesWeek(_ words: [String]) -> Bool { words.contains { weekNames.contains($0) } }

    /// The first number in a cell such as `Day 3` or `Woche 2`: a whole one from 1 to 1000.
    static func number(in text: String) -> Int? {
        for case .number(let number) in PlanToken.all(in: text) {
            return number >= 1 && number <= 1000 ? Int(exactly: number) : nil
        }
        return nil
    }
}

extension PlanDocument {
    /// Notes the row read last, whose cell names no day. An empty cell says nothing about a day, as in a row of remarks.
    fileprivate mutating func noteInvalidDay(_ cell: String?, _ text: String, _ rows: borrowing CSVScanner) {
        guard let cell, !cell.trimmed.isEmpty, notes.count < PlanDocument.mostNotes else { return }
        note(1, .invalidDay, PlainText.cleaned(text.isEmpty ? cell : cell + ": " + text), line: rows.rowLine)
    }

    /// Adds sessions by date; the first date is day 1. Rows with a date far from the others are noted.
    fileprivate func finished(
        adding dated: [(day: Measures.Day, text: String, start: Int)], _ rows: borrowing CSVScanner
    ) throws(FileError) -> PlanDocument {
        var document = self
        if let span = PlanDocument.span(of: dated.map { $0.day }) {
            for entry in dated {
                if span.contains(entry.day) {
                    let noted = document.notes.count
                    document.add(entry.text, day: entry.day - span.lowerBound + 1)
                    if document.notes.count > noted { document.place(notesFrom: noted, line: rows.line(at: entry.start)) }
                } else if document.notes.count < PlanDocument.mostNotes {
                    document.note(1, .strayDay, PlainText.cleaned(entry.text), line: rows.line(at: entry.start))
                }
            }
        }
        return try document.finished(wholeWeeks: 0)
    }

    /// - Parameter wholeWeeks: weeks of the file, whose last days may rest.
    /// - Throws: `.noActivity` without any day.
    func finished(wholeWeeks: Int) throws(FileError) -> PlanDocument {
        var document = self
        guard document.days.contains(where: { !$0.text.isEmpty }) else { throw .noActivity(holds: "no days of a plan") }
        while document.days.count < min(wholeWeeks * 7, Routine.mostDays) { document.days.append(Day()) }
        return document
    }
}
