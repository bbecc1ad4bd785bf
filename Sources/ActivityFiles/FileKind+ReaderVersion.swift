public import Training

extension FileKind {
    /// Rises whenever the reader of this kind makes something else of a file. What an older one read is then read again from the
    /// original that was kept.
    public var readerVersion: Int {
        switch self {
        // 2: developer fields; 3: pods by their names; 4: days and nights; 5: wind; 6: minutes of heart rate; 7: summaries that contradict
        // their samples, calibrated power meters, means that are no heart rate; 8: timers shorter than the motion of the samples
        case .fit: 8
        // 2: descriptions and private notes; 3: more languages; 4: gear; 5: the order of dates; 6: lists that came before their files;
        // 7: amounts that cannot be; 8: summaries
        case .stravaActivities: 8
        // 2: notes; 3: times in own columns; 4: wall clocks; 5: the order of dates; 6: classes by any name; 7: distances and other
        // amounts, summaries; 8: more German names
        case .csv: 8
        // 2: descriptions of tracks; 3: sports of more languages, and in titles; 4: times of other years, local times; 5: summaries,
        // markers of pauses, tracks in metadata; 6: segments in order of time; 7: times that contradict the order of the points, tracks in
        // any order
        case .gpx: 7
        // 2: offsets by routes; 3: beats that lack; 4: minutes of heart rate; 5: clouds; 6: the owner; 7: days of a period;
        // 8: totals that cannot be; 9: summaries, rMSSD of iOS 27, parts of an export
        case .appleHealth: 9
        // 2: sports of more languages, and in notes; 3: times of other years; 4: laps of less than nothing; 5: summaries, means that are
        // no heart rate; 6: timers shorter than the motion of the samples
        case .tcx: 6
        // 2: time in bed without start and end; 3: dates of no living person; 4: minutes of heart rate; 5: totals that cannot be;
        // 6: summaries, rMSSD of iOS 27, means that are no heart rate
        case .healthAutoExport: 6
        case .heartRateMonitor: 4  // 2: the order of dates; 3: rates that cannot be; 4: summaries, stated starts
        // 2: climbs that cannot be; 3: summaries, stated units; 4: units in any brackets, tables saved in German
        case .garminActivities: 4
        case .keptRecording, .keptBody: FileKind.versionOfKept
        case .clinicalDocument, .electrocardiogram, .unknown: 1
        case .zip, .gzip:
            // What is inside is read by all of them.
            FileKind.fit.readerVersion + FileKind.stravaActivities.readerVersion + FileKind.csv.readerVersion
                + FileKind.gpx.readerVersion + FileKind.tcx.readerVersion + FileKind.appleHealth.readerVersion
                + FileKind.healthAutoExport.readerVersion + FileKind.heartRateMonitor.readerVersion
                + FileKind.garminActivities.readerVersion
        }
    }

    /// What an own export keeps came from files of other kinds, and no newer reader of those may take it for what it has made better:
    /// there is nothing to read again.
    public static let versionOfKept = 1_000_000

    /// What recordings and samples of such files say where they come from; nil for files that give none.
    public var origin: Source.Origin? {
        switch self {
        case .fit: .fit
        case .gpx: .gpx
        case .tcx: .tcx
        case .appleHealth: .appleHealth
        case .stravaActivities: .strava
        case .healthAutoExport: .healthAutoExport
        case .garminActivities: .garminConnect
        case .csv: .csv
        case .heartRateMonitor: .heartRateMonitor
        case .keptRecording, .keptBody, .clinicalDocument, .electrocardiogram, .zip, .gzip, .unknown: nil
        }
    }
}
