/// The columns of a user's own table, found by the words of its header in English, German or Chinese, including units.
///
/// A unit appears in the header (`Weight (kg)`, `room_temperature_f`, `distance_km`) or after each value (`70.5 kg`).
/// `Docs/Guide/Tables.md` lists the columns for users.
struct HealthColumns {
    enum Column: CaseIterable {
        case date, clock, end, mass, restingHeartRate, meanHeartRate, maximumHeartRate, temperature, duration, movingTime, type
        case note, effort, humidity, title, distance, ascent, descent, energy, pace, speed, power, cadence
    }

    /// The position of each kind of column; the first of several is used.
    private var places: [(column: Column, place: Int)] = []
    /// Whether the table is an entry made in Hearth.
    private(set) var isEntry = false
    /// Whether the entry is from the record of a session.
    private(set) var isFromRecord = false
    /// Whether a row is a set of an exercise, where the weight is that of a bar and not of a body.
    let holdsSets: Bool
    /// Unused columns.
    private(set) var ignored: [Int] = []
    private let headers: [[String]]
    /// Names as in the table.
    private let names: [String]

    /// Nil without a date and a usable column.
    init?(_ header: [String]) {
        headers = header.map { WrittenAmount.words($0) }
        names = header
        let joinedNames = headers.map { $0.joined() }
        holdsSets = joinedNames.contains { Self.holds($0, Self.lifting) }
        for (index, words) in headers.enumerated() {
            let joined = joinedNames[index]
            if Self.marks.contains(words) {
                isEntry = true
                isFromRecord = words == Self.marks[1]
            } else if let column = Self.column(words, joined), self[column] == nil {
                places.append((column, index))
            }
        }
        if self[.date] == nil, let clock = places.firstIndex(where: { $0.column == .clock }) { places[clock].column = .date }
        // Exports of health records have a type, a start and an end in each row, but the rows are not sessions.
        if joinedNames.contains("value"), joinedNames.contains("unit") { return nil }
        guard self[.date] != nil, self[.mass] != nil || self[.restingHeartRate] != nil || isOfSessions else { return nil }
        ignored = unused()
    }

    subscript(column: Column) -> Int? {
        for (known, place) in places where known == column { return place }
        return nil
    }

    /// Whether the rows are sessions with a duration.
    var isOfSessions: Bool {
        let lasts = self[.duration] != nil || self[.movingTime] != nil || self[.end] != nil || (has(.distance) && has(.pace))
        return lasts && (has(.type) || has(.temperature) || has(.distance))
    }

    private func has(_ column: Column) -> Bool { self[column] != nil }

    /// Returns the unused columns; a time of day is used together with its date.
    private func unused() -> [Int] {
        var result: [Int] = []
        for place in names.indices {
            let isUsed = places.contains { known in known.place == place && (isOfSessions || Self.ofDays.contains(known.column)) }
            if !isUsed, !Self.marks.contains(headers[place]) { result.append(place) }
        }
        return result
    }

    private static let ofDays: [Column] = [.date, .clock, .mass, .restingHeartRate]

    var count: Int { names.count }

    func words(_ place: Int) -> [String] { headers[place] }

    func value(
        _ cell: String, _ place: Int, _ quantity: WrittenAmount.Quantity, twoParts: WrittenClock.TwoParts
    ) -> WrittenAmount.Written {
        WrittenAmount.read(cell, header: headers[place], quantity, twoParts: twoParts)
    }

    /// Returns the date of a row, with the time of day from a separate column if there is one.
    func moment(of row: [String]) -> String? {
        guard let written = row.cell(self[.date]) else { return nil }
        let colon = UInt8(ascii: ":")
        guard !written.utf8.contains(colon), let time = row.cell(self[.clock]), time.utf8.contains(colon) else { return written }
        return written + " " + time
    }

    /// Returns the header of a column, at most 60 characters.
    func name(_ place: Int) -> String { String(names[place].prefix(60)) }

    private static let marks = [SessionEntry.mark, SessionEntry.recordMark].map { WrittenAmount.words($0) }
}
