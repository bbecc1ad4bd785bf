import ArgumentParser
import Foundation
import Measures
import Screens
import TrainingLog

struct WeatherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Ask a weather archive about runs whose files say nothing of the weather.",
        discussion: """
              hearth weather --weather-archive https://archive-api.open-meteo.com

            Off unless you name an archive in the shape of Open-Meteo's (flag, HEARTH_WEATHER_ARCHIVE, `weather_archive` in the \
            settings file, or Settings in the browser). What it is told: a place rounded to a tenth of a degree (some 10 km), a \
            day, and the address that you ask from; nothing else. While your history is younger than two weeks, the thirty days before it are asked about too: \
            they tell whether you are used to heat. What it answers is kept here and not asked again; what fails is asked again \
            later, by this command or by `hearth serve`. Weather that your files tell is never replaced.

            Where --air-quality-archive (HEARTH_AIR_QUALITY_ARCHIVE, or `air_quality_archive` in the settings file) names an archive \
            of the air as well (https://air-quality-api.open-meteo.com), it is asked about outdoor activities: the same place and \
            day, and nothing else.

            Ends with 1 when some questions failed, with 2 when no archive is named.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("An archive in the shape of Open-Meteo's, or off.", valueName: "address"))
    var weatherArchive: String?

    @Option(help: ArgumentHelp("Archive of past air to ask besides.", valueName: "address"))
    var airQualityArchive: String?

    @Option(help: ArgumentHelp("How many questions at most.", valueName: "count"))
    var limit = 100

    @Flag(help: "The outcome as one JSON object.")
    var json = false

    func run() async throws {
        let settings = try environment.settings(weatherArchive: weatherArchive, airQualityArchive: airQualityArchive)
        guard let archives = settings.namedArchives else {
            throw CommandErrorMessage("No weather archive is named: nobody was asked. See `hearth weather --help`.", .nothingDone)
        }
        let journal = try AppEnvironment(settings).journal
        let limit = min(10_000, max(0, limit))
        let (report, air) = try await Interruption.run { () async throws -> (WeatherReport, WeatherReport?) in
            let report = try await journal.completeWeather(from: archives.weather, limit: limit)
            guard let air = archives.air else { return (report, nil) }
            return (report, try await journal.completeAir(from: air, limit: limit))
        }
        try TerminalOutput.say(
            json ? JSONText.lines(WeatherText.json(report, air: air)) : WeatherText.lines(report, air: air))
        if !report.problems.isEmpty || air?.problems.isEmpty == false { throw ExitCode(HearthExit.someUnreadable.rawValue) }
    }
}
