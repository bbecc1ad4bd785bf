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
    case csv
    case zip, gzip
    case unknown
}
