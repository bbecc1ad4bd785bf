import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct LoadDiaryTests {
    private func screen(
        _ language: Language = .english, _ units: UnitSystem = .metric, actionResult: LoadScreen.ActionResult? = nil
    )
        -> LoadScreen
    {
        LoadScreen(insights: Example.withDiary, actionResult: actionResult, context: Example.context(language, units))
    }

    @Test func `each pair states its distance, its uses and the rule of thumb`() {
        let rows = screen().shoes.rows
        #expect(rows.map { $0.name } == ["Blue ones", "Race day", "Old ones"])
        #expect(rows.map { $0.figure } == ["812 km", "644 km", "790 km"])
        #expect(rows.map { $0.badge?.text } == ["Past 800 km", "Check the sole", nil])
        #expect(rows.map { $0.button } == ["Retire", "Retire", "Wear again"])
        #expect(rows[0].rename == .shoes("Blue ones") && rows[0].renameSpoken == "Rename Blue ones")
        #expect(rows[0].note == "71 times · 25 Jan to 20 Nov" && rows[2].note.hasSuffix("retired 25 Jan"))
        #expect(screen().shoes.lead.contains("600 km") && screen().shoes.lead.contains("rule of thumb"))
        #expect(screen(.english, .imperial).shoes.rows[0].figure == "505 mi")
        #expect(rows[0].explanation.rows.contains { $0.route == .model(ShoePair.card.id) })
        let none = LoadScreen(insights: Example.insights, context: Example.context(.english)).shoes
        #expect(none.rows.isEmpty && none.lead.contains("No shoes recorded yet"))
    }

    @Test func `each niggle shows the load of its time, and an unknown load is a dash`() {
        let rows = screen().niggles.rows
        #expect(rows.map { $0.name } == ["left Achilles tendon, heel side", "lower back"])
        #expect(rows[0].figure == "3 of 10" && rows[0].load == "load that day 61 · in 7 days 318 · usual week 290")
        #expect(rows[1].load == "load that day – · in 7 days – · usual week –" && rows[1].words == nil)
        #expect(rows[0].edit == .niggle("b") && rows[0].removeSpoken.contains("Achilles"))
        #expect(screen(.traditionalChinese).niggles.rows[0].name == "左側阿基里斯腱，heel side")
    }

    @Test func `only the newest of many niggles are listed, and the others are counted`() {
        var insights = Example.withDiary
        let one = insights.load.niggles[0]
        insights.load.niggles = (0..<23).map { _ in one }
        let niggles = LoadScreen(insights: insights, context: Example.context(.english)).niggles
        #expect(niggles.rows.count == 20 && niggles.older == "3 more within the last year are in the report.")
        #expect(screen().niggles.older == nil)
    }

    @Test func `niggles are marked on the curves and listed in their table`() throws {
        let days = (0..<100).map { Example.today - 99 + $0 }
        var insights = Example.withDiary
        insights.load.days = days.map { LoadDay(day: $0, load: 9, fitness: 40, fatigue: 50, form: -10, isKnown: true) }
        let chart = try #require(LoadScreen(insights: insights, context: Example.context(.english)).curves)
        let marks = try #require(chart.curves.last)
        #expect(chart.curves.count == 4 && marks.label == "Niggle noted" && marks.points.count == 2 && marks.breaks.isEmpty)
        #expect(marks.points[0].x == 97 && marks.points.map { $0.y } == [0, 100])
        #expect(chart.table.headers.last == "Niggles")
        #expect(chart.table.rows.filter { $0.last != "" }.map { $0.last } == ["left Achilles tendon, heel side 3/10"])
        #expect(chart.table.rows.allSatisfy { $0.count == 5 })
        insights.load.niggles = []
        let plain = try #require(LoadScreen(insights: insights, context: Example.context(.english)).curves)
        #expect(plain.curves.count == 3 && plain.table.headers.count == 4)
    }

    @Test func `the message about a change is shown once with its undo button`() {
        let actionResult = LoadScreen.ActionResult(.retired, about: .shoes("Löwe & Co"))
        #expect(actionResult.path == "/load?news=retired&about=L%C3%B6we%20%26%20Co")
        #expect(LoadScreen.ActionResult { ["news": "retired", "about": "Löwe & Co"][$0] } == actionResult)
        #expect(LoadScreen.ActionResult { _ in nil } == nil && LoadScreen.ActionResult { ["news": "sung"][$0] } == nil)
        let notice = screen(actionResult: actionResult).notice
        #expect(notice?.text == "Löwe & Co is retired and no longer offered.")
        #expect(notice?.undo == .init(label: "Undo", kind: "shoes", subject: "Löwe & Co"))
        #expect(screen(actionResult: .init(.undone, about: nil)).notice?.undo == nil)
        #expect(LoadScreen.subject(kind: "niggle", name: "a") == .niggle("a"))
        #expect(LoadScreen.subject(kind: "other", name: "a") == nil && LoadScreen.subject(kind: "shoes", name: "") == nil)
    }

    @Test(arguments: Language.allCases) func `the terminal report has shoes and niggles`(language: Language) {
        let sections = RunningSections(insights: Example.withDiary, context: Example.context(language)).sections
        let shoes = sections.first { $0.name == "shoes" }
        // A retired pair has no rule of thumb.
        #expect(shoes?.rows.map { $0.label } == ["Blue ones", "Race day"])
        #expect(sections.first { $0.name == "niggles" }?.rows.count == 2)
        #expect(
            !RunningSections(insights: Example.insights, context: Example.context(language)).sections.contains {
                $0.name == "shoes"
            })
    }
}
