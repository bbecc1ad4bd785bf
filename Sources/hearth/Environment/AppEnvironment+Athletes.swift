import TrainingLog
import WebServer

extension AppEnvironment {
    /// The journal and the settings files of an athlete, and the job that requests weather for them.
    ///
    /// The owner's files lie in the data folder itself, those of another athlete in `athletes/<id>` below it.
    func resources(of athlete: String) -> AthleteResources {
        var settings = settings
        settings.athlete = athlete
        let isOwner = athlete == self.journal.athleteID
        // Only the owner may have the server ask machines of its own network: others could find out what answers there.
        settings.allowsPrivateSources = isOwner && settings.allowsPrivateSources
        let journal = self.journal(of: athlete, settings)
        let weather = WeatherJob(journal: journal, archives: settings.archivesNow)
        return AthleteResources(
            journal: journal, home: isOwner ? nil : settings.athleteHome, uploads: settings.uploads,
            archives: ArchivesFile(path: settings.archives, allowsPrivate: settings.allowsPrivateSources),
            mapSource: settings.mapSource, map: map, summaries: settings.summaries, background: { await weather.run() })
    }

    /// Returns the journal of an athlete of this data folder.
    /// - Parameter settings: those of the athlete.
    func journal(of athlete: String, _ settings: Settings) -> Journal {
        athlete == journal.athleteID ? journal : journal.journal(of: athlete, countsForecast: settings.countsForecast)
    }
}
