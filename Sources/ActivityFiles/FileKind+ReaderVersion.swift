public import Training

extension FileKind {
    /// Version of the reader of this kind, raised whenever its result for a file changes. Files read by an older version are read again
    /// from the stored original.
    public var readerVersion: Int {
        switch self {
        // 2: developer fields. 3: foot pods by name. 4: days and nights. 5: wind. 6: minutes of heart rate. 7: summaries that contradict
        // their samples, calibrated power meters, implausible mean heart rates. 8: timers shorter than the motion of the samples.
        // 9: rides on a trainer. 10: pauses until the end, sports by name, names of makers without a number.
        case .fit: 10
        // 2: descriptions and private notes. 3: more languages. 4: gear. 5: the order of dates. 6: lists imported before their files. 7:
        // implausible amounts. 8: summaries.
        case .stravaActivities: 8
        // 2: notes. 3: times in separate columns. 4: local times. 5: the order of dates. 6: classes by any name. 7: distances and other
        // amounts, summaries. 8: more German names. 9: durations under `h:mm`.
        case .csv: 9
        // 2: descriptions of tracks. 3: sports in more languages, and in titles. 4: stray times, local times. 5: summaries, pause markers,
        // tracks in metadata. 6: segments in order of time. 7: times that contradict the order of the points, tracks in any order.
        case .gpx: 7
        // 2: offsets by routes. 3: missing beats. 4: minutes of heart rate. 5: cloud cover. 6: the owner. 7: menstruation. 8: implausible
        // totals. 9: summaries, RMSSD of iOS 27, partial exports.
        case .appleHealth: 9
        // 2: sports in more languages, and in notes. 3: stray times. 4: laps with negative values. 5: summaries, implausible mean heart
        // rates. 6: timers shorter than the motion of the samples.
        // 7: rides on a trainer.
        case .tcx: 7
        // 2: time in bed without start and end. 3: implausible dates. 4: minutes of heart rate. 5: implausible totals. 6: summaries, RMSSD
        // of iOS 27, implausible mean heart rates.
        case .healthAutoExport: 6
        case .heartRateMonitor: 4  // 2: the order of dates. 3: implausible rates. 4: summaries, stated starts.
        // 2: implausible climbs. 3: summaries, stated units. 4: units in any brackets, tables saved in German.
        case .garminActivities: 4
        case .keptRecording, .keptBody: FileKind.versionOfKept
        case .whoop, .oura, .withings, .strong, .hevy, .runkeeper, .concept2, .fitbit, .garminAccount, .polarFlow,
            .samsungHealth, .endomondo, .runtastic, .ownTable, .hrv4Training, .eliteHRV, .fitlog, .pwx, .suunto, .wahoo,
            .peloton:
            1
        case .goldenCheetah: 2  // 2: body measures.
        case .clinicalDocument, .electrocardiogram, .unknown: 1
        case .zip, .gzip: FileKind.versionOfArchives
        }
    }

    /// Reader version of content from Hearth's own exports. It comes from files of other kinds, and newer readers of those must not replace
    /// it, since there is no original to read again.
    public static let versionOfKept = 1_000_000

    /// The sum over all kinds of files that an archive may contain: it grows with every new reader and every new version of one.
    private static let versionOfArchives = allCases.reduce(0) { sum, kind in
        switch kind {
        case .zip, .gzip, .keptRecording, .keptBody, .clinicalDocument, .electrocardiogram, .unknown: sum
        default: sum + kind.readerVersion
        }
    }

    /// The origin of recordings and samples from such files; nil for kinds without any.
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
        case .ownTable: .localOwnTable
        case .whoop, .oura, .withings, .garminAccount, .goldenCheetah, .polarFlow, .samsungHealth, .endomondo,
            .runtastic, .hrv4Training, .fitlog, .suunto, .peloton:
            .accountExport
        case .strong, .hevy, .runkeeper, .concept2, .fitbit, .eliteHRV, .pwx, .wahoo: .localAccountExport
        case .heartRateMonitor: .heartRateMonitor
        case .keptRecording, .keptBody, .clinicalDocument, .electrocardiogram, .zip, .gzip, .unknown: nil
        }
    }
}
