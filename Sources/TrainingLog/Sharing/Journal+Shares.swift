import Archives
public import Measures
public import Training

extension Journal {
    /// Returns the athlete's links, the newest first.
    public func shares() async throws -> [ActivityShare] { try await stores.sharing.shares(of: athleteID) }

    /// Adds a link to an activity. Links that ended are removed first.
    /// - Parameters:
    ///   - days: days until the link ends; nil for no end.
    ///   - moment: the server's real time, which decides about the end.
    /// - Returns: the secret of the address, of which only a hash is stored; nil, without a change, beyond `ActivityShare.limit`.
    public func share(
        activity: String, days: Int?, content: ActivityShare.Content, at moment: Moment
    ) async throws -> (secret: String, share: ActivityShare)? {
        try await alone {
            for old in try await shares() where !old.isValid(at: moment) {
                _ = try await stores.sharing.removeShare(old.id, athlete: athleteID, at: now())
            }
            guard try await shares().count < ActivityShare.limit else { return nil }
            let secret = Journal.newSecret()
            let share = ActivityShare(
                id: .random(), activity: activity, made: moment, ends: days.map { moment + Double($0) * 86_400 },
                content: content)
            try await stores.sharing.save(
                share, secret: ContentHash(of: Array(secret.utf8)), athlete: athleteID, at: now())
            return (secret, share)
        }
    }

    /// Revokes a link.
    /// - Returns: whether there was one.
    public func removeShare(_ id: UniqueID) async throws -> Bool {
        try await alone { try await stores.sharing.removeShare(id, athlete: athleteID, at: now()) }
    }

    /// Returns the link with a secret, whose athlete may be another one; nil for a wrong secret and for a link that ended.
    /// - Parameter moment: the server's real time.
    public func share(withSecret secret: String, at moment: Moment) async throws -> FoundShare? {
        guard secret.utf8.count == Journal.secretLength else { return nil }
        guard let found = try await stores.sharing.share(ofSecret: ContentHash(of: Array(secret.utf8))),
            found.share.isValid(at: moment)
        else { return nil }
        return found
    }

    /// Notes the first use of a link.
    /// - Returns: whether it was the first.
    public func noteUse(of share: ActivityShare, secret: String, at moment: Moment) async throws -> Bool {
        guard share.opened == nil else { return false }
        return try await alone {
            // It may have been revoked, or opened by another request, in the meantime.
            guard var known = try await shares().first(where: { $0.id == share.id }), known.opened == nil else { return false }
            known.opened = moment
            try await stores.sharing.save(
                known, secret: ContentHash(of: Array(secret.utf8)), athlete: athleteID, at: now())
            return true
        }
    }
}
