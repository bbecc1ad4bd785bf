import Measures

/// Table of real races that a user or researcher supplies to `Scripts/calibrate --races`, as comma-separated values (RFC 4180).
///
/// Required columns: `athlete`, `date` (YYYY-MM-DD), `distance_km`, `time` (H:MM:SS, MM:SS or seconds). Optional, both or none:
/// `training_km_per_week` and `training_pace` (M:SS per km), the means of the eight weeks before the race. Columns may stand in any order;
/// other columns are ignored and named.
struct RaceTable {
    struct Race: Equatable {
        var athlete: String
        var day: Day
        var metres: Double
        var seconds: Double
        /// Kilometres a week, and seconds per kilometre; nil where the table says nothing.
        var training: Training?
        /// Of the file, from 1.
        var line: Int
    }

    struct Training: Equatable {
        var weeklyKilometres: Double
        var pace: Double
    }

    /// What is wrong with a table, and where: lines and columns count from 1.
    enum Fault: Error, Equatable {
        case empty
        case missingColumn(String)
        case repeatedColumn(String, column: Int)
        case halfOfTraining(missing: String)
        case fieldCount(line: Int, found: Int, expected: Int)
        case openQuote(line: Int, column: Int)
        case value(line: Int, column: Int, name: String, text: String, expected: String)

        var words: String {
            switch self {
            case .empty: "The table has no races. The first line names the columns: athlete,date,distance_km,time."
            case .missingColumn(let name): "Line 1: column \(name) is missing. Needed are athlete, date, distance_km and time."
            case .repeatedColumn(let name, let column): "Line 1, column \(column): \(name) occurs twice."
            case .halfOfTraining(let missing):
                "Line 1: column \(missing) is missing. training_km_per_week and training_pace are needed together."
            case .fieldCount(let line, let found, let expected): "Line \(line): \(found) fields instead of \(expected)."
            case .openQuote(let line, let column): "Line \(line), column \(column): a quote is never closed."
            case .value(let line, let column, let name, let text, let expected):
                "Line \(line), column \(column) (\(name)): “\(text)” is not \(expected)."
            }
        }
    }

    /// By athlete and day.
    var races: [Race]
    /// Columns that nothing reads.
    var ignored: [String]

    static let required = ["athlete", "date", "distance_km", "time"]
    static let training = ["training_km_per_week", "training_pace"]

    init(text: String) throws(Fault) {
        let lines = try RaceTable.fields(of: text)
        guard let header = lines.first else { throw .empty }
        var columns: [String: Int] = [:]
        ignored = []
        for (index, field) in header.fields.enumerated() {
            let name = RaceTable.trimmed(field).lowercased()
            guard RaceTable.required.contains(name) || RaceTable.training.contains(name) else {
                ignored.append(RaceTable.trimmed(field))
                continue
            }
            guard columns[name] == nil else { throw .repeatedColumn(name, column: index + 1) }
            columns[name] = index
        }
        for name in RaceTable.required where columns[name] == nil { throw .missingColumn(name) }
        for (one, other) in [(0, 1), (1, 0)]
        where columns[RaceTable.training[one]] != nil && columns[RaceTable.training[other]] == nil {
            throw .halfOfTraining(missing: RaceTable.training[other])
        }
        races = []
        for line in lines.dropFirst() {
            guard line.fields.count == header.fields.count else {
                throw .fieldCount(line: line.number, found: line.fields.count, expected: header.fields.count)
            }
            races.append(try RaceTable.race(line, columns))
        }
        guard !races.isEmpty else { throw .empty }
        races.sort { ($0.athlete, $0.day, $0.line) < ($1.athlete, $1.day, $1.line) }
    }

