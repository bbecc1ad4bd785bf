public import Archives
public import Measures

/// Store of the calendars under which plans can be subscribed to, one for each athlete.
public protocol CalendarStore: Sendable {
    /// Returns an athlete's calendar; nil before the first.
    func calendar(of athlete: String) async throws -> PlanCalendarAccess?
    /// Adds or replaces an athlete's calendar.
    func save(_ calendar: PlanCalendarAccess, athlete: String, at moment: Moment) async throws
    /// Returns the athlete whose calendar has a secret with this hash; nil without one.
    func athlete(ofCalendar hash: ContentHash) async throws -> String?
}

/// An athlete's calendar, without the secret itself.
public struct PlanCalendarAccess: Equatable, Sendable {
    /// Part of the ids of events. It stays when the secret changes, so that files and subscriptions name the same events.
    public var id: UniqueID
    /// Hash of the secret in the address; nil while there is no address.
    public var secret: ContentHash?
    /// When the address was created.
    public var made: Moment?

    public init(id: UniqueID, secret: ContentHash? = nil, made: Moment? = nil) {
        self.id = id
        self.secret = secret
        self.made = made
    }
}
