import ArgumentParser
import Foundation
import Measures
import Screens
import TrainingLog

struct WeatherCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "weather", abstract: "Request the weather of runs whose files have none.",
        discussion: """
              hearth weather --weather-archive https://archive-api.open-meteo.com

            Off unless you set an archive with Open-Meteo's interface (flag, HEARTH_WEATHER_ARCHIVE, `weather_archive` in the \
            settings file, or Settings in the browser). A request contains a place rounded to a tenth of a degree (about 10 km) and \
            a day, and the archive sees your network address; nothing else. While your history is younger than two weeks, requests \
            also cover the thirty days before it, which show whether you are used to heat. Answers are stored and not requested \
            again; failed requests are repeated later, by this command or by `hearth serve`. Weather from your files is never \
            replaced.

            Where --air-quality-archive (HEARTH_AIR_QUALITY_ARCHIVE, or `air_quality_archive` in the settings file) sets an \
            air-quality archive as well (https://air-quality-api.open-meteo.com), outdoor activities get their air quality: requests \
            contain the same place and day, and nothing else.

            Where --weather-forecast (HEARTH_WEATHER_FORECAST, or `weather_forecast` in the settings file) sets a forecast as well \
            (https://api.open-meteo.com), the plan uses the heat that is forecast. A request contains the place where you usually \
            train, rounded in the same way, and the first and the last day, and nothing else; at most one every six hours. A \
            forecast of the flag counts for a day, unless your settings name another source or none.

            Ends with 1 if some requests failed, with 2 if no archive is set.
            """)

    @OptionGroup var environment: EnvironmentOptions

    @Option(help: ArgumentHelp("Weather archive with Open-Meteo's interface, or off.", valueName: "address"))
    var weatherArchive: String?

    @Option(help: ArgumentHelp("Air-quality archive in addition.", valueName: "address"))
    var airQualityArchive: String?

    @Option(help: ArgumentHelp("Weather forecast for the plan in addition.", valueName: "address"))
    var weatherForecast: String?

    @Option(help: ArgumentHelp("Maximum number of requests.", valueName: "count"))
    var limit = 100

    @Flag(help: "The outcome as one JSON object.")
    var json = false

    func run() async throws {
        let settings = try environment.settings(
            weatherArchive: weatherArchive, airQualityArchive: airQualityArchive, weatherForecast: weatherForecast)
        guard let archives = settings.namedArchives else {
            throw CommandErrorMessage(
                "No weather archive is set, so no request was sent. See `hearth weather --help`.", .nothingDone)
        }
        let environment = try AppEnvironment(settings)
        let journal = environment.journal
        // A running import adds activities that need weather. The requests themselves take no turn: each answer is stored on its own.
        try await environment.inTurn {}
        let limit = min(10_000, max(0, limit))
        let (report, air, forecast) = try await Interruption.run {
            () async throws -> (ArchiveReport, ArchiveReport?, ForecastOutcome?) in
            let forecast: ForecastOutcome? =
                if let source = archives.forecast {
                    try await journal.fetchForecast(from: source, isByFlag: settings.isForecastByFlag)
                } else {
                    nil
                }
            let report = try await journal.completeWeather(from: archives.weather, limit: limit)
            guard let air = archives.air else { return (report, nil, forecast) }
            return (report, try await journal.completeAir(from: air, limit: limit), forecast)
        }
        if json {
            TerminalOutput.printText(try JSONText.pretty(WeatherText.json(report, air: air, forecast: forecast)))
        } else {
            TerminalOutput.say(WeatherText.lines(report, air: air, forecast: forecast))
        }
        if !report.problems.isEmpty || air?.problems.isEmpty == false || forecast?.hasFailed == true {
            throw ExitCode(HearthExit.someUnreadable.rawValue)
        }
    }
}
