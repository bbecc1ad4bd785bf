import Localizations
import Measures
import Testing

@testable import Analysis
@testable import Screens

struct CurvesScreenTests {
    private func screen(_ language: Language = .english, _ units: UnitSystem = .metric) -> CurvesScreen {
        CurvesScreen(insights: Example.withCurves, context: Example.context(language, units))
    }

    @Test func `page without anything to draw states what it needs`() {
        let screen = CurvesScreen(insights: Example.emptyInsights, context: Example.context(.english))
        #expect(screen.empty?.link?.route == .fitness && screen.curves.isEmpty && screen.slopes == nil && screen.climbs == nil)
    }

    @Test(arguments: Language.allCases) func `each kind of curve has a chart and its best values with receipts`(
        _ language: Language
    ) throws {
        let screen = screen(language)
        #expect(screen.empty == nil && screen.curves.count == 3)
        var ids = screen.curves.flatMap { [$0.chart.explanation.id, $0.efforts.explanation?.id ?? ""] }
        ids += [try #require(screen.slopes).explanation.id, try #require(screen.climbs).explanation.id]
        #expect(Set(ids).count == 8 && !ids.contains(""))
        #expect(Set(screen.curves.flatMap { [$0.chart.name, $0.efforts.name] }).count == 6)
    }

    @Test func `a best value links to its activity and states its date, its duration and the recent best`()
        throws
    {
        let efforts = try #require(screen().curves.first).efforts
        #expect(efforts.rows.map { $0.label } == ["10 s", "1 min", "5 min", "20 min", "1 h", "3 h"])
        let row = efforts.rows[2]
        #expect(row.route == .activity("a/b") && row.figure == "3:05 /km")
        let day = Example.context(.english).shortDate(Example.today - 400)
        #expect(row.note == day + " · over 5:09 · last 90 days: 3:11")
        // There is no recent effort of that duration.
        #expect(efforts.rows.last?.note?.contains("last 90 days") == false)
        var insights = Example.withCurves
        insights.running.curves = insights.running.curves.map { curve in
            var curve = curve
            for index in curve.points.indices { curve.points[index].activity = "one" }
            return curve
        }
        let same = CurvesScreen(insights: insights, context: Example.context(.english)).curves[0].efforts
        #expect(same.rows.allSatisfy { $0.note?.contains("last 90 days") == false })
    }

    @Test func `slopes are listed from the steepest ascent down, with actual and grade-adjusted pace`() throws {
        let table = try #require(screen().slopes).table
        #expect(
            table.rows.map { $0.cells[0] } == [
                "over 10 % up", "5–10 % up", "2–5 % up", "level, within 2 %", "2–5 % down", "5–10 % down", "over 10 % down",
            ])
        #expect(table.rows[3].cells[1...] == ["62 %", "148.8", "4:54", "4:54"] && table.rows[3].fraction == 1)
        #expect(table.rows[1].cells[1...] == ["5 %", "12.0", "6:10", "4:21"])
        #expect(try #require(screen(.english, .imperial).slopes).table.headers[2] == "Distance (mi)")
        var insights = Example.withCurves
        insights.running.slopes =
            insights.running.slopes.value.map { slopes in
                var slopes = slopes
                slopes.classes[6] = SlopeSum()
                return .known(slopes)
            } ?? .absent(.noData)
        let without = CurvesScreen(insights: insights, context: Example.context(.english)).slopes
        #expect(without?.table.rows[0].cells == ["over 10 % up", "0 %", "0.0", "–", "–"])
    }

    @Test func `climbs are listed fastest first with links to their activities`() throws {
        let table = try #require(screen().climbs).table
        #expect(table.rows.count == 6 && table.rows[0].fraction == 1)
        let day = Example.context(.english).shortDate(Example.today - 9)
        #expect(table.rows[0].cells == ["214", day, "2.8", "7.7", "5:38", "4:04", "818"])
        #expect(table.rows[0].route == .activity("climb/0"))
        var insights = Example.withCurves
        insights.running.climbs[0].climb.levelSpeed = nil
        let screen = CurvesScreen(insights: insights, context: Example.context(.english))
        #expect(screen.climbs?.table.rows[0].cells[5] == "–")
    }
}
