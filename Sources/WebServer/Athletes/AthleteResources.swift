public import MapArchives
public import TrainingLog

/// Where the data of one athlete lie: the journal, and the files that the server keeps beside it.
public struct AthleteResources: Sendable {
    let journal: Journal
    let home: String?
    let uploads: String
    let archives: ArchivesFile
    let mapSource: String
    let map: MapFile?
    let summaries: String
    let background: @Sendable () async -> Void

    /// - Parameters:
    ///   - home: Folder with the files of an athlete other than the owner; nil for the owner.
    ///   - uploads: Folder of uploaded files until they are imported. Created on the first upload.
    ///   - archives: File of the weather archives that the athlete named. Created on the first save.
    ///   - mapSource: Path of the map-source settings file. Created on the first save.
    ///   - map: the map file of the data folder, which all athletes share; nil for a server without one.
    ///   - summaries: Path of the settings file of the endpoint that writes summaries. Created on the first save.
    ///   - background: work that runs while the server keeps the athlete's context; ends when its task is cancelled.
    public init(
        journal: Journal, home: String? = nil, uploads: String, archives: ArchivesFile, mapSource: String, map: MapFile? = nil,
        summaries: String,
        background: @escaping @Sendable () async -> Void = {}
    ) {
        self.journal = journal
        self.home = home
        self.uploads = uploads
        self.archives = archives
        self.mapSource = mapSource
        self.map = map
        self.summaries = summaries
        self.background = background
    }
}
