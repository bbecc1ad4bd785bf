import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ActivityEditFormTests {
    static let original: ActivityEditForm.Original = {
        var recording = Example.recording
        recording.title = "Evening run"
        recording.sport = .running
        recording.perceivedEffort = 4
        return .init(recording)
    }()

    static func form(_ fields: [String: String]) -> ActivityEditForm {
        ActivityEditForm(original: original) { fields[$0] }
    }

    @Test func `an unchanged form gives an empty edit`() {
        let form = Self.form(["title": "Evening run", "sport": "running", "effort": "4", "note": ""])
        #expect(form.edit.isEmpty && form.flaws.isEmpty)
        #expect(ActivityEditForm(ActivityEdit(), original: Self.original).perceivedEffort == 4)
    }

    @Test func `values that differ from the files are stored, and a note keeps its lines`() {
        let form = Self.form([
            "title": " Parkrun \t", "sport": "trail_running", "effort": "9", "note": "wet\r\nwindy\n", "race": "1",
            "left-out": "1",
        ])
        // The title already marks a race, so the box adds nothing.
        #expect(
            form.edit
                == ActivityEdit(
                    title: "Parkrun", sport: .trailRunning, note: "wet\nwindy", perceivedEffort: 9, isRace: nil, isLeftOut: true))
        #expect(form.isRace)
        #expect(Self.form(["title": "Parkrun", "sport": "running"]).edit.isRace == false)
        #expect(Self.form(["title": "Evening run", "sport": "running", "race": "1"]).edit.isRace == true)
    }

    @Test func `invalid values count as unset, and overlong ones are refused`() {
        let form = Self.form(["title": "Evening run", "sport": "flying", "effort": "99", "note": "\u{0}\u{7F}"])
        #expect(form.edit.isEmpty)
        let long = Self.form([
            "title": String(repeating: "長", count: 121), "sport": "running", "note": String(repeating: "n", count: 2001),
        ])
        #expect(long.flaws == ["title": .tooLong(120), "note": .tooLong(2000)])
        let screen = EditScreen(long, id: "x", context: Example.context(.english))
        #expect(screen.problem != nil && screen.name.problem == "At most 120 characters." && screen.note.value.count == 2001)
    }

    /// A form that shows `opened`, submitted with some fields changed while the current edit is `current`.
    static func submitted(
        _ opened: ActivityEdit, _ changed: [String: String?], current: ActivityEdit
    ) -> ActivityEditForm {
        let form = ActivityEditForm(opened, original: original)
        var fields: [String: String] = [ActivityEditForm.Shown.field: form.shown.text]
        for field in ActivityEditForm.Field.allCases where !form.text(of: field).isEmpty || field == .note {
            fields[field.rawValue] = form.text(of: field)
        }
        for (name, value) in changed { fields[name] = value }
        return ActivityEditForm(original: original, current: current) { fields[$0] }
    }

    static let earlier = ActivityEdit(
        note: "a\nb", perceivedEffort: 6.6, room: RoomTemperature(degrees: 104, isFahrenheit: true), roomHumidity: 40,
        classType: UniqueID(high: 1, low: 1), duration: 3000)
    static let later = ActivityEdit(
        note: "c", perceivedEffort: 3.2, isLeftOut: true, room: RoomTemperature(degrees: 38, isFahrenheit: false),
        roomHumidity: 51.26, classType: UniqueID(high: 1, low: 2), duration: 3333)

    @Test func `a field that the person left as it was keeps what arrived since the form was opened`() {
        #expect(Self.submitted(Self.earlier, [:], current: Self.later).edit == Self.later)
        var titled = Self.later
        titled.title = "Hot flow"
        #expect(Self.submitted(Self.earlier, ["title": "Hot flow"], current: Self.later).edit == titled)
        // Browsers send lines as CR LF.
        #expect(Self.submitted(Self.earlier, ["note": "a\r\nb"], current: Self.later).edit == Self.later)
        #expect(Self.submitted(ActivityEdit(), [:], current: Self.later).edit == Self.later)
        #expect(Self.submitted(Self.later, [:], current: ActivityEdit()).edit.isEmpty)
    }

    @Test func `a field that the person changed or cleared becomes the edit, also to the value that is current`() {
        func edit(_ name: String, _ value: String?) -> ActivityEdit {
            Self.submitted(Self.earlier, [name: value], current: Self.later).edit
        }
        #expect(edit("note", "mine").note == "mine" && edit("note", "").note.isEmpty)
        #expect(edit("effort", "9").perceivedEffort == 9)
        #expect(edit("humidity", "60").roomHumidity == 60 && edit("humidity", "").roomHumidity == nil)
        #expect(edit("minutes", "45").duration == 2700)
        #expect(edit("class-type", "").classType == nil)
        // The number is in the unit that the form showed.
        #expect(edit("room", "106").room == RoomTemperature(degrees: 106, isFahrenheit: true))
        #expect(edit("room", "").room == nil)
        var included = Self.earlier
        included.isLeftOut = true
        #expect(!Self.submitted(included, ["left-out": nil], current: Self.later).edit.isLeftOut)
    }

    @Test func `a form that is shown again after a mistake still knows what it showed first`() {
        let wrong = Self.submitted(Self.earlier, ["minutes": "x", "title": "Flow"], current: Self.later)
        #expect(!wrong.flaws.isEmpty)
        #expect(wrong.shown == ActivityEditForm(Self.earlier, original: Self.original).shown)
    }

    @Test func `a digest of another page counts as none`() {
        for text in ["", "x", "1.2.3", String(repeating: "1.", count: 1000), String(repeating: "z.", count: 17) + "z"] {
            #expect(ActivityEditForm.Shown(text) == nil, "\(text)")
            let sent = Self.submitted(Self.later, [ActivityEditForm.Shown.field: text], current: Self.later)
            #expect(sent.edit == Self.later)
        }
    }

    @Test func `an unchanged form changes nothing, whatever the precision of its numbers`() {
        let said = ActivityEdit(
            room: RoomTemperature(degrees: 40, isFahrenheit: false), roomHumidity: 41.26, duration: 753)
        let shown = ActivityEditForm(said, original: Self.original)
        let fields = [
            "title": shown.title, "sport": Self.original.sport.rawValue, "room": shown.room.degrees, "room-scale": "celsius",
            "humidity": shown.room.humidity, "minutes": shown.room.minutes,
        ]
        let sent = ActivityEditForm(original: Self.original, current: said) { fields[$0] }
        #expect(sent.edit == said && sent.flaws.isEmpty)
    }

    @Test func `humidity needs the temperature of a room, entered or from the files`() {
        let fields = ["title": Self.original.title, "sport": Self.original.sport.rawValue, "humidity": "40"]
        #expect(ActivityEditForm(original: Self.original) { fields[$0] }.flaws == ["humidity": .needsRoom])
        var indoors = Self.original
        indoors.isInRoom = true
        #expect(ActivityEditForm(original: indoors) { fields[$0] }.flaws.isEmpty)
    }

    @Test func `a room keeps its entered unit, with humidity and duration`() {
        let form = Self.form([
            "title": "Evening run", "sport": "hot_yoga", "room": "105", "room-scale": "fahrenheit", "humidity": "42",
            "minutes": "75", "keep-heart-rate": "1",
        ])
        #expect(
            form.edit
                == ActivityEdit(
                    sport: .hotYoga, room: RoomTemperature(degrees: 105, isFahrenheit: true), roomHumidity: 42, duration: 4500,
                    unrepaired: [.heartRate]))
        let again = ActivityEditForm(form.edit, original: Self.original)
        let screen = EditScreen(again, id: "x", context: Example.context(.english))
        #expect(screen.room?.temperature.value == "105" && screen.room?.temperature.label.contains("°F") == true)
        #expect(screen.room?.minutes.value == "75" && screen.room?.humidity.value == "42")
        #expect(screen.trials.isEmpty && screen.repairs.map { $0.isChosen } == [true])
    }

    @Test(arguments: [("room", "40.5"), ("room", "warm"), ("room", "200"), ("humidity", "0"), ("minutes", "2000")])
    func `an implausible room is refused and shown again as entered`(_ field: String, _ text: String) {
        let form = Self.form(["title": "Evening run", "sport": "sauna", "room-scale": "celsius", field: text])
        #expect(form.flaws.count == 1 && form.flaws[field] != nil)
        let room = EditScreen(form, id: "x", context: Example.context(.english)).room
        #expect([room?.temperature, room?.humidity, room?.minutes].contains { $0?.value == text && $0?.problem != nil })
    }

    @Test func `a run has boxes for time trials and tests, and no room`() {
        let screen = EditScreen(
            Self.form(["title": "Evening run", "sport": "running", "time-trial": "1", "threshold-test": "1"]), id: "x",
            recorded: [.positions], context: Example.context(.english))
        #expect(screen.room == nil && screen.trials.map { $0.isChosen } == [true, true])
        #expect(screen.repairs.map { $0.field } == [.keptPositions])
        // A race stays a race, whatever other boxes are checked.
        let raced = Self.form(["title": "Evening run", "sport": "running", "time-trial": "1", "race": "1"])
        #expect(raced.edit.isRace == true && !raced.edit.isTimeTrial)
    }

    @Test(arguments: Language.allCases) func `every field states what it affects`(language: Language) {
        let screen = EditScreen(
            ActivityEditForm(ActivityEdit(isRace: true), original: Self.original), id: "a b", context: Example.context(language))
        let hints = [screen.name.hint, screen.sport.hint, screen.effort.hint, screen.note.hint, screen.race.hint]
        #expect(Set(hints + [screen.leftOut.hint]).count == 6 && screen.race.isChosen && !screen.leftOut.isChosen)
        #expect(screen.effort.options.count == 12 && screen.effort.options.filter { $0.isChosen }.map { $0.value } == ["4"])
        #expect(screen.path == "/activities/a%20b/edit")
    }

    @Test func `an edited activity shows the changes and offers to undo them`() {
        let remarks = ActivityScreen.Remarks(
            edit: ActivityEdit(title: "Ada’s race", note: "wet", isRace: true, isLeftOut: true), original: Self.original,
            count: 2,
            actionResult: .saved)
        let screen = ActivityScreen(
            recording: Example.recording, id: "x", digest: Example.recordingDigest, athlete: Example.athlete, remarks: remarks,
            context: Example.context(.english))
        #expect(screen.changes.map { $0.name } == ["Name", "Race", "Leave out of all models"])
        #expect(screen.changes[0].value == "Ada’s race (the files say: Evening run)")
        #expect(screen.undo == "Undo" && screen.actionResult == "Saved. Figures will update." && screen.note == "wet")
        #expect(screen.badges.contains { $0.text == "Left out" } && screen.leftOut != nil)
    }

    @Test func `values that the form shows rounded or trimmed stay as they are`() {
        let current = ActivityEdit(note: "from the device\n", perceivedEffort: 6.5)
        let fields = [
            "title": Self.original.title, "sport": Self.original.sport.rawValue, "effort": "7", "note": "from the device",
        ]
        let form = ActivityEditForm(original: Self.original, current: current) { fields[$0] }
        #expect(form.edit.perceivedEffort == 6.5 && form.edit.note == "from the device\n")
        let changed = ActivityEditForm(original: Self.original, current: current) { $0 == "effort" ? "5" : fields[$0] }
        #expect(changed.edit.perceivedEffort == 5)
    }

    @Test func `a class type can be chosen and cleared, and a form without the field keeps it`() throws {
        let (own, removed) = (UniqueID(high: 1, low: 1), UniqueID(high: 1, low: 2))
        let current = ActivityEdit(classType: removed)
        func form(_ chosen: String?) -> ActivityEditForm {
            ActivityEditForm(original: Self.original, current: current) { $0 == "class-type" ? chosen : nil }
        }
        #expect(form(own.text).edit.classType == own)
        #expect(form("").edit.classType == nil)
        #expect(form(nil).edit.classType == removed)
        var list = ClassTypeList()
        list.set(try #require(ClassType(id: own, name: "Hot flow", sport: .hotYoga)))
        let screen = EditScreen(
            ActivityEditForm(current, original: Self.original), id: "x", classes: list, context: Example.context(.english))
        let options = try #require(screen.classType).options
        #expect(options.prefix(4).map { $0.label } == ["Not stated", "A class type that was removed", "Hot flow", "Hot yoga"])
        #expect(options.filter { $0.isChosen }.map { $0.value } == [removed.text])
        let run = EditScreen(
            ActivityEditForm(ActivityEdit(), original: Self.original), id: "x", context: Example.context(.english))
        #expect(run.classType == nil)
    }
}
