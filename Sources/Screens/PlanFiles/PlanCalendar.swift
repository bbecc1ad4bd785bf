public import ActivityFiles
public import Analysis
import Localizations
public import Measures
public import Training

/// The plan as a calendar, in a reader's language and units.
public enum PlanCalendar {
    /// The title of an event is the session with its minutes; what else there is to know is its text. Rest days have no event, unless heat is
    /// planned for them.
    /// - Parameters:
    ///   - plan: the days with their sessions.
    ///   - load: the insight that explains the next seven days.
    ///   - availability: when the athlete can train.
    ///   - id: part of the ids of events.
    ///   - changed: when the athlete's data or their plan last changed.
    ///   - zone: time zone of the events.
    ///   - context: display context: language, units and current time.
    public static func file(
        _ plan: DatedPlan, load: LoadInsight, availability: Availability, id: UniqueID, changed: Moment, zone: CalendarZone,
        _ context: DisplayContext
    ) -> CalendarFile {
        // That other days are those of a routine is no reason of the day of an event.
        let reason = load.planReason == .routine ? nil : PlanText.reason(load, context)
        let events = (plan.entries + plan.laterRaces).compactMap { entry -> CalendarEvent? in
            let planned = entry.planned
            guard planned.workout != .rest || planned.exposure != nil else { return nil }
            var lines = PlanDayText.details(planned, context)
            if planned.stored == nil, planned.shortfall == nil { lines += [PlanText.caution(planned, context)].compactMap { $0 } }
            if !entry.isBeside, planned.day > plan.today {
                if let why = PlanDayText.whyBesideLimit(planned, availability, context) { lines.append(why) }
                if planned.routine == nil, planned.day <= plan.today + 7, let reason { lines.append(reason) }
            }
            return CalendarEvent(
                id: PlanCalendar.id(entry, id), summary: PlainText.withoutSoftHyphens(PlanText.brief(planned, context)),
                text: lines.map { PlainText.withoutSoftHyphens($0) }.joined(separator: "\n"), time: time(entry, availability))
        }
        return CalendarFile(name: context.say(.calendarName), events: events, changed: changed, zone: zone)
    }

    /// The same for every version of a day, so that a changed one replaces the former.
    private static func id(_ entry: DatedPlan.Entry, _ id: UniqueID) -> String {
        if entry.isFurtherRace, let race = entry.planned.race { return "race-" + race.id.text + "@" + id.text }
        return (entry.isBeside ? "beside-" : "plan-") + entry.planned.day.iso + "@" + id.text
    }

    /// The first of the athlete's training hours; without them, and for a race, the whole day.
    private static func time(_ entry: DatedPlan.Entry, _ availability: Availability) -> CalendarEvent.Time {
        let planned = entry.planned
        guard let hours = availability.hours, let minutes = planned.minutes, planned.workout != .race, !entry.isBeside else {
            return .wholeDay(planned.day)
        }
        return .clock(planned.day, start: hours.lowerBound * 60, minutes: minutes)
    }

    /// When the content of a plan became what it is: at the last change of the data, or at midnight, which moves the plan on.
    public static func changed(_ last: Moment?, _ context: DisplayContext) -> Moment {
        let midnight = context.today.start(at: context.offset)
        return last.map { max($0, midnight) } ?? midnight
    }

    /// The time that a calendar covers, with a margin for zones.
    public static func span(_ plan: DatedPlan) -> (start: Moment, end: Moment) {
        (
            (plan.today - DatedPlan.daysBack - 2).start(at: .utc), (plan.today + DatedPlan.daysAhead + 2).start(at: .utc)
        )
    }
}
