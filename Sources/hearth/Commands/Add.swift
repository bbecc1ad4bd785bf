import ActivityFiles
import ArgumentParser
import Measures
import Screens
import Training
import TrainingLog

struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Enter a session without a watch.",
        discussion: """
              hearth add hot_yoga 2026-11-22T18:30 75 --room 105F --humidity 40 --heart-rate 128
              hearth add sauna 2026-11-22T20:00 25 --room 85C --effort 3 --note "two rounds"
              hearth add --undo ID

            The start is by the clock at home, unless it carries an offset. What was entered counts like any other activity, and an \
            export takes it along. Entering the same again changes nothing.
            """)

    @OptionGroup var house: HouseOptions

    @Flag(help: "The id of the activity, as JSON.")
    var json = false

    @Option(help: ArgumentHelp("Whole degrees of the room, with C or F: 105F.", valueName: "degrees"))
    var room: String?
    @Option(help: ArgumentHelp("Of the room.", valueName: "percent"))
    var humidity: Double?
    @Option(help: ArgumentHelp("The mean.", valueName: "bpm"))
    var heartRate: Double?
    @Option(help: ArgumentHelp("How hard it felt, 0 to 10.", valueName: "number"))
    var effort: Double?
    @Option var title: String?
    @Option var note: String?

    @Option(help: ArgumentHelp("Take back what was entered of this activity.", valueName: "id"))
    var undo: String?

    @Argument(help: "As in `hearth report --json`: hot_yoga, sauna, running, …")
    var sport: String?
    @Argument(help: "2026-11-22T18:30")
    var start: String?
    @Argument(help: "How long it took.")
    var minutes: Double?

    func validate() throws {
        if undo != nil {
            if sport != nil { throw ValidationError("--undo takes nothing but the id.") }
            return
        }
        guard let sport, start != nil, let minutes else { throw ValidationError("Say the sport, the start and the minutes.") }
        guard Sport(rawValue: sport) != nil else {
            throw ValidationError(
                "No sport is called '\(sport)'. Known: " + Sport.allCases.map(\.rawValue).joined(separator: ", "))
        }
        guard ActivityEdit.durations.contains(minutes * 60) else { throw ValidationError("The minutes lie between 1 and 1440.") }
        if let room, Add.temperature(room) == nil { throw ValidationError("A room is told as in 105F or 40C.") }
        if let humidity, !ActivityEdit.humidities.contains(humidity) {
            throw ValidationError("Humidity lies between 1 and 100 percent.")
        }
        if let heartRate, !SessionEntry.heartRates.contains(heartRate) {
            throw ValidationError("A mean heart rate lies between 30 and 230.")
        }
        if let effort, !(0...10).contains(effort) { throw ValidationError("Effort lies between 0 and 10.") }
    }

    func run() async throws {
        let journal = try House(try house.settings()).journal
        if let undo {
            guard try await journal.withdrawEntry(ofActivity: undo) else { throw HouseError.activityUnknown(undo) }
            return
        }
        guard let sport = sport.flatMap({ Sport(rawValue: $0) }), let minutes, let start else { return }
        let (moment, offset) = try await Add.moment(start, journal)
        let entry = SessionEntry(
            sport: sport, start: moment, offset: offset, duration: minutes * 60, room: room.flatMap { Add.temperature($0) },
            humidity: humidity, meanHeartRate: heartRate, perceivedEffort: effort, title: title ?? "", note: note ?? "")
        try await GroupingText.show([try await journal.enter(entry)], of: journal, json: json)
    }

    /// - Throws: `HouseError.momentInvalid`.
    private static func moment(_ text: String, _ journal: Journal) async throws -> (moment: Moment, offset: LocalOffset) {
        let whole = text.utf8.count == 16 ? text + ":00" : text
        guard let stamp = ISO8601.stamp(whole) else { throw HouseError.momentInvalid(text) }
        if let offset = stamp.offset { return (stamp.moment, offset) }
        return try await journal.moment(ofWallClock: stamp.moment)
    }

    static func temperature(_ text: String) -> RoomTemperature? {
        guard let unit = text.last, "CFcf".contains(unit), let degrees = Int(text.dropLast()) else { return nil }
        return RoomTemperature(degrees: degrees, isFahrenheit: unit == "F" || unit == "f")
    }
}
