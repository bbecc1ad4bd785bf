import Measures
import Training

extension ExportLine {
    /// Consecutive days on which the athlete followed a routine.
    struct Followed: Codable, Equatable {
        var routine: RoutineBody
        var packVersion: Int?
        /// Days since 1970-01-01.
        var first: Int
        /// The routine's day on `first`, from 1 on.
        var number: Int
        /// Days since 1970-01-01; nil while it is followed.
        var last: Int?
        var end: String?
        /// Days since 1970-01-01; nil for `first`.
        var decided: Int?
    }

    /// What the athlete stated about a planned day.
    struct PlannedDay: Codable, Equatable {
        /// Days since 1970-01-01.
        var day: Int
        var outcome: String
    }
}

extension ExportLine.Followed {
    init(_ stretch: RoutineHistory.Stretch) {
        self.init(
            routine: RoutineBody(stretch.routine), packVersion: stretch.packVersion, first: stretch.first.number,
            number: stretch.number, last: stretch.last?.number, end: stretch.end?.rawValue,
            decided: stretch.decided?.number)
    }

    /// Nil for a routine or a day that no Hearth writes.
    var stretch: RoutineHistory.Stretch? {
        guard let routine = routine.routine, ExportLine.days.contains(first),
            last.map({ ExportLine.days.contains($0) && ($0 >= first - 1 || end == RoutineHistory.End.paused.rawValue) }) ?? true,
            ExportLine.days.contains(decided ?? first)
        else { return nil }
        return RoutineHistory.Stretch(
            routine: routine, packVersion: packVersion, first: Day(number: first), number: number,
            last: last.map { Day(number: $0) },
            end: last == nil ? nil : end.flatMap { RoutineHistory.End(rawValue: $0) } ?? .stopped,
            decided: decided.map { Day(number: $0) })
    }
}

extension ExportLine.PlannedDay {
    var correction: RoutineHistory.Correction? { RoutineHistory.Correction(rawValue: outcome) }
}

extension Journal {
    func routineLines() async throws -> [ExportLine] {
        let history = try await routineHistory()
        return try await ownRoutines().map { ExportLine(routine: RoutineBody($0)) }
            + history.stretches.map { ExportLine(followed: ExportLine.Followed($0)) }
            + history.corrections.sorted { $0.key < $1.key }.map {
                ExportLine(plannedDay: ExportLine.PlannedDay(day: $0.key.number, outcome: $0.value.rawValue))
            }
    }

    /// Adds the own routines of an export that this journal does not have, and the history if this journal has none.
    func takeOverRoutines(_ lines: [ExportLine]) async throws {
        let own = try await ownRoutines()
        var all = own
        for routine in lines.compactMap({ $0.routine?.routine }) {
            guard case .own = routine.reference, !all.contains(where: { $0.reference == routine.reference }) else { continue }
            all.append(routine)
        }
        if all.count > own.count {
            all = Array(all.prefix(Journal.mostOwnRoutines))
            try await stores.routines.save(all, athlete: athleteID, at: now())
        }
        let stretches = lines.compactMap { $0.followed?.stretch }
        guard !stretches.isEmpty, try await routineHistory().stretches.isEmpty else { return }
        var corrections: [Day: RoutineHistory.Correction] = [:]
        for line in lines.compactMap(\.plannedDay) { corrections[Day(number: line.day)] = line.correction }
        try await stores.routines.save(
            RoutineHistory(stretches, corrections: corrections), athlete: athleteID, at: now())
    }
}
