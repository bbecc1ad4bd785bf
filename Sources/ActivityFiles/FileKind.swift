/// What a file holds, told by its content and never by its name.
public enum FileKind: String, CaseIterable, Sendable {
    case fit, gpx, tcx
    /// The main file of an Apple Health export.
    case appleHealth = "apple_health"
    /// An Apple Health clinical document, beside the main file: known and left alone.
    case clinicalDocument = "clinical_document"
    /// An electrocardiogram of an Apple Health export: known and left alone.
    case electrocardiogram
    case stravaActivities = "strava_activities"
    case healthAutoExport = "health_auto_export"
    /// The list of activities that Garmin Connect writes.
    case garminActivities = "garmin_activities"
    case csv
    /// Heart beats alone: a strap's intervals as a list or a table, or the text file of an older Polar monitor.
    case heartRateMonitor = "heart_rate_monitor"
    /// A recording as an own export keeps it whose original was lost.
    case keptRecording = "kept_recording"
    /// Samples and days as an own export keeps them whose original was lost.
    case keptBody = "kept_body"
    case zip, gzip
    case unknown
}
