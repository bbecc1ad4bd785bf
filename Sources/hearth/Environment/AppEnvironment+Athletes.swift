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
        let journal = isOwner ? self.journal : self.journal.journal(of: athlete, isForecastNamed: settings.namesForecast)
        let weather = WeatherJob(journal: journal, archives: settings.archivesNow)
        return AthleteResources(
            journal: journal, uploads: settings.uploads,
            archives: ArchivesFile(path: settings.archives, allowsPrivate: settings.allowsPrivateSources),
            mapSource: settings.mapSource, summaries: settings.summaries, background: { await weather.run() })
    }
}
