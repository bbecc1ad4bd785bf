/// A civil day in the proleptic Gregorian calendar, counted from 1970-01-01. It belongs to no time zone:
/// an athlete's day is the day that their own wall calendar showed.
public struct Day: Comparable, Hashable, Sendable {
    /// Days since 1970-01-01, which is day 0.
    public var number: Int
    public init(number: Int) { self.number = number }

    /// The day that a wall clock `offset` ahead of UTC showed at `moment`; nil beyond the years 1…9999.
    public init?(of moment: Moment, at offset: LocalOffset) {
        guard let seconds = moment.flooredSeconds else { return nil }
        number = Int((seconds + Int64(offset.secondsAheadOfUTC)).floorDivided(by: 86_400))
    }

    /// Nil when the calendar has no such day. Years 1…9999.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1 else { return nil }
        guard day <= Day.lengthOfMonth(month, year: year) else { return nil }
        // Count years from March, so that the leap day is the last day of the year.
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted.floorDivided(by: 400)
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = era * 146_097 + dayOfEra - 719_468
    }

    /// Year, month 1…12 and day of the month 1…31.
    public var civil: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = shifted.floorDivided(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    /// 1 is Monday, 7 is Sunday (ISO 8601).
    public var weekday: Int { (number + 3).floorRemainder(by: 7) + 1 }
    /// Weeks from Monday to Sunday since that of 1970-01-01.
    public var weekNumber: Int { (number + 4 - weekday) / 7 }

    /// The Monday of this day's ISO week.
    public var startOfWeek: Day { Day(number: number - (weekday - 1)) }

    /// Midnight at the start of this day on a wall clock `offset` ahead of UTC.
    public func start(at offset: LocalOffset) -> Moment {
        Moment(secondsSince1970: Double(number) * 86_400 - Double(offset.secondsAheadOfUTC))
    }

    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }
    public static func + (left: Self, days: Int) -> Self { Self(number: left.number + days) }
    public static func - (left: Self, days: Int) -> Self { Self(number: left.number - days) }
    /// Days from `right` to `left`.
    public static func - (left: Self, right: Self) -> Int { left.number - right.number }

    /// Days in a month; 0 for a month outside 1…12.
    public static func lengthOfMonth(_ month: Int, year: Int) -> Int {
        switch month {
        case 4, 6, 9, 11: 30
        case 2: isLeap(year) ? 29 : 28
        case 1...12: 31
        default: 0
        }
    }

    static func isLeap(_ year: Int) -> Bool {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    }
}

extension SignedInteger {
    /// Division that rounds towards minus infinity, so that days before 1970 fall where they should.
    func floorDivided(by divisor: Self) -> Self {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }

    func floorRemainder(by divisor: Self) -> Self {
        let remainder = self % divisor
        return remainder < 0 ? remainder + divisor : remainder
    }
}