    private static func race(_ line: (number: Int, fields: [String]), _ columns: [String: Int]) throws(Fault) -> Race {
        func field(_ name: String) -> String { columns[name].map { trimmed(line.fields[$0]) } ?? "" }
        func value<Value>(_ name: String, _ expected: String, _ read: (String) -> Value?) throws(Fault) -> Value {
            guard let value = read(field(name)) else {
                throw .value(
                    line: line.number, column: (columns[name] ?? 0) + 1, name: name, text: String(field(name).prefix(40)),
                    expected: expected)
            }
            return value
        }
        let athlete = try value("athlete", "a name or number") { $0.isEmpty ? nil : $0 }
        let day = try value("date", "a date such as 2024-05-01") { RaceTable.day($0) }
        let metres = try value("distance_km", "a distance of 0.4 to 200 km") { text in
            Double(text).flatMap { (0.4...200).contains($0) ? $0 * 1000 : nil }
        }
        let seconds = try value("time", "a time such as 1:32:05, 19:48 or 1188") { text in
            RaceTable.seconds(text).flatMap { (30...172_800).contains($0) ? $0 : nil }
        }
        guard metres / seconds < 10 else {
            throw .value(
                line: line.number, column: (columns["time"] ?? 0) + 1, name: "time", text: field("time"),
                expected: "a time that a person can run \(field("distance_km")) km in")
        }
        var training: Training?
        let texts = RaceTable.training.map { field($0) }
        if texts.contains(where: { !$0.isEmpty }) {
            let kilometres = try value("training_km_per_week", "0 to 400 km, with training_pace beside it") { text in
                Double(text).flatMap { (0...400).contains($0) ? $0 : nil }
            }
            let pace = try value("training_pace", "a pace such as 5:30 per km, with training_km_per_week beside it") { text in
                RaceTable.seconds(text).flatMap { (150...1200).contains($0) ? $0 : nil }
            }
            training = Training(weeklyKilometres: kilometres, pace: pace)
        }
        return Race(athlete: athlete, day: day, metres: metres, seconds: seconds, training: training, line: line.number)
    }

    /// Seconds of `1:32:05`, `19:48` or `1188.4`.
    static func seconds(_ text: String) -> Double? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var sum = 0.0
        for (index, part) in parts.enumerated() {
            guard let first = part.utf8.first, (48...57).contains(first), let value = Double(part), value.isFinite else {
                return nil
            }
            if index > 0, value >= 60 { return nil }
            if index < parts.count - 1, value != value.rounded(.down) { return nil }
            sum = sum * 60 + value
        }
        return sum
    }

    static func day(_ text: String) -> Day? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [4, 2, 2], text.utf8.allSatisfy({ $0 == 45 || (48...57).contains($0) }),
            let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
        else { return nil }
        return Day(year: year, month: month, day: day)
    }

    private static func trimmed(_ text: String) -> String {
        var characters = text[...]
        while let first = characters.first, first == " " || first == "\t" { characters.removeFirst() }
        while let last = characters.last, last == " " || last == "\t" { characters.removeLast() }
        return String(characters)
    }

    /// Lines that hold something, each with its number and its fields, without their quotes.
    private static func fields(of text: String) throws(Fault) -> [(number: Int, fields: [String])] {
        var lines: [(number: Int, fields: [String])] = []
        var fields: [String] = []
        var field = ""
        var number = 1
        var start = 1
        var openAt: (line: Int, column: Int)?
        var characters = text[...]
        if characters.first == "\u{FEFF}" { characters.removeFirst() }
        func end(_ lines: inout [(number: Int, fields: [String])]) {
            fields.append(field)
            if fields != [""] { lines.append((start, fields)) }
            (fields, field) = ([], "")
        }
        while let character = characters.popFirst() {
            if character.isNewline { number += 1 }
            if openAt != nil {
                if character != "\"" {
                    field.append(character)
                } else if characters.first == "\"" {
                    field.append(characters.removeFirst())
                } else {
                    openAt = nil
                }
            } else if character == "\"", field.isEmpty {
                openAt = (number, fields.count + 1)
            } else if character == "," {
                fields.append(field)
                field = ""
            } else if character.isNewline {
                end(&lines)
                start = number
            } else {
                field.append(character)
            }
        }
        if let openAt { throw .openQuote(line: openAt.line, column: openAt.column) }
        end(&lines)
        return lines
    }
}
