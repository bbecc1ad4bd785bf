/// When an athlete can train.
public struct Availability: Equatable, Sendable {
    /// Weekdays without training: 1 is Monday, 7 is Sunday.
    public var restWeekdays: Set<Int>
    /// Local hours for training: the first possible hour, and the hour by which it must end. Nil if not set.
    public var hours: Range<Int>?

    public init(restWeekdays: Set<Int> = [], hours: Range<Int>? = nil) {
        self.restWeekdays = restWeekdays
        self.hours = hours
    }

    /// A shorter window has no room for a session with preparation.
    public static let fewestHours = 2
}
