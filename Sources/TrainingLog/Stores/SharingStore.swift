public import Archives
public import Measures
public import Training

/// Store of privacy zones, of the links that show single activities, and of the observers of an athlete.
public protocol SharingStore: Sendable {
    /// Returns an athlete's privacy zones in the athlete's order.
    func privacyZones(of athlete: String) async throws -> [PrivacyZone]
    /// Replaces an athlete's privacy zones. Does nothing if they are the same.
    func save(_ zones: [PrivacyZone], athlete: String, at moment: Moment) async throws
    /// Returns an athlete's links, the newest first, those of one moment by their ids.
    func shares(of athlete: String) async throws -> [ActivityShare]
    /// Adds a link. A known link only changes its first use.
    /// - Parameter secret: hash of the secret in its address.
    func save(_ share: ActivityShare, secret: ContentHash, athlete: String, at moment: Moment) async throws
    /// Removes a link.
    /// - Returns: whether there was one.
    func removeShare(_ id: UniqueID, athlete: String, at moment: Moment) async throws -> Bool
    /// Returns the link whose secret has this hash, with its athlete; nil without one.
    func share(ofSecret hash: ContentHash) async throws -> FoundShare?
    /// Returns who may look at an athlete's training, those who were added first before others, those of one moment by their ids.
    func observers(of athlete: String) async throws -> [ObserverAccess]
    /// Adds an observer, or replaces the access of one.
    func save(_ access: ObserverAccess, athlete: String, at moment: Moment) async throws
    /// Removes an observer.
    /// - Returns: whether there was one.
    func removeObserver(_ id: String, athlete: String, at moment: Moment) async throws -> Bool
    /// Returns what an athlete may look at, by the ids of the other athletes.
    func accesses(by athlete: String) async throws -> [FoundAccess]
}

/// An access with the athlete who gave it.
public struct FoundAccess: Equatable, Sendable {
    public var athlete: String
    public var access: ObserverAccess

    public init(athlete: String, access: ObserverAccess) {
        self.athlete = athlete
        self.access = access
    }
}

/// A link with the athlete who made it.
public struct FoundShare: Equatable, Sendable {
    public var athlete: String
    public var share: ActivityShare

    public init(athlete: String, share: ActivityShare) {
        self.athlete = athlete
        self.share = share
    }
}
