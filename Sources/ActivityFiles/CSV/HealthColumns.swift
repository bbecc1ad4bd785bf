/// Which columns of a person's own table hold what, told by the words of its header in English, German or Chinese, units included.
///
/// A unit stands in the header (`Weight (kg)`, `room_temperature_f`, `distance_km`) or behind each value (`70.5 kg`).
/// `Docs/Guide/Tables.md` lists the columns for users.
struct HealthColumns {
    enum Column: CaseIterable {
        case date, clock, end, mass, restingHeartRate, meanHeartRate, maximumHeartRate, temperature, duration, movingTime, type
        case note, effort, humidity, title, distance, ascent, descent, energy, pace, speed, power, cadence
    }

    /// The place of each kind of column; the first of several counts.
    private var places: [(column: Column, place: Int)] = []
    /// A person entered it into Hearth.
    private(set) var isEntry = false
    /// Whether a row is a set of an exercise, whose weight is that of a bar and not of a body.
    let holdsSets: Bool
    /// The columns that no reader uses.
    private(set) var ignored: [Int] = []
    private let headers: [[String]]
    /// As the table writes them.
    private let names: [String]

    /// Nil when there is no date beside anything that can be kept.
    init?(_ header: [String]) {
        headers = header.map { WrittenAmount.words($0) }
        names = header
        let joinedNames = headers.map { $0.joined() }
        holdsSets = joinedNames.contains { Self.holds($0, Self.lifting) }
        for (index, words) in headers.enumerated() {
            let joined = joinedNames[index]
            if words == Self.mark {
                isEntry = true
            } else if let column = Self.column(words, joined), self[column] == nil {
                places.append((column, index))
            }
        }
        if self[.date] == nil, let clock = places.firstIndex(where: { $0.column == .clock }) { places[clock].column = .date }
        // Each row of an export of health records has a type, a start and an end, and none of them is a session.
        if joinedNames.contains("value"), joinedNames.contains("unit") { return nil }
        guard self[.date] != nil, self[.mass] != nil || self[.restingHeartRate] != nil || isOfSessions else { return nil }
        ignored = unused()
    }

    subscript(column: Column) -> Int? {
        for (known, place) in places where known == column { return place }
        return nil
    }

    /// Whether a row is a session: something that lasted.
    var isOfSessions: Bool {
        let lasts = self[.duration] != nil || self[.movingTime] != nil || self[.end] != nil || (has(.distance) && has(.pace))
        return lasts && (has(.type) || has(.temperature) || has(.distance))
    }

    private func has(_ column: Column) -> Bool { self[column] != nil }

    /// A time of day is used with the date beside it.
    private func unused() -> [Int] {
        var result: [Int] = []
        for place in names.indices {
            let isUsed = places.contains { known in known.place == place && (isOfSessions || Self.ofDays.contains(known.column)) }
            if !isUsed, headers[place] != Self.mark { result.append(place) }
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

    /// The date of a row, with the time of day that may stand in a column of its own.
    func moment(of row: [String]) -> String? {
        guard let written = row.cell(self[.date]) else { return nil }
        let colon = UInt8(ascii: ":")
        guard !written.utf8.contains(colon), let time = row.cell(self[.clock]), time.utf8.contains(colon) else { return written }
        return written + " " + time
    }

    /// The header of a column, at most 60 characters of it.
    func name(_ place: Int) -> String { String(names[place].prefix(60)) }

    private static let mark = WrittenAmount.words(SessionEntry.mark)
}
