import ActivityFiles
import ArgumentParser
import Measures
import Screens
import Training
import TrainingLog

struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Add a session that no device recorded.",
        discussion: """
              hearth add hot_yoga 2026-11-22T18:30 75 --room 105F --humidity 40 --heart-rate 128
              hearth add sauna 2026-11-22T20:00 25 --room 85C --effort 3 --note "two rounds"
              hearth add --undo ID

            The start is on your home clock unless it has an offset. The session counts like any other activity, and exports \
            include it. Adding the same session again changes nothing.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Flag(help: "The id of the activity, as JSON.")
    var json = false

    @Option(help: ArgumentHelp("Temperature of the room in whole degrees, with C or F: 105F.", valueName: "degrees"))
    var room: String?
    @Option(help: ArgumentHelp("Relative humidity of the room.", valueName: "percent"))
    var humidity: String?
    @Option(help: ArgumentHelp("Mean heart rate.", valueName: "bpm"))
    var heartRate: String?
    @Option(help: ArgumentHelp("How hard it felt, 0 to 10.", valueName: "number"))
    var effort: String?
    @Option var title: String?
    @Option var note: String?

    @Option(help: ArgumentHelp("Withdraw the manual entry of this activity.", valueName: "id"))
    var undo: String?

    @Argument(help: "As in `hearth report --json`: hot_yoga, sauna, running, …")
    var sport: String?
    @Argument(help: "Start, such as 2026-11-22T18:30.")
    var start: String?
    @Argument(help: "Duration in minutes.")
    var minutes: String?

    func validate() throws {
        if undo != nil {
            let others = [room, humidity, heartRate, effort, title, note, sport]
            if others.contains(where: { $0 != nil }) { throw ValidationError("--undo takes only the id.") }
            return
        }
        guard let sport, start != nil, minutes != nil else { throw ValidationError("Sport, start and minutes are required.") }
        guard Sport(rawValue: sport) != nil else {
            throw ValidationError(
                "Unknown sport '\(sport)'. Known sports: " + Sport.allCases.map(\.rawValue).joined(separator: ", "))
        }
        if let room, Add.degrees(room) == nil { throw ValidationError("Write the temperature of the room as 105F or 40C.") }
    }

    func run() async throws {
        let home = try AppEnvironment(try environment.settings())
        let journal = home.journal
        if let undo {
            guard try await journal.activity(undo) != nil else { throw CommandError.activityUnknown(undo) }
            guard try await journal.withdrawEntry(ofActivity: undo) else { throw CommandError.notEntered(undo) }
            return
        }
        guard let start else { return }
        guard let stamp = ISO8601.stamp(start) else { throw CommandError.startInvalid(start) }
        // The form of the web page checks the values, so both have the same rules.
        let context = try await home.context(date: nil)
        let form = form(of: stamp, context: context)
        for field in SessionEntryForm.Field.allCases {
            guard let flaw = form.flaws[field] else { continue }
            throw CommandError.entryInvalid(field: field.rawValue, value: form[field], reason: flaw.text(context))
        }
        guard let wall = form.wall else { throw CommandError.startInvalid(start) }
        let moment =
            if let offset = stamp.offset { (stamp.moment, offset) } else { try await journal.moment(ofWallClock: wall) }
        guard let entry = form.entry(at: moment) else { throw CommandError.startInvalid(start) }
        try await GroupingText.show([try await journal.enter(entry).activity], of: journal, json: json)
    }

    private func form(of start: ISO8601.Stamp, context: DisplayContext) -> SessionEntryForm {
        // Wall-clock time in the format of the form.
        let wall = ISO8601.text(start.moment, at: start.offset ?? .utc)
        let degrees = room.flatMap { Add.degrees($0) }
        return SessionEntryForm(context) { field in
            switch SessionEntryForm.Field(rawValue: field) {
            case .sport: sport
            case .day: String(wall.prefix(10))
            case .time: String(wall.dropFirst(11).prefix(8))
            case .minutes: minutes
            case .room: degrees?.text
            case .roomScale: degrees?.scale.rawValue
            case .humidity: humidity
            case .heartRate: heartRate
            case .effort: effort
            case .title: title
            case .note: note
            case nil: nil
            }
        }
    }

    private static func degrees(_ text: String) -> (text: String, scale: TemperatureScale)? {
        guard let unit = text.last, "CFcf".contains(unit), Int(text.dropLast()) != nil else { return nil }
        return (String(text.dropLast()), unit == "F" || unit == "f" ? .fahrenheit : .celsius)
    }
}
