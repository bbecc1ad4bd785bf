import Archives
import Measures
import Testing
import TrainingLog

extension StoreContract {
    func checkCalendars(_ stores: Stores) async throws {
        let secret = ContentHash(of: [1, 2, 3])
        #expect(try await stores.calendars.calendar(of: me) == nil)
        #expect(try await stores.calendars.athlete(ofCalendar: secret) == nil)
        var calendar = PlanCalendarAccess(id: UniqueID(high: 1, low: 2))
        try await stores.calendars.save(calendar, athlete: me, at: morning)
        #expect(try await stores.calendars.calendar(of: me) == calendar)
        (calendar.secret, calendar.made) = (secret, morning)
        try await stores.calendars.save(calendar, athlete: me, at: morning)
        #expect(try await stores.calendars.calendar(of: me) == calendar)
        #expect(try await stores.calendars.athlete(ofCalendar: secret) == me)
        let other = PlanCalendarAccess(id: UniqueID(high: 1, low: 3), secret: ContentHash(of: [4]), made: morning)
        try await stores.calendars.save(other, athlete: "another athlete", at: morning)
        #expect(try await stores.calendars.athlete(ofCalendar: ContentHash(of: [4])) == "another athlete")
        // A new secret replaces the old one, and a removed one opens nothing.
        calendar.secret = ContentHash(of: [5])
        try await stores.calendars.save(calendar, athlete: me, at: morning)
        #expect(try await stores.calendars.athlete(ofCalendar: secret) == nil)
        (calendar.secret, calendar.made) = (nil, nil)
        try await stores.calendars.save(calendar, athlete: me, at: morning)
        #expect(try await stores.calendars.athlete(ofCalendar: ContentHash(of: [5])) == nil)
        #expect(try await stores.calendars.calendar(of: me) == calendar)
        try await stores.athletes.eraseAll(of: me, at: morning)
        #expect(try await stores.calendars.calendar(of: me) == nil)
        #expect(try await stores.calendars.calendar(of: "another athlete") == other)
    }
}
