public import Training

extension FileKind {
    /// Rises whenever the reader of this kind makes something else of a file. What an older one read is then read again from the
    /// original that was kept.
    public var readerVersion: Int {
        switch self {
        case .fit: 2  // 2: developer fields became channels
        case .stravaActivities: 2  // 2: descriptions and private notes
        case .csv: 2  // 2: notes
        case .gpx: 2  // 2: descriptions of tracks
        case .tcx, .appleHealth, .healthAutoExport: 1
        case .clinicalDocument, .electrocardiogram, .unknown: 1
        case .zip, .gzip:
            // What is inside is read by all of them.
            FileKind.fit.readerVersion + FileKind.stravaActivities.readerVersion + FileKind.csv.readerVersion
                + FileKind.gpx.readerVersion + FileKind.tcx.readerVersion + FileKind.appleHealth.readerVersion
                + FileKind.healthAutoExport.readerVersion
        }
    }

    /// What recordings and samples of such files say where they come from; nil for files that give none.
    public var origin: Source.Origin? {
        switch self {
        case .fit: .fit
        case .gpx: .gpx
        case .tcx: .tcx
        case .appleHealth: .appleHealth
        case .stravaActivities: .strava
        case .healthAutoExport: .healthAutoExport
        case .csv: .csv
        case .clinicalDocument, .electrocardiogram, .zip, .gzip, .unknown: nil
        }
    }
}
