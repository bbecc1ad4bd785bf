import ActivityFiles
import Analysis
import ArgumentParser
import Contract
import Foundation
import Localizations
import Measures
import Screens
import TrainingLog

struct Pace: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Splits for a race: a goal time over a course, at even effort.",
        discussion: """
              hearth pace course.gpx --time 3:30:00
              hearth pace course.gpx --time 45:00 --units imperial
              hearth pace course.gpx --time 3:30:00 --temperature 28C --humidity 70
              hearth pace course.gpx --time 3:30:00 --json | jq '.splits[].seconds'

            COURSE is a GPX track or route, with times or without. The pace is slower uphill and a little faster downhill, so that \
            the effort stays even; the splits add up to the goal. A course close to a standard distance gets the official length. \
            The plan is not stored. With --temperature and --humidity it states what a goal for cool weather becomes in that heat, by your own \
            response to heat if your runs show one; the splits do not change.

            With --json: {"name","distance_m","measured_m","goal_s","level_speed_mps","has_altitudes","model",
            "splits":[{"end_m","metres","seconds","elapsed_s","up_m","down_m"}],"heat"}; heat is null, or
            {"wet_bulb_globe_celsius","slowdown_percent","time_s","model"}, each from shade to sun.
            """)

    /// In bytes: room for far more than 100,000 points.
    private static let largest = 64 << 20

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("The goal: h:mm:ss, or mm:ss.", valueName: "goal"))
    var time: String

    @Option(help: ArgumentHelp("Temperature on race day: 28C or 82F. Needs --humidity.", valueName: "temperature"))
    var temperature: String?

    @Option(help: ArgumentHelp("Relative humidity, 1 to 100 percent. Needs --temperature.", valueName: "percent"))
    var humidity: Double?

    @Option(help: ArgumentHelp(Language.choices + ".", valueName: "language"))
    var language: String?

    @Option(help: ArgumentHelp("metric or imperial.", valueName: "units"))
    var units: String?

    @Flag(help: "The plan as one JSON object.")
    var json = false

    @Argument(help: ArgumentHelp("A GPX file.", valueName: "course"))
    var course: String

    func run() async throws {
        let settings = try environment.settings(language: language, units: units)
        let goal = try GoalTime.seconds(time)
        let conditions = try conditions(goal)
        let data: Data
        do { data = try Data(contentsOf: URL(fileURLWithPath: course), options: .mappedIfSafe) } catch {
            throw CommandErrorMessage("\(course) cannot be read: it does not exist, or you have no permission.", .noInput)
        }
        guard data.count <= Pace.largest else { throw CommandErrorMessage("\(course) is too large for a course.", .nothingDone) }
        let bytes = [UInt8](data)
        let read: GPXCourse
        do throws(FileError) { read = try readGPXCourse(bytes.span) } catch {
            throw CommandErrorMessage("\(course): " + FindingText.text(error, settings.language), .nothingDone)
        }
        guard let path = CoursePath(latitudes: read.latitudes, longitudes: read.longitudes, altitudes: read.altitudes) else {
            throw CommandErrorMessage("\(course): the points of the course are no valid coordinates.", .nothingDone)
        }
        guard
            let plan = PacePlan(
                distances: path.distances, altitudes: path.altitudes, goal: goal, every: settings.units.metresPerLongUnit)
        else {
            throw CommandErrorMessage(
                "\(time) over \(Int((path.measured + 0.5).rounded(.down))) m is not possible: courses are 0.5 to 300 km long, with "
                    + "a mean speed of 0.5 to 7 m/s.", .usage)
        }
        var heat: GoalInHeat?
        if let conditions {
            heat = GoalInHeat(
                celsius: conditions.celsius, humidity: conditions.humidity, goal: goal, account: try await Pace.account(settings))
        }
        if json {
            TerminalOutput.printText(try JSONText.pretty(PacePlanText.json(plan, path, name: read.title, heat: heat)))
            return
        }
        let context = DisplayContext(language: settings.language, units: settings.units, now: systemClock(), offset: .utc)
        let screen = PacePlanScreen(plan, course: path, name: read.title, heat: heat, context: context)
        let environment = ProcessInfo.processInfo.environment
        TerminalOutput.say(PacePlanText.lines(screen, width: TerminalWidth.current(environment)))
    }
}

extension Pace {
    /// Heat on race day; nil without a temperature.
    private func conditions(_ goal: Double) throws -> (celsius: Double, humidity: Double)? {
        guard temperature != nil || humidity != nil else { return nil }
        guard let temperature, let humidity else {
            throw CommandErrorMessage("Heat needs both --temperature and --humidity.", .usage)
        }
        let degrees = Double(temperature.dropLast())
        let air: Temperature? =
            switch temperature.last {
            case "C", "c": degrees.map { Temperature(celsius: $0) }
            case "F", "f": degrees.map { Temperature(fahrenheit: $0) }
            default: nil
            }
        guard let air, GoalInHeat(celsius: air.celsius, humidity: humidity, goal: goal) != nil else {
            throw CommandErrorMessage(
                "\"\(temperature)\" and \(humidity) % is out of range: write 28C or 82F, from -10 to 50 °C, and 1 to 100 %.",
                .usage)
        }
        return (air.celsius, humidity)
    }

    /// The athlete's cost of heat today. Nil without a database, which is not created for a plan, and with one that cannot be opened or
    /// read, which is reported: a plan for most people's response is better than none.
    private static func account(_ settings: Settings) async throws -> HeatAccount? {
        // Links are followed: the file behind one may be missing or empty.
        guard FileManager.default.fileExists(atPath: settings.database) else { return nil }
        do {
            let file = FileHandle(forReadingAtPath: settings.database)
            if let file, try file.read(upToCount: 1)?.isEmpty ?? true { return nil }
            let environment = try AppEnvironment(settings)
            return try await environment.journal.heatAccount(asOf: environment.context(date: nil).today)
        } catch let error where error is StoreError || error is CommandError {
            let reason = CommandErrorMessage(error)?.sentence ?? AppEnvironment.reason(error) + "."
            StandardError.say("The plan uses most people's response to heat, because yours cannot be read. " + reason)
            return nil
        }
    }
}

/// Goal time as runners write it.
enum GoalTime {
    /// Parses `3:30:00` or `45:00`. Minutes and seconds after a colon must be below 60.
    static func seconds(_ text: String) throws(CommandErrorMessage) -> Double {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil }
        guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 1000,
            numbers.dropFirst().allSatisfy({ $0 < 60 })
        else {
            throw CommandErrorMessage("\"\(text)\" is not a time; write 3:30:00 or 45:00.", .usage)
        }
        return Double(numbers.reduce(0) { $0 * 60 + $1 })
    }
}
