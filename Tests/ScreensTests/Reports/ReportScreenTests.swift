import Analysis
import Localizations
import Measures
import Screens
import Testing
import Training

struct ReportScreenTests {
    static func day(_ iso: String) -> Day { Day(iso: iso) ?? Day(number: 0) }

    @Test(arguments: [
        ("2026-11-21", "week=2026-W47", "2026-11-16", "2026-11-22"), ("2027-01-01", "week=2026-W53", "2026-12-28", "2027-01-03"),
        ("2024-12-30", "week=2025-W01", "2024-12-30", "2025-01-05"), ("2016-01-03", "week=2015-W53", "2015-12-28", "2016-01-03"),
    ])
    func `weeks have ISO 8601 numbers`(day: String, text: String, first: String, last: String) {
        let period = ReportPeriod(today: Self.day("2000-01-01")) { $0 == "week" ? day : nil }
        #expect(period.text == text && period.first == Self.day(first) && period.last == Self.day(last))
        let named = String(text.dropFirst(5))
        #expect(ReportPeriod(today: Self.day("2000-01-01")) { $0 == "week" ? named : nil } == period)
    }

    @Test func `an invalid period means the current week, and a month ends on its last day`() {
        let today = Self.day("2026-11-21")
        for text in ["2026-W54", "2026-W00", "x", "2026-13-01", "2021-W53", ""] {
            #expect(ReportPeriod(today: today) { $0 == "week" ? text : nil } == .week(today.startOfWeek), "\(text)")
        }
        let month = ReportPeriod(today: today) { $0 == "month" ? "2024-02" : nil }
        #expect(month.first == Self.day("2024-02-01") && month.last == Self.day("2024-02-29") && month.text == "month=2024-02")
    }

    @Test func `a run that fitness sets aside gives no best effort of its week`() throws {
        let context = Example.context(.english)
        var run = try #require(Example.digests.first { $0.sport.isRunning })
        run.bestEfforts = [BestEffort(distance: 5000, seconds: 700, start: 0)]
        var insights = Example.insights
        func count() -> Int {
            let period = ReportPeriod.week(run.day.startOfWeek)
            return ReportScreen(period: period, digests: [run], insights: insights, context: context).efforts.count
        }
        #expect(count() == 1)
        insights.running.runsSetAside = [run.id]
        #expect(count() == 0)
    }

    @Test func `sums add up the activities without excluded ones`() throws {
        let context = Example.context(.english)
        var digests = Example.digests
        let period = ReportPeriod.week(context.today.startOfWeek)
        let inside = digests.filter { $0.day >= period.first && $0.day <= period.last }
        try #require(inside.count >= 2)
        func report() -> ReportScreen {
            ReportScreen(period: period, digests: digests, insights: Example.insights, context: context)
        }
        func load(_ report: ReportScreen) -> String? { report.sums.first { $0.label == "Load" }?.figure.number }
        let whole = report()
        #expect(load(whole) == String(Int((inside.reduce(0) { $0 + ($1.load?.value ?? 0) } + 0.5).rounded(.down))))
        #expect(whole.partsTable.rows.count == 7 && whole.activities?.rows.count == inside.count)
        let first = try #require(digests.firstIndex { $0.id == inside[0].id })
        digests[first].isLeftOut = true
        let rest = report()
        let rows = try #require(rest.activities?.rows)
        #expect(rows.count == inside.count && rows.contains { $0.cells.last == "Left out" })
        #expect(rest.sums.first { $0.label == "Activities" }?.figure.number == "\(inside.count - 1)")
    }

