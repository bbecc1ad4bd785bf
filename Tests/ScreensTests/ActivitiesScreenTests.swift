import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct ActivitiesScreenTests {
    let context = Example.context(.english)

    @Test func `filters return only matching activities`() {
        let from = Example.today - 20
        let screen = ActivitiesScreen(
            digests: Example.digests, query: ActivitiesQuery(sport: .running, from: from), context: context)
        let expected = Example.digests.filter { $0.sport == .running && $0.day >= from }
        #expect(screen.rows.count == expected.count)
        #expect(screen.rows.allSatisfy { $0.sport == "Run" })
        #expect(screen.filter.isActive)
    }

    @Test func `search matches titles and sports in both languages`() {
        func found(_ text: String) -> Int {
            ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(search: text), context: context).rows.count
        }
        #expect(found("RIDGE") == Example.digests.filter { $0.sport == .trailRunning }.count)
        #expect(found("騎車") == Example.digests.filter { $0.sport == .cycling }.count)
        #expect(found("zzz") == 0)
    }

    @Test func `search matches notes`() {
        var digests = Example.digests
        digests[3].notes = "Legs like lead,\nfast again by the KIOSK"
        let screen = ActivitiesScreen(digests: digests, query: ActivitiesQuery(search: "kiosk"), context: context)
        #expect(screen.rows.count == 1)
    }

    @Test func `sorting by oldest lists the oldest activity first`() {
        let screen = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(sort: .oldest), context: context)
        let oldest = Example.digests.min { $0.start < $1.start }
        #expect(screen.rows.first?.route == oldest.map { .listed($0.id, ActivitiesQuery(sort: .oldest)) })
    }

    @Test func `sorting by longest lists the longest activity first`() {
        let screen = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(sort: .longest), context: context)
        let longest = Example.digests.compactMap { $0.distance?.metres }.max() ?? 0
        #expect(screen.rows.first?.figures.first?.figure == context.distance(Distance(metres: longest)))
    }

    @Test func `pages have fifty rows, and a page number beyond the last shows the last page`() {
        let screen = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(page: 999), context: context)
        #expect(screen.rows.count == Example.digests.count - ActivitiesScreen.pageLength)
        #expect(screen.pager?.next == nil && screen.pager?.previous != nil)
    }

    func month(_ query: ActivitiesQuery = ActivitiesQuery(), context: DisplayContext? = nil) -> MonthCalendar? {
        var query = query
        query.view = .calendar
        return ActivitiesScreen(digests: Example.digests, query: query, context: context ?? self.context).calendar
    }

    @Test func `calendar begins on Sunday if the user has chosen that`() throws {
        var other = context
        other.weekStart = .sunday
        let calendar = try #require(month(context: other))
        #expect(calendar.weekdays.map(\.full).first == "Sunday" && calendar.weekdays.map(\.full).last == "Saturday")
        // The first of November 2026 is a Sunday, so there are no empty days before it.
        #expect(calendar.weeks[0][0]?.number == 1 && calendar.weeks[0].allSatisfy { $0 != nil })
        #expect(calendar.weeks.joined().compactMap { $0 }.count == 30)
    }

    @Test func `calendar begins on Monday and ends with its month`() throws {
        let calendar = try #require(month())
        #expect(calendar.title == "November 2026")
        #expect(calendar.weeks.allSatisfy { $0.count == 7 })
        // 2026-11-01 is a Sunday.
        #expect(calendar.weeks[0].prefix(6).allSatisfy { $0 == nil })
        #expect(calendar.weeks[0][6]?.number == 1)
        #expect(calendar.weeks.joined().compactMap { $0 }.count == 30)
    }

    func cell(_ day: Day, _ digests: [ActivityDigest], _ query: ActivitiesQuery = ActivitiesQuery()) -> MonthCalendar.CalendarDay?
    {
        var query = query
        query.view = .calendar
        query.month = Month(of: day)
        let calendar = ActivitiesScreen(digests: digests, query: query, context: context).calendar
        return calendar?.weeks.joined().compactMap { $0 }.first { $0.number == day.civil.day }
    }

    @Test func `calendar marks a race and eight hard minutes with a flame, but not a hard mean`() throws {
        var digest = try #require(Example.digests.first { !$0.isRace && $0.sport == .running })
        digest.load = SessionLoad(value: 300, method: .heartRate)
        digest.hardSeconds = 250
        #expect(cell(digest.day, [digest])?.isHard == false)
        var second = digest
        second.hardSeconds = 240
        #expect(cell(digest.day, [digest, second])?.isHard == true)
        second.isLeftOut = true
        #expect(cell(digest.day, [digest, second])?.isHard == false)
        digest.isRace = true
        digest.hardSeconds = nil
        #expect(cell(digest.day, [digest])?.isHard == true)
        #expect(cell(digest.day, [digest])?.spoken.contains("high intensity") == true)
    }

    @Test func `calendar shows a day with only an excluded activity without load or tint`() throws {
        var digest = try #require(Example.digests.last { $0.sport == .running })
        digest.isLeftOut = true
        let left = try #require(cell(digest.day, [digest]))
        #expect(left.level == 0 && !left.isHard && left.route != nil)
        #expect(left.spoken.contains("left out") && !left.spoken.contains("load"))
        var other = digest
        other.isLeftOut = false
        other.load = SessionLoad(value: 50, method: .heartRate)
        #expect(cell(digest.day, [digest, other])?.level == 2)
        #expect(cell(digest.day, [digest, other])?.spoken.contains("2 activities, load 50") == true)
    }

    @Test(arguments: ActivitiesQuery.Sort.allCases)
    func `calendar does not depend on the order of the list`(sort: ActivitiesQuery.Sort) throws {
        let plain = try #require(month())
        let sorted = try #require(month(ActivitiesQuery(sort: sort)))
        #expect(sorted.title == plain.title && sorted.weeks.joined().map { $0?.level } == plain.weeks.joined().map { $0?.level })
    }

    @Test func `calendar applies the filters, and links of days keep them`() throws {
        let ride = try #require(Example.digests.last { $0.sport == .cycling })
        let run = try #require(Example.digests.last { $0.sport == .running && Month(of: $0.day) == Month(of: ride.day) })
        let query = ActivitiesQuery(sport: .cycling, search: "r", sort: .longest)
        let found = Example.digests.filter { $0.sport == .cycling }
        #expect(!found.isEmpty)
        #expect(cell(run.day, Example.digests, query)?.route == nil)
        let day = try #require(cell(ride.day, Example.digests, query)?.route)
        #expect(
            day
                == .activities(
                    ActivitiesQuery(
                        view: .calendar, month: Month(of: ride.day), sport: .cycling, from: ride.day, to: ride.day, search: "r",
                        sort: .longest)))
        // Choosing a day does not remove the other days of its month.
        var chosen = query
        chosen.from = ride.day
        chosen.to = ride.day
        let open = cell(ride.day - 7, Example.digests, chosen)?.route
        #expect((open != nil) == found.contains { $0.day == ride.day - 7 && Month(of: $0.day) == Month(of: ride.day) })
    }

    @Test func `a reversed date range has another message than a search without results`() throws {
        let day = try #require(Example.digests.first).day
        func nothing(_ from: Day, _ to: Day) -> String {
            let query = ActivitiesQuery(from: from, to: to)
            return ActivitiesScreen(digests: Example.digests, query: query, context: Example.context(.english)).nothingFound
        }
        #expect(nothing(day, day - 1).contains("swap") && nothing(day, day) == "No activity matches.")
    }

    @Test func `list of an empty journal states how to add data`() {
        #expect(
            ActivitiesScreen(digests: [], query: ActivitiesQuery(), context: context).empty?.link?.route == .importing)
    }

    @Test func `the list has no calendar, and the calendar lists the activities of its month only`() throws {
        let list = ActivitiesScreen(digests: Example.digests, query: ActivitiesQuery(), context: context)
        #expect(list.calendar == nil && list.views.map(\.isChosen) == [true, false])
        let october = ActivitiesQuery(view: .calendar, month: Month("2026-10"))
        let screen = ActivitiesScreen(digests: Example.digests, query: october, context: context)
        let expected = Example.digests.filter { Month(of: $0.day) == Month("2026-10") }
        #expect(screen.rows.count == expected.count && expected.count > 10)
        #expect(screen.count == "\(expected.count) activities" && screen.chosenDay == nil)
        // Another month is named by the calendar alone.
        #expect(screen.reports.map(\.label) == ["Month report"] && list.reports.count == 2)
        let empty = ActivitiesScreen(
            digests: Example.digests, query: ActivitiesQuery(view: .calendar, month: Month("2020-01")), context: context)
        #expect(empty.rows.isEmpty && empty.nothingFound == "No activity in this month.")
    }

    @Test func `a chosen day of the calendar is marked, lists its activities, and leads back to the month`() throws {
        let day = try #require(Example.digests.last).day
        let query = ActivitiesQuery(view: .calendar, month: Month(of: day), sport: .strength, from: day, to: day)
        let screen = ActivitiesScreen(digests: Example.digests, query: query, context: context)
        let chosen = try #require(screen.chosenDay)
        #expect(screen.rows.count == Example.digests.filter { $0.day == day && $0.sport == .strength }.count)
        #expect(chosen.title == context.longDate(day))
        #expect(chosen.month == .activities(ActivitiesQuery(view: .calendar, month: Month(of: day), sport: .strength)))
        let marked = screen.calendar?.weeks.joined().compactMap { $0 }.filter(\.isChosen).map(\.number)
        #expect(marked == [day.civil.day])
        // Other months have all of their days.
        #expect(
            screen.calendar?.previous
                == .activities(
                    ActivitiesQuery(
                        view: .calendar, month: Month(of: day).previous, sport: .strength)))
    }

    @Test func `paging, filters and the switch keep the view`() throws {
        let query = ActivitiesQuery(
            view: .calendar, month: Month("2026-10"), sport: .running, search: "r", sort: .longest, page: 2)
        let screen = ActivitiesScreen(digests: Example.digests, query: query, context: context)
        #expect(screen.filter.kept.map(\.name) == ["view", "month"] && screen.filter.days.isEmpty)
        #expect(screen.filter.resetRoute == .activities(ActivitiesQuery(view: .calendar, month: Month("2026-10"))))
        #expect(
            screen.views.map(\.path) == [
                "/activities?sport=running&q=r&sort=longest", "/activities?view=calendar&sport=running&q=r&sort=longest",
            ])
        #expect(screen.rows.first?.route.path.contains("view=calendar") == true)
        let many = (0..<120).compactMap { number -> ActivityDigest? in
            guard var digest = Example.digests.last else { return nil }
            digest.id = "\(number)"
            return digest
        }
        let month = ActivitiesScreen(digests: many, query: ActivitiesQuery(view: .calendar), context: context)
        #expect(month.pager?.next == .activities(ActivitiesQuery(view: .calendar, page: 2)))
    }

    @Test func `filters are open only if one is set, and a day of the calendar is none`() {
        func isOpen(_ query: ActivitiesQuery) -> Bool {
            ActivitiesScreen(digests: Example.digests, query: query, context: context).filter.isActive
        }
        let day = Example.today
        #expect(!isOpen(ActivitiesQuery()) && !isOpen(ActivitiesQuery(page: 2)) && !isOpen(ActivitiesQuery(view: .calendar)))
        #expect(isOpen(ActivitiesQuery(sport: .running)) && isOpen(ActivitiesQuery(sort: .oldest)))
        #expect(isOpen(ActivitiesQuery(from: day, to: day)) && !isOpen(ActivitiesQuery(view: .calendar, from: day, to: day)))
    }

    @Test func `one old activity has a row without bar, switch and filters, and links to its own week and month`() throws {
        var digest = try #require(Example.digests.first)
        digest.day = Day(year: 2024, month: 6, day: 4) ?? digest.day
        let screen = ActivitiesScreen(digests: [digest], query: ActivitiesQuery(), context: context)
        #expect(screen.rows.count == 1 && screen.views.isEmpty && screen.effortLegend == nil && screen.rows.first?.effort == nil)
        #expect(screen.reports.map(\.label) == ["Week 23 of 2024", "June 2024"])
        let month = ActivitiesScreen(digests: [digest], query: ActivitiesQuery(view: .calendar), context: context)
        #expect(month.calendar?.title == "June 2024" && month.rows.count == 1)
    }

    @Test func `the list of ten thousand activities has fifty rows`() {
        let many = (0..<10_000).map { number -> ActivityDigest in
            var digest = Example.digests[number % Example.digests.count]
            digest.id = "\(number)"
            return digest
        }
        let screen = ActivitiesScreen(digests: many, query: ActivitiesQuery(), context: context)
        #expect(screen.rows.count == 50 && screen.count == "10,000 activities" && screen.pager?.text == "Page 1 of 200")
    }
}
