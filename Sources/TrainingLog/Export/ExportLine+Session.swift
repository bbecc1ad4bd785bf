import Measures
import Sync
import Training

extension ExportLine {
    /// Metadata of a heated session under the keys of `SessionRecord.Field`, as its device wrote it.
    struct Session: Codable, Equatable {
        var fields: [String: Value]

        /// Value of one field.
        enum Value: Codable, Equatable {
            case flag(Bool)
            case whole(Int64)
            case number(Double)
            case text(String)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let flag = try? container.decode(Bool.self) {  // other types follow
                    self = .flag(flag)
                } else if let whole = try? container.decode(Int64.self) {  // a fraction follows
                    self = .whole(whole)
                } else if let number = try? container.decode(Double.self) {  // a text follows
                    self = .number(number)
                } else {
                    self = .text(try container.decode(String.self))
                }
            }

            func encode(to encoder: any Encoder) throws {
                var container = encoder.singleValueContainer()
                switch self {
                case .flag(let flag): try container.encode(flag)
                case .whole(let whole): try container.encode(whole)
                case .number(let number): try container.encode(number)
                case .text(let text): try container.encode(text)
                }
            }
        }

        init(from decoder: any Decoder) throws {
            fields = try decoder.singleValueContainer().decode([String: Value].self)
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(fields)
        }
    }

    /// The recording of a workout.
    struct Workout: Codable, Equatable {
        var id: String
        var recording: Named
        /// When the file arrived, in seconds since 1970; nil in older exports.
        var madeAt: Double?
    }
}

extension ExportLine.Session {
    /// Key of the workout that the record itself does not state: that of a deleted session, and of one without a recording.
    private static let knownWorkout = "known_workout_id"

    init(_ record: SessionRecord, workout: UniqueID?) {
        fields = [:]
        if record.details?.workout == nil, let workout { fields[Self.knownWorkout] = .text(workout.text) }
        for field in SessionRecord.Field.allCases {
            switch record.value(field) {
            case .id(let id): fields[field.rawValue] = .text(id.text)
            case .whole(let number): fields[field.rawValue] = .whole(number)
            case .number(let number): fields[field.rawValue] = .number(number)
            case .text(let text): fields[field.rawValue] = .text(text)
            case .flag(let flag): fields[field.rawValue] = .flag(flag)
            case nil: break
            }
        }
    }

    /// The workout of a record that does not state one; nil when unknown.
    var workout: UniqueID? {
        guard case .text(let id) = fields[Self.knownWorkout] else { return nil }
        return UniqueID(id)
    }

    /// The record; nil when a field is missing or invalid. Unknown keys of newer versions are ignored.
    var record: SessionRecord? {
        var known: [SessionRecord.Field: SessionRecord.FieldValue] = [:]
        for (key, value) in fields {
            guard let field = SessionRecord.Field(rawValue: key) else { continue }
            switch value {
            case .flag(let flag): known[field] = .flag(flag)
            case .whole(let whole): known[field] = .whole(whole)
            case .number(let number): known[field] = .number(number)
            case .text(let text): known[field] = .text(text)
            }
        }
        return try? SessionRecord(fields: known)  // the list reports lines with implausible values
    }
}

extension Journal {
    func sessionLines() async throws -> [ExportLine] {
        let known = try await stores.sessions.knownWorkouts(of: athleteID)
        var lines = try await stores.sessions.records(of: athleteID).map {
            ExportLine(session: ExportLine.Session($0, workout: known[$0.id]))
        }
        for workout in try await stores.sessions.workouts(of: athleteID) {
            lines.append(
                ExportLine(
                    workout: ExportLine.Workout(
                        id: workout.id.text, recording: try await named(workout.recording),
                        madeAt: workout.moment.secondsSince1970)))
        }
        return lines
    }

    /// Adds the sessions of an export by the rules of a push, and the recordings of their workouts unless this journal has later ones.
    /// Their edits are lines of their own.
    func takeOver(_ sessions: [ExportLine.Session], _ workouts: [ExportLine.Workout]) async throws {
        let records = sessions.compactMap { $0.record }
        var stated: [UniqueID: UniqueID] = [:]
        for session in sessions { if let id = session.record?.id { stated[id] = session.workout } }
        for batch in stride(from: 0, to: records.count, by: RecordBook.largestBatch) {
            let batch = Array(records[batch..<min(batch + RecordBook.largestBatch, records.count)])
            _ = try await stores.sessions.push(batch, stated: stated, newEpoch: .random(), athlete: athleteID, at: now())
        }
        let known = Dictionary(try await stores.sessions.workouts(of: athleteID).map { ($0.id, $0.moment) }) { $1 }
        for workout in workouts {
            let moment = Moment(secondsSince1970: workout.madeAt ?? 0)
            guard let id = UniqueID(workout.id), known[id].map({ $0 < moment }) ?? true else { continue }
            let recording = try await self.id(of: workout.recording)
            try await stores.sessions.add(
                SessionWorkout(id: id, recording: recording, moment: moment), athlete: athleteID, at: now())
        }
    }
}