    @Test func `the receipt of the sums states the summed values and the models`() throws {
        let context = Example.context(.english)
        var digests = Example.digests
        let period = ReportPeriod.week(context.today.startOfWeek)
        func report() -> ReportScreen {
            ReportScreen(period: period, digests: digests, insights: Example.insights, context: context)
        }
        let count = try #require(report().activities?.rows.count)
        let receipt = try #require(report().sumsWhy)
        #expect(receipt.rows[1].value == "\(count) activities")
        let loads = digests.filter { $0.day >= period.first && $0.day <= period.last }.compactMap { $0.load?.method }
        let shown = try #require(receipt.rows.first { $0.name == "Load" }?.value)
        #expect(shown.split(separator: " ").compactMap { Int($0) }.reduce(0, +) == loads.count)
        #expect(receipt.rows.contains { $0.name == "Model" && $0.route != nil })
        let first = try #require(digests.firstIndex { $0.day >= period.first && $0.day <= period.last })
        digests[first].isLeftOut = true
        #expect(report().sumsWhy?.rows[1].value == (count == 2 ? "1 activity" : "\(count - 1) activities"))
        // Each activity leads to its own page.
        let routes = report().activities?.rows.compactMap { $0.route } ?? []
        #expect(routes.count == count && routes.contains(.activity(digests[first].id)))
    }

    @Test func `weeks and days add up to the distance on foot, and each sport has its own`() throws {
        let context = Example.context(.english)
        let ride = try #require(Example.digests.last { $0.sport == .cycling && $0.distance != nil })
        let report = ReportScreen(
            period: .week(ride.day.startOfWeek), digests: Example.digests, insights: Example.insights, context: context)
        func kilometres(_ cell: String) -> Double { Double(cell.split(separator: " ").first ?? "") ?? 0 }
        let total = try #require(report.sums.first { $0.label == "Distance" }?.figure.number)
        let parts = report.partsTable.rows.map { kilometres($0.cells[2]) }.reduce(0, +)
        #expect(abs(parts - (Double(total) ?? 0)) < 0.35 + 1e-9)  // each of the seven is rounded to a tenth
        let sports = try #require(report.sportsTable?.rows)
        #expect(sports.map { kilometres($0.cells[2]) }.reduce(0, +) > parts + 1)
    }

    @Test func `the bar beside a load shows that load`() throws {
        let context = Example.context(.english)
        var digests = Example.digests
        let period = ReportPeriod.month(Month(of: context.today))
        let out = try #require(digests.lastIndex { $0.day >= period.first && $0.day <= period.last })
        digests[out].isLeftOut = true
        let report = ReportScreen(period: period, digests: digests, insights: Example.insights, context: context)
        for table in [report.partsTable, report.sportsTable, report.activities].compactMap({ $0 }) {
            let loads = table.rows.map { Double($0.cells.last?.filter { $0 != "," } ?? "") }
            let heaviest = try #require(loads.compactMap { $0 }.max())
            for (row, load) in zip(table.rows, loads) {
                #expect((row.fraction == nil) == (load == nil))
                // Loads are shown as whole numbers.
                if let fraction = row.fraction, let load { #expect(abs(fraction - load / heaviest) < 1.5 / heaviest) }
            }
        }
        #expect(report.activities?.rows.count(where: { $0.fraction == nil }) == 1)
    }

    @Test func `a week of one day names the day, and a printed page the year`() throws {
        // February 2026 begins on a Sunday.
        let report = ReportScreen(
            period: .month(try #require(Month("2026-02"))), digests: Example.digests, insights: Example.insights,
            context: Example.context(.english))
        #expect(report.partsTable.rows.map { $0.cells[0] }.prefix(2) == ["1 Feb", "2 Feb – 8 Feb"])
        #expect(report.madeOn.hasSuffix(" 2026"))
    }

    @Test func `a period without activities states so, and the future has no link`() {
        let context = Example.context(.english)
        let report = ReportScreen(
            period: .month(Month(of: context.today)), digests: [], insights: Example.emptyInsights, context: context)
        #expect(
            report.activities == nil && report.parts == nil && report.sumsWhy == nil && report.next == nil
                && !report.nothing.isEmpty)
    }
}
