public import Measures
import Training

/// Why recordings were left grouped as they are.
public enum GroupingError: Error, Equatable, Sendable {
    case unknownActivity(String)
    /// There is nothing to take apart.
    case oneRecordingOnly(String)
    /// All recordings began on the same side of the moment, and none was under way.
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
    ///   - moment: takes apart, instead, what was recorded before it and what was recorded then or later: recordings that were
    ///     under way are cut in two (`RecordingCut`), the others go by their starts. Where recordings began on both sides of it, one
    ///     that would lose less than two minutes at either end stays whole: clocks and hands differ by that.
    /// - Returns: the activities that the recordings are now in, each once, in the order of the recordings.
    /// - Throws: `GroupingError`, and nothing is changed; `StoreError`.
    @discardableResult
    public func split(_ id: String, at moment: Moment? = nil) async throws -> [String] {
        try await alone {
            let members = try await members(ofActivity: id)
            guard members.count > 1 || moment != nil else { throw GroupingError.oneRecordingOnly(id) }
            let staying = members.filter { member in moment.map { member.recording.start < $0 } ?? (member.id != id) }
            var leaving = members.map(\.id).filter { id in !staying.contains { $0.id == id } }
            if let moment {
                let shortest = leaving.isEmpty ? 1.0 : 120
                let cuts = staying.compactMap { $0.cut(at: moment, leaving: shortest) }
                leaving += cuts.map(\.part)
                if leaving.isEmpty || staying.isEmpty { throw GroupingError.noneBeyond(moment) }
                if !cuts.isEmpty { try await stores.activities.cut(cuts, forgetting: [], athlete: athleteID, at: now()) }
            }
            let decisions = leaving.flatMap { one in staying.compactMap { GroupingDecision(one, $0.id, .apart) } }
            return try await decide(decisions, forgetting: [], about: staying.map(\.id) + leaving)
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

    /// Forgets every decision about the recordings of an activity, and every cut of them: each is whole again, and matching alone
    /// says what belongs together.
    /// - Returns: the activities that the recordings are now in, those included that they had been taken apart from.
    /// - Throws: `GroupingError`, and nothing is changed; `StoreError`.
    @discardableResult
    public func regroup(_ id: String) async throws -> [String] {
        try await alone {
            let members = try await members(ofActivity: id).map(\.id)
            var touched = members
            for id in members.map({ RecordingCut.origin(of: $0).recording }) where !touched.contains(id) { touched.append(id) }
            let cuts = try await stores.activities.cuts(of: athleteID).filter { touched.contains($0.recording) }
            for part in cuts.map(\.part) where !touched.contains(part) { touched.append(part) }
            let decisions = try await stores.activities.decisions(of: athleteID).filter { decision in
                touched.contains { decision.concerns($0) }
            }
            if decisions.isEmpty, cuts.isEmpty { throw GroupingError.nothingDecided(id) }
            if !cuts.isEmpty { try await stores.activities.cut([], forgetting: cuts, athlete: athleteID, at: now()) }
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

extension StoredRecording {
    /// Where to cut this at a moment; nil when less than so many seconds would be left of it on either side.
    fileprivate func cut(at moment: Moment, leaving shortest: Double) -> RecordingCut? {
        let place = moment.secondsSince1970 - recording.start.secondsSince1970
        guard place >= shortest, recording.elapsed - place >= shortest else { return nil }
        let origin = RecordingCut.origin(of: id)
        // No recording is that long, but a hostile file may say so.
        guard let second = Int(exactly: place.rounded(.toNearestOrEven)), second > 0, Double(second) < recording.elapsed,
            case (let sum, false) = origin.second.addingReportingOverflow(second)
        else { return nil }
        return RecordingCut(origin.recording, at: sum)
    }
}
