public import Measures
import Training

/// Why recordings were left grouped as they are.
public enum GroupingError: Error, Equatable, Sendable {
    case unknownActivity(String)
    /// There is nothing to take apart.
    case oneRecordingOnly(String)
    /// All recordings began on the same side of the moment.
    case noneBeyond(Moment)
    case alreadyOne(String)
    /// Nobody ever decided anything about this activity.
    case nothingDecided(String)
}

extension Journal {
    /// Takes a recording out of its activity for good: into an activity of its own, or of whatever else it matches.
    ///
    /// The decision outlives further imports, and `exportArchive` takes it along.
    /// - Parameters:
    ///   - id: of the recording that leaves. An activity is called by the recording that stands for it.
    ///   - moment: takes apart, instead, what began before it and what began then or later.
    /// - Returns: the activities that the recordings are now in, each once, in the order of the recordings.
    /// - Throws: `GroupingError`, and nothing is changed; `StoreError`.
    @discardableResult
    public func split(_ id: String, at moment: Moment? = nil) async throws -> [String] {
        try await alone {
            let members = try await members(ofActivity: id)
            guard members.count > 1 else { throw GroupingError.oneRecordingOnly(id) }
            let leaving = members.filter { member in moment.map { member.recording.start >= $0 } ?? (member.id == id) }
            let staying = members.filter { member in !leaving.contains { $0.id == member.id } }
            if let moment, leaving.isEmpty || staying.isEmpty { throw GroupingError.noneBeyond(moment) }
            let decisions = leaving.flatMap { one in staying.compactMap { GroupingDecision(one.id, $0.id, .apart) } }
            return try await decide(decisions, forgetting: [], about: members.map(\.id))
        }
    }

    /// Makes two activities one for good, whatever matching says of them.
    /// - Returns: the activity's id.
    /// - Throws: `GroupingError`, and nothing is changed; `StoreError`.
    @discardableResult
    public func join(_ one: String, _ other: String) async throws -> String {
        try await alone {
            let first = try await members(ofActivity: one).map(\.id)
            let second = try await members(ofActivity: other).map(\.id)
            guard let decision = GroupingDecision(first[0], second[0], .together) else { throw GroupingError.alreadyOne(one) }
            let contradicting = try await stores.activities.decisions(of: athleteID).filter { old in
                old.verdict == .apart
                    && (first.contains(old.one) && second.contains(old.other)
                        || first.contains(old.other) && second.contains(old.one))
            }
            return try await decide([decision], forgetting: contradicting, about: [first[0]])[0]
        }
    }

    /// Forgets every decision about the recordings of an activity: matching alone says again what belongs together.
    /// - Returns: the activities that the recordings are now in, those included that they had been taken apart from.
    /// - Throws: `GroupingError`, and nothing is changed; `StoreError`.
    @discardableResult
    public func regroup(_ id: String) async throws -> [String] {
        try await alone {
            let members = try await members(ofActivity: id).map(\.id)
            let decisions = try await stores.activities.decisions(of: athleteID).filter { decision in
                members.contains { decision.concerns($0) }
            }
            if decisions.isEmpty { throw GroupingError.nothingDecided(id) }
            var touched = members
            for id in decisions.flatMap({ [$0.one, $0.other] }) where !touched.contains(id) { touched.append(id) }
            return try await decide([], forgetting: decisions, about: touched)
        }
    }

    private func members(ofActivity id: String) async throws -> [StoredRecording] {
        let members = try await stores.activities.recordings(ofActivity: id, athlete: athleteID)
        if members.isEmpty { throw GroupingError.unknownActivity(id) }
        return members
    }

    private func decide(
        _ decisions: [GroupingDecision], forgetting: [GroupingDecision], about recordings: [String]
    ) async throws -> [String] {
        try await stores.activities.decide(decisions, forgetting: forgetting, athlete: athleteID, at: now())
        try await refreshDigests()
        var activities: [String] = []
        for recording in recordings {
            guard let id = try await stores.activities.recordings(ofActivity: recording, athlete: athleteID).first?.id else {
                continue  // a decision may speak of a recording that is not here
            }
            if !activities.contains(id) { activities.append(id) }
        }
        return activities
    }
}
