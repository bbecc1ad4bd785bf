public import Measures

/// Keys of a provider that are kept for an hour. An unknown key asks the provider again, at most once a minute.
public struct KeyCache: Sendable {
    /// Seconds for which a list of keys is used.
    public static let lifetime = 3600.0
    /// Seconds between two requests for a key that the list does not have.
    public static let pause = 60.0

    public enum Decision: Equatable, Sendable {
        case use(VerificationKey)
        /// Ask the provider for its keys, and report them with `store`.
        case fetch
        /// The provider has no such key.
        case unknown
    }

    private var keys = KeySet(keys: [])
    private var fetched: Moment?
    private var failed: Moment?

    public init() {}

    /// Decides where the key of a token comes from.
    public func decision(for token: SignedToken, at now: Moment) -> Decision {
        let hasFailed = failed.map { now >= $0 && now - $0 < KeyCache.pause } ?? false
        // A list from the future is not used: the clock was changed.
        guard let fetched, now >= fetched, now - fetched < KeyCache.lifetime else { return hasFailed ? .unknown : .fetch }
        if let key = keys.key(of: token) { return .use(key) }
        return hasFailed || now - fetched < KeyCache.pause ? .unknown : .fetch
    }

    /// Notes that the provider did not send its keys, so that it is not asked again for each sign-in.
    public mutating func noteFailure(at now: Moment) { failed = now }

    /// Stores a new list in place of the old one.
    public mutating func store(_ keys: KeySet, at now: Moment) {
        self.keys = keys
        fetched = now
        failed = nil
    }
}
