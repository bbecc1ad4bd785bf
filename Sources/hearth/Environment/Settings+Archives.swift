import Screens
import TrainingLog
import WeatherArchives
import WebServer

extension Settings {
    /// Current weather source. The command line and the settings file take precedence over the settings page.
    var weatherSource: WeatherSource {
        WeatherSource(
            weather: weatherArchive, air: airArchive, forecast: forecast,
            kept: ArchivesFile(path: archives, allowsPrivate: allowsPrivateSources).current, allowsPrivate: allowsPrivateSources)
    }

    /// Archives that were set; nil when weather is turned off.
    var namedArchives: (weather: OpenMeteoArchive, air: OpenMeteoAirQuality?, forecast: OpenMeteoForecast?)? {
        let source = weatherSource
        guard let weather = source.address.flatMap({ ArchiveAddress($0, allowsPrivate: allowsPrivateSources) }) else {
            return nil
        }
        let air = source.airAddress.flatMap {
            ArchiveAddress($0, path: OpenMeteoAirQuality.path, allowsPrivate: allowsPrivateSources)
        }
        let forecast = source.forecastAddress.flatMap {
            ArchiveAddress($0, path: OpenMeteoForecast.path, allowsPrivate: allowsPrivateSources)
        }
        return (OpenMeteoArchive(weather), air.map { OpenMeteoAirQuality($0) }, forecast.map { OpenMeteoForecast($0) })
    }

    /// Whether a flag names the source of the forecast, for this command only.
    var isForecastByFlag: Bool { forecast?.by == "--weather-forecast" }

    /// Whether a stored forecast counts: the current settings name its source, or a flag of an earlier command did and they state nothing.
    @Sendable func countsForecast(_ request: ForecastRequest) -> Bool {
        if namedArchives?.forecast?.host == request.source { return true }
        let source = weatherSource
        let isOff = source.weather.map { $0.address == nil } ?? false
        return request.isByFlag && source.forecast == nil && source.kept?.forecast == nil && !isOff
    }

    /// Returns the archives of the current settings, for a server that runs while they change.
    @Sendable func archivesNow() -> WeatherJob.Archives? {
        namedArchives.map { named in
            WeatherJob.Archives(
                name: [named.weather.address.text, named.air?.address.text ?? "", named.forecast?.address.text ?? ""]
                    .joined(separator: " "),
                weather: named.weather, air: named.air, forecast: named.forecast, isForecastByFlag: isForecastByFlag)
        }
    }
}
