/// When an athlete can train, as far as they said.
public struct Availability: Equatable, Sendable {
    /// Days of the week that are kept free of training: 1 is Monday, 7 is Sunday.
    public var restWeekdays: Set<Int>
    /// The first hour of the local day at which training can begin, and the hour by which it has ended; nil where nothing was said.
    public var hours: Range<Int>?

    public init(restWeekdays: Set<Int> = [], hours: Range<Int>? = nil) {
        self.restWeekdays = restWeekdays
        self.hours = hours
    }

    /// Windows of fewer hours hold no session and the way to it.
    public static let fewestHours = 2
}
