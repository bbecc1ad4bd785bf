extension Journal {
    /// Returns the outcomes with the new recordings whose activities another file also recorded, before this import or earlier in it.
    /// Recordings that the same file replaced later are no longer new.
    ///
    /// Call this after the import, because only then the groups are final.
    func markingDuplicates(_ outcomes: [FileOutcome]) async throws -> [FileOutcome] {
        let added = Set(outcomes.flatMap(\.added))
        if added.isEmpty { return outcomes }
        var activities: [String: String] = [:]
        var reported: Set<String> = []
        for group in try await stores.activities.groups(of: athleteID) {
            let new = group.recordings.filter { added.contains($0) }
            for id in new { activities[id] = group.id }
            if !new.isEmpty, new.count < group.recordings.count { reported.insert(group.id) }
        }
        var outcomes = outcomes
        for index in outcomes.indices where !outcomes[index].added.isEmpty {
            outcomes[index].added.removeAll { activities[$0] == nil }
            outcomes[index].newRecordings = outcomes[index].added.count
            let found = outcomes[index].added.compactMap { activities[$0] }
            outcomes[index].joined = found.filter { reported.contains($0) }
            outcomes[index].newActivities = Set(found).subtracting(reported).count
            reported.formUnion(found)
        }
        return outcomes
    }
}
