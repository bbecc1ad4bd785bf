import ActivityFiles
import Measures
import TestKit
import Testing
import TrainingLog

struct JournalCalendarTests {
    private static let winter = Moment(secondsSince1970: 1_795_651_200)  // 2026-11-26

    @Test func `a secret names its athlete until a new one replaces it`() async throws {
        let journal = Journal(stores: MemoryStores().stores, now: { Self.winter })
        #expect(try await journal.calendar() == nil)
        let first = try await journal.renewCalendar()
        #expect(first.count == 64 && first.allSatisfy { $0.isHexDigit })
        #expect(try await journal.athlete(ofCalendar: first) == journal.athleteID)
        #expect(try await journal.calendar()?.made == Self.winter)
        let id = try await journal.calendarID()
        let second = try await journal.renewCalendar()
        #expect(second != first)
        #expect(try await journal.athlete(ofCalendar: first) == nil)
        #expect(try await journal.athlete(ofCalendar: second) == journal.athleteID)
        #expect(try await journal.calendarID() == id)
        try await journal.removeCalendar()
        #expect(try await journal.athlete(ofCalendar: second) == nil)
        #expect(try await journal.calendarID() == id)
        #expect(try await journal.calendar()?.secret == nil)
    }

    @Test func `a zone has the changes of its clock within a span`() throws {
        let clock = try #require(HomeClock(zone: "Europe/Berlin"))
        let span = (
            Day(year: 2026, month: 10, day: 1)?.start(at: .utc), Day(year: 2027, month: 4, day: 1)?.start(at: .utc)
        )
        let zone = clock.calendarZone(from: try #require(span.0), through: try #require(span.1))
        #expect(zone.name == "Europe/Berlin" && zone.isDaylight && zone.offset.secondsAheadOfUTC == 7200)
        #expect(zone.changes.map { $0.offset.secondsAheadOfUTC } == [3600, 7200])
        #expect(zone.changes.map { $0.isDaylight } == [false, true])
        #expect(zone.changes.map { ISO8601.text($0.moment) } == ["2026-10-25T01:00:00Z", "2027-03-28T01:00:00Z"])
    }

    @Test func `a fixed clock has no changes and a name of its own`() {
        let clock = HomeClock(offset: LocalOffset(secondsAheadOfUTC: -12_600))
        let zone = clock.calendarZone(from: Self.winter, through: Self.winter + 1e7)
        #expect(zone.name == "UTC-03:30" && zone.changes.isEmpty && zone.offset.secondsAheadOfUTC == -12_600)
        #expect(HomeClock.utc.calendarZone(from: Self.winter, through: Self.winter).name == "UTC")
    }
}
