import Measures

/// Progress of computing many digests: after an update that changed a model, after a change of the profile, or during a large import.
public struct DigestRenewal: Equatable, Sendable {
    /// Number of activities with a current digest.
    public var done: Int
    public var total: Int

    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}

extension Journal {
    /// Number of digests that are computed without showing progress, because they take less than a moment.
    static let quietRenewal = 64

    /// Returns the progress; nil when figures are available at once, or nearly.
    public func digestRenewal() async throws -> DigestRenewal? {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        if cache.read(athleteID, { $0.histories.isKept(change: change) }) { return nil }
        return try await digestRenewal(due: dueDigests(restingOn: digestBasis(try await athlete())).count)
    }

    /// Computes the outdated digests. Concurrent callers wait for the same computation.
    public func renewDigests() async throws { try await refreshDigests() }

    func dueDigests(restingOn basis: String) async throws -> [String] {
        try await stores.derived.activitiesWithoutDigest(restingOn: basis, athlete: athleteID)
    }

    /// Nil when the number of outdated digests is too small to report.
    func digestRenewal(due: Int) async throws -> DigestRenewal? {
        guard due > Journal.quietRenewal else { return nil }
        let total = try await activityCount()
        return DigestRenewal(done: max(0, total - due), total: total)
    }
}
