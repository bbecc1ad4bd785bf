public import Measures
import Training

/// Reasons why grouping could not be changed.
public enum GroupingError: Error, Equatable, Sendable {
    case unknownActivity(String)
    /// The activity has a single recording.
    case oneRecordingOnly(String)
    /// All recordings began on the same side of the moment, and none contains it.
    case noneBeyond(Moment)
    case alreadyJoined(String)
    /// There is no decision about this activity.
    case nothingDecided(String)
}

extension Journal {
    /// Removes a recording from its activity for good. It becomes an activity of its own, or part of another that it matches.
    ///
    /// Later imports respect the decision, and `exportArchive` includes it.
    /// - Parameters:
    ///   - id: id of the recording to remove. An activity has the id of its winning recording.
    ///   - moment: splits the activity at this moment instead. Recordings that contain it are cut in two (`RecordingCut`); the
    ///     others are divided by their starts. When recordings began on both sides, one that would lose less than two minutes at
    ///     either end stays whole, because clocks and manual stops differ by that much.
    /// - Returns: activities of the recordings, each once, in the order of the recordings.
    /// - Throws: `GroupingError` without changing anything; `StoreError`.
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

    /// Joins two activities for good, even if they do not match.
    /// - Returns: id of the activity.
    /// - Throws: `GroupingError` without changing anything; `StoreError`.
    @discardableResult
    public func join(_ one: String, _ other: String) async throws -> String {
        try await alone {
            let first = try await members(ofActivity: one).map(\.id)
            let second = try await members(ofActivity: other).map(\.id)
            guard let decision = GroupingDecision(first[0], second[0], .together) else { throw GroupingError.alreadyJoined(one) }
            let contradicting = try await stores.activities.decisions(of: athleteID).filter { old in
                old.verdict == .apart
                    && (first.contains(old.one) && second.contains(old.other)
                        || first.contains(old.other) && second.contains(old.one))
            }
            return try await decide([decision], forgetting: contradicting, about: [first[0]])[0]
        }
    }

    /// Removes every decision about the recordings of an activity and every cut of them. Automatic matching then applies again.
    /// - Returns: activities of the recordings, including those that had been split off.
    /// - Throws: `GroupingError` without changing anything; `StoreError`.
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
                continue  // a decision may concern a recording that is not stored
            }
            if !activities.contains(id) { activities.append(id) }
        }
        return activities
    }
}

extension StoredRecording {
    /// Returns the cut at a moment; nil when either side would be shorter than `shortest` seconds.
    fileprivate func cut(at moment: Moment, leaving shortest: Double) -> RecordingCut? {
        let place = moment.secondsSince1970 - recording.start.secondsSince1970
        guard place >= shortest, recording.elapsed - place >= shortest else { return nil }
        let origin = RecordingCut.origin(of: id)
        // No recording is that long, but a malicious file may claim so.
        guard let second = Int(exactly: place.rounded(.toNearestOrEven)), second > 0, Double(second) < recording.elapsed,
            case (let sum, false) = origin.second.addingReportingOverflow(second)
        else { return nil }
        return RecordingCut(origin.recording, at: sum)
    }
}
