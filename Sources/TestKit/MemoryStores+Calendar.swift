public import Archives
public import Measures
public import TrainingLog

extension MemoryStores: CalendarStore {
    public func calendar(of athlete: String) async throws -> PlanCalendarAccess? { read(athlete) { $0.calendar } }

    public func save(_ calendar: PlanCalendarAccess, athlete: String, at moment: Moment) async throws {
        write(athlete) {
            $0.calendar = calendar
            $0.changed(at: moment)
        }
    }

    public func athlete(ofCalendar hash: ContentHash) async throws -> String? {
        athletes(where: { $0.calendar?.secret == hash }).first
    }
}

extension InterruptedStores: CalendarStore {
    public func calendar(of athlete: String) async throws -> PlanCalendarAccess? {
        try count()
        return try await inner.calendars.calendar(of: athlete)
    }
    public func save(_ calendar: PlanCalendarAccess, athlete: String, at moment: Moment) async throws {
        try count()
        try await inner.calendars.save(calendar, athlete: athlete, at: moment)
    }
    public func athlete(ofCalendar hash: ContentHash) async throws -> String? {
        try count()
        return try await inner.calendars.athlete(ofCalendar: hash)
    }
}
