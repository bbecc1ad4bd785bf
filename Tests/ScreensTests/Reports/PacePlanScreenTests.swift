import Analysis
import Localizations
import Screens
import Testing

struct PacePlanScreenTests {
    private func screen(
        _ language: Language = .english, _ units: UnitSystem = .metric, altitudes: [Double?] = [10, 60, 10],
        heat: GoalInHeat? = nil
    ) throws -> PacePlanScreen {
        // Five kilometres along a meridian and a little more, as map tools measure.
        let course = try #require(
            CoursePath(latitudes: [25, 25.0226, 25.0452], longitudes: [121, 121, 121], altitudes: altitudes))
        let plan = try #require(
            PacePlan(
                distances: course.distances, altitudes: course.altitudes, goal: 1500, every: units.metresPerLongUnit))
        return PacePlanScreen(plan, course: course, name: nil, heat: heat, context: Example.context(language, units))
    }

    @Test func `the table adds up to the goal, and uphill is slower than downhill`() throws {
        let screen = try screen()
        #expect(screen.table.headers == ["km", "split", "elapsed", "up/down"])
        #expect(screen.table.rows.map { $0[0] } == ["1", "2", "3", "4", "5"])
        #expect(screen.table.rows.last?[2] == "25:00")
        #expect(screen.table.rows[0][3] == "+20 −0 m" && screen.table.rows[4][3] == "+0 −20 m")
        #expect(screen.table.rows[0][1] > screen.table.rows[4][1])
        #expect(screen.summary.hasPrefix("5.00 km in 25:00: 5:00 /km · an effort of 4:"))
        #expect(screen.notes.first == "The points of the course measure 5.03 km; the plan uses the official 5.00 km.")
    }

    @Test func `splits in miles end with a partial one, which is stated`() throws {
        let screen = try screen(.english, .imperial)
        #expect(screen.table.rows.map { $0[0] } == ["1", "2", "3", "3.11"])
        #expect(screen.table.rows.last?[2] == "25:00")
        #expect(screen.notes.first == "The last split is 0.11 mi.")
    }

    @Test(arguments: Language.allCases) func `the heat of the day is shown in the user's unit`(_ language: Language) throws {
        let heat = try #require(GoalInHeat(celsius: 30, humidity: 70, goal: 1500))
        let note = try #require(try screen(language, heat: heat).notes.first { $0.contains("WBGT") })
        #expect(note.contains("27 °C") && note.contains(DurationText.clock(heat.time.low)))
        #expect(try screen(language, .imperial, heat: heat).notes.contains { $0.contains("80 °F") || $0.contains("81 °F") })
        var own = heat
        own.isOwn = true
        let ownNote = try #require(try screen(language, heat: own).notes.first { $0.contains("WBGT") })
        #expect(ownNote != note && ownNote.contains(DurationText.clock(heat.time.low)))
        let cold = try #require(GoalInHeat(celsius: 0, humidity: 70, goal: 1500))
        #expect(
            try screen(language, heat: cold).notes.contains {
                $0.contains("25:00") && $0.replacing("\u{A0}", with: " ").contains(language.number(0.0, decimals: 1) + " %")
            })
    }

    @Test(arguments: Language.allCases) func `without altitudes hills are not mentioned`(_ language: Language) throws {
        let screen = try screen(language, altitudes: [nil, nil, nil])
        #expect(screen.table.headers.count == 3 && screen.table.rows.allSatisfy { $0.count == 3 })
        #expect(Set(screen.table.rows.map { $0[1] }) == ["5:00"])
        #expect(screen.notes.count == 3 && !screen.summary.contains("·"))
    }
}
