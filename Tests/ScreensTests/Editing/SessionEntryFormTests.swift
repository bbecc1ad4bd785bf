import ActivityFiles
import Localizations
import Measures
import Screens
import Testing
import Training

struct SessionEntryFormTests {
    private static let context = Example.context(.english)

    private static func form(_ fields: [String: String]) -> SessionEntryForm {
        SessionEntryForm(context) { fields[$0] }
    }

    @Test func `a session equals the entered values on the home clock`() throws {
        let form = Self.form([
            "sport": "hot_yoga", "day": "2026-11-01", "time": "18:30", "minutes": "75", "room": "40", "room-scale": "celsius",
            "humidity": "45", "heart-rate": "128", "effort": "6", "note": "hot",
        ])
        #expect(form.flaws.isEmpty)
        let wall = try #require(form.wall)
        #expect(ISO8601.text(wall) == "2026-11-01T18:30:00Z")
        let entry = try #require(form.entry(at: (wall, .utc)))
        #expect(
            entry
                == SessionEntry(
                    sport: .hotYoga, start: wall, offset: .utc, duration: 4500,
                    room: RoomTemperature(degrees: 40, isFahrenheit: false),
                    humidity: 45, meanHeartRate: 128, perceivedEffort: 6, note: "hot"))
    }

    @Test(arguments: [
        ("day", "2199-01-01", "day"), ("day", "x", "day"), ("time", "25:00", "18:30"), ("time", "24:30", "18:30"),
        ("time", "", "18:30"), ("minutes", "", "number"), ("minutes", "0", "between 1 and 1440"), ("room", "999", "between"),
        ("heart-rate", "300", "between 30 and 230"), ("humidity", "101", "between 1 and 100"),
        ("effort", "11", "between 0 and 10"),
    ])
    func `an implausible value is refused at its field with the allowed ones`(_ field: String, _ text: String, _ words: String) {
        var fields = ["sport": "sauna", "day": "2026-11-01", "time": "07:05", "minutes": "30"]
        if field == "humidity" { fields["room"] = "80" }
        fields[field] = text
        let form = Self.form(fields)
        #expect(form.flaws.count == 1 && form.entry(at: (Moment(secondsSince1970: 0), .utc)) == nil)
        let screen = DiaryScreen(form, context: Self.context)
        #expect(screen.problem != nil && screen.fields.first { $0.name == field }?.problem?.contains(words) == true)
    }

    @Test func `humidity alone is no room`() {
        let form = Self.form(["sport": "sauna", "day": "2026-11-01", "time": "07:05", "minutes": "30", "humidity": "40"])
        #expect(form.flaws == [.humidity: .needsRoom])
    }

    @Test(arguments: Language.allCases) func `an empty form has today and the user's temperature unit`(_ language: Language) {
        let context = Example.context(language)
        let screen = DiaryScreen(SessionEntryForm(context), context: context)
        #expect(screen.action.path == "/import/session" && screen.hidden.map { $0.value } == [context.temperatures.rawValue])
        #expect(screen.fields.first { $0.name == "day" }?.value == context.today.iso && screen.problem == nil)
    }
}
