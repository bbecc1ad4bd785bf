import Analysis
import Measures
import Screens
import Testing
import Training

struct ActivitiesScreenTests {
    let reader = Example.reader(.english)

    @Test func `filters keep what they promise`() {
        let from = Example.today - 20
        let screen = ActivitiesScreen(
            digests: Example.digests, query: ActivitiesQuery(sport: .running, from: from), reader: reader)
        let expected = Example.digests.filter { $0.sport == .running && $0.day >= from }
        #expect(screen.rows.count == expected.count)
        #expect(screen.rows.allSatisfy { $0.sport == "Run" })
        #expect(screen.filter.isActive)
    }

    @Test func `a search looks into names and sports, in both languages`() {
        func found(_ text: String) -> Int {
            ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(search: text), reader: reader).rows.count
        }
        #expect(found("RIDGE") == Example.digests.filter { $0.sport == .trailRunning }.count)
        #expect(found("騎車") == Example.digests.filter { $0.sport == .cycling }.count)
        #expect(found("zzz") == 0)
    }

    @Test func `the longest comes first when asked for`() {
        let screen = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(sort: .longest), reader: reader)
        let longest = Example.digests.compactMap { $0.distance?.metres }.max() ?? 0
        #expect(screen.rows.first?.figures.first?.figure == reader.distance(Distance(metres: longest)))
    }

    @Test func `pages have fifty rows, and one beyond the last is the last`() {
        let screen = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(page: 999), reader: reader)
        #expect(screen.rows.count == Example.digests.count - ActivitiesScreen.pageLength)
        #expect(screen.pager?.next == nil && screen.pager?.previous != nil)
    }

    @Test func `the calendar begins on Sunday for those who want it`() {
        var other = reader
        other.weekStart = .sunday
        let calendar = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(), reader: other).calendar
        #expect(calendar.weekdays.map(\.full).first == "Sunday" && calendar.weekdays.map(\.full).last == "Saturday")
        // The first of November 2026 is a Sunday: nothing stands before it.
        #expect(calendar.weeks[0][0]?.number == 1 && calendar.weeks[0].allSatisfy { $0 != nil })
        #expect(calendar.weeks.joined().compactMap { $0 }.count == 30)
    }

    @Test func `the calendar begins on Monday and ends with its month`() {
        let calendar = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(), reader: reader).calendar
        #expect(calendar.title == "November 2026")
        #expect(calendar.weeks.allSatisfy { $0.count == 7 })
        // 2026-11-01 is a Sunday.
        #expect(calendar.weeks[0].prefix(6).allSatisfy { $0 == nil })
        #expect(calendar.weeks[0][6]?.number == 1)
        #expect(calendar.weeks.joined().compactMap { $0 }.count == 30)
    }

    @Test func `an empty house says what would fill it`() {
        #expect(
            ActivitiesScreen(digests: [], query: ActivitiesQuery(), reader: reader).empty?.command == "hearth import export.zip")
    }
}
