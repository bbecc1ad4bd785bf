public import Measures

/// Facts about an issued token, without the token itself.
public struct IssuedToken: Equatable, Sendable {
    public var id: String
    /// Name that the user entered; may be empty.
    public var name: String
    /// What it permits.
    public var scopes: [AccessScope]
    public var made: Moment
    public var ends: Moment
    /// Last use, to the minute; nil if it was never used.
    public var used: Moment?
    /// How far its device has the records of sessions; nil for a program that does not sync.
    public var receipt: DeviceReceipt?
    /// Newest refresh; nil for a token that cannot be refreshed.
    public var refresh: TokenRefresh?

    /// When it stops to be valid: at its end, or earlier when its app does not refresh it.
    public var expires: Moment { refresh.map { min(ends, $0.moment + TokenRefresh.idleLifetime) } ?? ends }

    public init(
        id: String, name: String, scopes: [AccessScope], made: Moment, ends: Moment, used: Moment?, receipt: DeviceReceipt? = nil,
        refresh: TokenRefresh? = nil
    ) {
        self.id = id
        self.name = name
        self.scopes = scopes
        self.made = made
        self.ends = ends
        self.used = used
        self.receipt = receipt
        self.refresh = refresh
    }
}

/// Newest exchange of a refresh token of an app.
public struct TokenRefresh: Equatable, Sendable {
    /// How often the app has refreshed its tokens.
    public var generation: Int
    public var moment: Moment

    /// Seconds without a refresh after which an app is disconnected.
    public static let idleLifetime = 90 * 86_400.0

    public init(generation: Int, moment: Moment) {
        self.generation = generation
        self.moment = moment
    }
}

/// How far a device has the server's records, as the device acknowledged.
public struct DeviceReceipt: Equatable, Sendable {
    /// Text of the last acknowledged cursor.
    public var cursor: String
    /// When the device last had everything, to the minute; nil if it never had.
    public var complete: Moment?

    public init(cursor: String, complete: Moment?) {
        self.cursor = cursor
        self.complete = complete
    }
}
