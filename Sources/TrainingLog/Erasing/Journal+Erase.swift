/// How much a journal holds, as far as a person would count it.
public struct Holdings: Equatable, Sendable {
    public var activities: Int
    /// Single measurements of the body.
    public var samples: Int
    /// Files as they were brought in.
    public var originals: Int
    /// What the athlete said of activities.
    public var edits: Int
}

extension Journal {
    public func holdings() async throws -> Holdings {
        Holdings(
            activities: try await stores.activities.activityCount(of: athleteID),
            samples: try await stores.body.sampleCount(of: athleteID),
            originals: try await stores.originals.hashes(of: athleteID).count,
            edits: try await stores.edits.edits(of: athleteID).count)
    }

    /// Deletes everything that was ever kept of the athlete, original files included. There is no way back.
    ///
    /// Only that something changed, and when, is still known, so that nothing old is shown out of a cache. When it breaks off
    /// in between, original files may be left; calling it again removes them.
    /// - Throws: `StoreError`.
    public func eraseEverything() async throws {
        try await alone {
            try await stores.athletes.eraseAll(of: athleteID, at: now())
            try await stores.originals.eraseAll(of: athleteID)
        }
    }
}
