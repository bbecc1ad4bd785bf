import Measures

/// A date of an iCalendar file, with a time of the day where it states one.
///
/// Source: RFC 5545, sections 3.3.4 and 3.3.5.
struct CalendarTime: Equatable {
    var day: Day
    /// Seconds after midnight; nil for a date alone.
    var seconds: Int?
    /// Whether the time is in UTC. Other zones are those of the event.
    var isUTC = false

    /// The date in a value such as `20261127`, `20261127T0630` or `20261127T063000Z`; nil where it does not begin with one.
    init?(_ text: String) {
        let scalars = Array(text.unicodeScalars)
        func number(_ place: Int, digits: Int) -> Int? {
            guard place + digits <= scalars.count else { return nil }
            var value = 0
            for scalar in scalars[place..<(place + digits)] {
                guard (0x30...0x39).contains(scalar.value) else { return nil }
                value = value * 10 + Int(scalar.value) - 0x30
            }
            return value
        }
        guard let year = number(0, digits: 4), let month = number(4, digits: 2), let date = number(6, digits: 2),
            let day = Day(year: year, month: month, day: date)
        else { return nil }
        self.day = day
        guard scalars.count > 8, scalars[8] == "T" || scalars[8] == "t", let hours = number(9, digits: 2), hours < 24,
            let minutes = number(11, digits: 2), minutes < 60
        else { return }
        seconds = (hours * 60 + minutes) * 60 + min(59, number(13, digits: 2) ?? 0)
        isUTC = scalars.last == "Z" || scalars.last == "z"
    }

    /// Minutes after midnight; nil for a date alone.
    var minutes: Int? { seconds.map { $0 / 60 } }
}
