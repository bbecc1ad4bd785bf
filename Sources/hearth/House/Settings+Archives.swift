import Screens
import TrainingLog
import WeatherArchives
import WebServer

extension Settings {
    /// Whom to ask about past weather as it is now: what was said here, else what the settings page keeps.
    var weatherSource: WeatherSource {
        WeatherSource(
            weather: weatherArchive, air: airArchive,
            kept: ArchivesFile(path: archives, allowsPrivate: allowsPrivateSources).current, allowsPrivate: allowsPrivateSources)
    }

    /// Nil where nobody is to be asked.
    var namedArchives: (weather: OpenMeteoArchive, air: OpenMeteoAirQuality?)? {
        let source = weatherSource
        guard let weather = source.address.flatMap({ ArchiveAddress($0, allowsPrivate: allowsPrivateSources) }) else {
            return nil
        }
        let air = source.airAddress.flatMap {
            ArchiveAddress($0, path: OpenMeteoAirQuality.path, allowsPrivate: allowsPrivateSources)
        }
        return (OpenMeteoArchive(weather), air.map { OpenMeteoAirQuality($0) })
    }

    /// The same for a server, which asks as long as it runs.
    @Sendable func archivesNow() -> WeatherJob.Archives? {
        namedArchives.map { named in
            WeatherJob.Archives(
                name: named.weather.address.text + " " + (named.air?.address.text ?? ""), weather: named.weather, air: named.air)
        }
    }
}
