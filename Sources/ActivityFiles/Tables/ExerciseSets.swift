import Measures
import Training

/// Sets of exercises, gathered into sessions: the tables have one row per set.
struct ExerciseSets {
    /// Sessions in the order of the table.
    private(set) var sessions: [Session] = []
    private var places: [Key: Int] = [:]

    struct Session {
        var start: ISO8601.Stamp
        var title: String?
        var notes: String?
        var elapsed: Double
        /// Exercises in order, each with its sets as text: `39 × 10`.
        var exercises: [(name: String, sets: [String])] = []
    }

    private struct Key: Hashable {
        var start: Moment
        var title: String?
    }

    /// - Parameter elapsed: nil if the row states no duration; another row of the session may.
    mutating func add(
        _ set: String, of exercise: String, start: ISO8601.Stamp, title: String?, notes: String?, elapsed: Double?
    ) {
        let key = Key(start: start.moment, title: title)
        let place = places[key] ?? sessions.count
        if place == sessions.count {
            places[key] = place
            sessions.append(Session(start: start, title: title, notes: notes, elapsed: 0))
        }
        sessions[place].elapsed = max(sessions[place].elapsed, elapsed ?? 0)
        sessions[place].notes = sessions[place].notes ?? notes
        if let last = sessions[place].exercises.indices.last, sessions[place].exercises[last].name == exercise {
            if !set.isEmpty { sessions[place].exercises[last].sets.append(set) }
        } else {
            sessions[place].exercises.append((exercise, set.isEmpty ? [] : [set]))
        }
    }
}

extension ExerciseSets.Session {
    /// The user's notes, then a line for each exercise with its sets: `Squat: 80 × 5, 80 × 5`.
    var text: String? {
        var lines: [String] = []
        if let notes { lines.append(notes) }
        for (name, sets) in exercises { lines.append(sets.isEmpty ? name : name + ": " + sets.joined(separator: ", ")) }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}

extension TableReader {
    /// Adds a set to its session.
    mutating func addSet(_ row: TableRow) {
        guard let start = stamp(row, .start) else {
            if row.text(.start) == nil { incomplete.add("date", at: rowStart) }
            return
        }
        let end = stamp(row, .end)
        let duration = number(row, .duration, PlausibleAmounts.seconds)
        let span = end.map { $0.moment - start.moment }.flatMap { PlausibleAmounts.seconds.contains($0) ? $0 : nil }
        sets.add(
            TableReader.text(of: row), of: row.text(.exercise) ?? "", start: start, title: row.text(.title),
            notes: row.text(.notes), elapsed: span ?? duration)
    }

    /// Returns a set as the table states it: weight with the unit that the table names, and repetitions.
    private static func text(of row: TableRow) -> String {
        var parts: [String] = []
        if let weight = row.text(.weight), let number = WrittenNumber.decimal(weight), number > 0 {
            let unit = row.text(.weightUnit) ?? row.layout.unit(.weight)
            parts.append(short(weight) + (unit.map { " " + $0 } ?? ""))
        }
        if let count = row.text(.repetitions), let number = WrittenNumber.decimal(count), number > 0 {
            parts.append(short(count))
        }
        return parts.joined(separator: " × ")
    }

    /// Returns a written number without zeros after its point.
    private static func short(_ number: String) -> String {
        guard number.utf8.contains(UInt8(ascii: ".")) else { return number }
        var text = number
        while text.last == "0" { text.removeLast() }
        if text.last == "." { text.removeLast() }
        return text
    }

    /// Turns the gathered sets into activities.
    mutating func finishSets() {
        for session in sets.sessions {
            guard session.elapsed > 0 else {
                sessionsWithoutDuration += 1
                continue
            }
            reading.recordings.append(
                Recording(
                    source: source(session.start.offset), sport: .strength, title: session.title, notes: session.text,
                    start: session.start.moment, offset: stored(session.start.offset), elapsed: session.elapsed))
        }
    }
}

extension TableLayout {
    /// Returns the unit of weights that the header names, as people write it.
    func unit(_ meaning: ColumnMeaning) -> String? {
        for column in columns(meaning) {
            guard let place = place(column) else { continue }
            for word in words(place) where ["kg", "lb", "lbs"].contains(word) { return word }
        }
        return nil
    }
}
