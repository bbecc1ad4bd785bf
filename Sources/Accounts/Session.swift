public import Measures

/// A browser that is signed in, without the token that proves it.
public struct Session: Equatable, Sendable {
    /// Public name of the session.
    public var id: String
    public var athlete: String
    /// Browser and system, such as "Firefox · Linux"; empty if unknown.
    public var device: String
    /// When the browser signed in.
    public var began: Moment
    /// Last request, to the minute.
    public var used: Moment
    /// When the session ends unless it is used before, and at the latest.
    public var ends: Moment
    /// Whether the person proved who they are when it began. A provider may sign someone in who did so long before.
    public var isConfirmed: Bool

    public init(
        id: String, athlete: String, device: String, began: Moment, used: Moment, ends: Moment, isConfirmed: Bool = true
    ) {
        self.id = id
        self.athlete = athlete
        self.device = device
        self.began = began
        self.used = used
        self.ends = ends
        self.isConfirmed = isConfirmed
    }
}

/// How long sessions last, in seconds.
public struct SessionLimits: Equatable, Sendable {
    /// From the sign-in to the end, however often the session is used.
    public var lifetime: Double
    /// Without a request.
    public var idle: Double
    /// For how long after the sign-in exports, tokens, deletion and sources are open.
    public var fresh: Double

    public init(lifetime: Double = 180 * 86_400, idle: Double = 30 * 86_400, fresh: Double = 900) {
        self.lifetime = lifetime
        self.idle = idle
        self.fresh = fresh
    }

    /// Whole minutes of `fresh`, at least one.
    public var freshMinutes: Int { fresh.isFinite && fresh < 86_400_000 ? max(1, Int((fresh / 60).rounded(.down))) : 1 }
}
