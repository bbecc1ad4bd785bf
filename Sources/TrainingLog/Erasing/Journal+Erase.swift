/// Amount of data in a journal, as a user would count it.
public struct JournalCounts: Equatable, Sendable {
    public var activities: Int
    /// Number of single body measurements.
    public var samples: Int
    /// Number of stored files.
    public var originals: Int
    /// Number of edits of activities.
    public var edits: Int
}

extension Journal {
    public func holdings() async throws -> JournalCounts {
        JournalCounts(
            activities: try await stores.activities.activityCount(of: athleteID),
            samples: try await stores.body.sampleCount(of: athleteID),
            originals: try await stores.originals.hashes(of: athleteID).count,
            edits: try await stores.edits.edits(of: athleteID).count)
    }

    /// Deletes all data of the athlete, including original files. This cannot be undone.
    ///
    /// Only the number and the time of the change remain, so that caches show nothing old. If it stops early, original files may remain;
    /// calling it again deletes them.
    /// - Throws: `StoreError`.
    public func eraseEverything() async throws {
        try await alone {
            try await stores.athletes.eraseAll(of: athleteID, at: now())
            try await stores.originals.eraseAll(of: athleteID)
            // Tracks are cached whatever changes.
            cache.remove(athleteID)
            announce?(athleteID, .erased)
        }
    }
}
