public import Archives
public import Measures
public import Training

/// Store of privacy zones and of the links that show single activities.
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
