import Measures

/// How far making digests is where many are due: after an update that changed a model, with another profile, or while much is imported.
public struct DigestRenewal: Equatable, Sendable {
    /// Activities whose digest is as it should be.
    public var done: Int
    public var total: Int

    public init(done: Int, total: Int) {
        self.done = done
        self.total = total
    }
}

extension Journal {
    /// Digests that are made without a word: they take less than a breath.
    static let quietRenewal = 64

    /// How far making digests is; nil where figures can be had at once, or nearly.
    public func digestRenewal() async throws -> DigestRenewal? {
        let change = try await stores.athletes.lastChange(of: athleteID)?.number ?? 0
        if historyCache.isKept(change: change) { return nil }
        return try await digestRenewal(due: dueDigests(restingOn: digestBasis(try await athlete())).count)
    }

    /// Makes the digests that are due. Who wants the same meanwhile, a page or a program, waits for this.
    public func renewDigests() async throws { try await refreshDigests() }

    func dueDigests(restingOn basis: String) async throws -> [String] {
        try await stores.derived.activitiesWithoutDigest(restingOn: basis, athlete: athleteID)
    }

    /// Nil while so many are no wait that is worth a word.
    func digestRenewal(due: Int) async throws -> DigestRenewal? {
        guard due > Journal.quietRenewal else { return nil }
        let total = try await activityCount()
        return DigestRenewal(done: max(0, total - due), total: total)
    }
}
