import Analysis
import Measures
import Testing
import Training

@testable import Screens

struct HeatScreenTests {
    private func screen(_ language: Language = .english, _ units: UnitSystem = .metric) -> HeatScreen {
        HeatScreen(insights: Example.withHeat, acclimation: Example.acclimation, reader: Example.reader(language, units))
    }

    @Test func `without anything hot the page says what would fill it`() {
        let reader = Example.reader(.english)
        let screen = HeatScreen(insights: Example.emptyInsights, acclimation: nil, reader: reader)
        #expect(screen.empty?.link?.route == .weather && screen.course == nil && screen.weeks == nil && screen.rooms.isEmpty)
        #expect(WeatherScreen(insights: Example.emptyInsights, reader: reader).heatLink == nil)
    }

    @Test(arguments: Language.allCases) func `the course, the weeks and what counted are told with receipts`(_ language: Language)
        throws
    {
        let screen = screen(language)
        #expect(screen.empty == nil)
        let course = try #require(screen.course)
        #expect(course.curves.count == 1 && course.table.rows.count > 30 && screen.courseWhy != nil)
        let weeks = try #require(screen.weeks)
        #expect(weeks.bars.count == HeatScreen.weeks && weeks.bars.count { $0.isToday } == 1)
        #expect(weeks.bars.map { $0.fraction }.max() == 1 && screen.weeksWhy != nil)
        let doses = try #require(screen.doses)
        #expect(doses.rows.count == HeatScreen.lines && doses.rows[0].route == .activity("run/8"))
        #expect(doses.rows[0].figure == "0.80")
        #expect(WeatherScreen(insights: Example.withHeat, reader: Example.reader(language)).heatLink?.route == .heat)
    }

    @Test func `each room draws its classes with the rolling mean and what is usual, and says of how many`() throws {
        let room = try #require(screen().rooms.first)
        let sessions = try #require(Example.withHeat.weather.heated.first)
        #expect(room.title == "Very hot, 38–40 °C" && room.note.hasPrefix("14 classes"))
        let chart = try #require(room.chart)
        #expect(chart.curves.map { $0.points.count } == [14, 14, 14, 14])
        #expect(chart.table.rows.count == 14)
        // The rolling mean ends at the baseline.
        #expect(chart.table.rows[0][2] == Numeral.text(sessions.baseline.value))
        let classes = try #require(screen().sessions)
        #expect(classes.rows.count == HeatScreen.lines && classes.rows[0].route == .activity(sessions.newest.activity ?? ""))
        #expect(screen(.english, .imperial).rooms.first?.title == "Very hot, 100–104 °F")
    }

    @Test func `what the heart says stands apart from what was done, and says when it is no more than chance`() throws {
        func note(_ low: Double, _ high: Double) throws -> String {
            var insights = Example.withHeat
            var change = RunningScreenTests.estimate((low + high) / 2, MeasuredAcclimation.card)
            change.interval = Interval(low: low, high: high)
            insights.weather.measuredResponse = .known(change)
            let screen = HeatScreen(insights: insights, acclimation: nil, reader: Example.reader(.english))
            return try #require(screen.measured?.rows.first?.note)
        }
        #expect(try note(-6, -2).hasPrefix("fewer beats: likely adapting · 80 % likely between −6 and −2"))
        #expect(try note(1, 4).hasPrefix("more beats"))
        #expect(try note(-2, 3).hasPrefix("no more than chance makes"))
        var insights = Example.withHeat
        insights.weather.measuredResponse = .absent(.tooFew)
        let waiting = HeatScreen(insights: insights, acclimation: nil, reader: Example.reader(.english)).measured
        #expect(waiting?.rows.first?.figure == "–")
        insights.weather.measuredResponse = .absent(.noData)
        #expect(HeatScreen(insights: insights, acclimation: nil, reader: Example.reader(.english)).measured == nil)
    }
}
