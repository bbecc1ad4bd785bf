public import ActivityFiles
import Foundation
public import Measures

extension HomeClock {
    /// Returns the zone with every change of its clock from `start` through `end`.
    public func calendarZone(from start: Moment, through end: Moment) -> CalendarZone {
        guard let zone else { return CalendarZone(name: fixedName, start: start, offset: offset(at: start)) }
        var changes: [CalendarZone.Change] = []
        var date = Date(timeIntervalSince1970: start.secondsSince1970)
        while let next = zone.nextDaylightSavingTimeTransition(after: date), next > date,
            next.timeIntervalSince1970 <= end.secondsSince1970
        {
            let moment = Moment(secondsSince1970: next.timeIntervalSince1970)
            changes.append(
                CalendarZone.Change(
                    moment: moment, offset: offset(at: moment), isDaylight: zone.isDaylightSavingTime(for: next)))
            date = next
        }
        return CalendarZone(
            name: name, start: start, offset: offset(at: start),
            isDaylight: zone.isDaylightSavingTime(for: Date(timeIntervalSince1970: start.secondsSince1970)), changes: changes)
    }

    /// `UTC+05:30`
    private var fixedName: String {
        let seconds = fixed.secondsAheadOfUTC
        if seconds == 0 { return "UTC" }
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "UTC" + (seconds < 0 ? "-" : "+") + two(abs(seconds) / 3600) + ":" + two(abs(seconds) / 60 % 60)
    }
}
