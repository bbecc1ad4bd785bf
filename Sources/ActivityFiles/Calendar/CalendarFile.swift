public import Measures

/// A calendar of planned sessions, for `writeCalendar(_:)`.
public struct CalendarFile: Equatable, Sendable {
    public var name: String
    public var events: [CalendarEvent]
    /// When the content of the calendar became what it is: `DTSTAMP` and `LAST-MODIFIED` of every event.
    public var changed: Moment
    public var zone: CalendarZone

    public init(name: String, events: [CalendarEvent], changed: Moment, zone: CalendarZone) {
        self.name = name
        self.events = events
        self.changed = changed
        self.zone = zone
    }
}

/// One event of a calendar.
public struct CalendarEvent: Equatable, Sendable {
    /// Globally unique, and the same for every version of the event.
    public var id: String
    public var summary: String
    /// May have several lines.
    public var text: String
    public var time: Time

    public enum Time: Equatable, Sendable {
        case wholeDay(Day)
        /// A time on the wall clock of the calendar's zone, in minutes after midnight, and a duration in minutes.
        case clock(Day, start: Int, minutes: Int)
    }

    public init(id: String, summary: String, text: String = "", time: Time) {
        self.id = id
        self.summary = summary
        self.text = text
        self.time = time
    }
}

/// A time zone with the changes of its clock during a calendar.
public struct CalendarZone: Equatable, Sendable {
    /// Name, such as `Europe/Berlin`.
    public var name: String
    /// What the clock is ahead of UTC before the first change.
    public var offset: LocalOffset
    /// When `offset` is known to hold; before the first event.
    public var start: Moment
    public var isDaylight: Bool
    /// Ascending.
    public var changes: [Change]

    /// A change of the clock.
    public struct Change: Equatable, Sendable {
        public var moment: Moment
        /// What the clock is ahead of UTC from then on.
        public var offset: LocalOffset
        public var isDaylight: Bool

        public init(moment: Moment, offset: LocalOffset, isDaylight: Bool) {
            self.moment = moment
            self.offset = offset
            self.isDaylight = isDaylight
        }
    }

    public init(name: String, start: Moment, offset: LocalOffset, isDaylight: Bool = false, changes: [Change] = []) {
        self.name = name
        self.start = start
        self.offset = offset
        self.isDaylight = isDaylight
        self.changes = changes
    }
}
