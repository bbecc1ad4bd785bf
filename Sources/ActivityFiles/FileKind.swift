/// Kind of a file, recognised by its content and never by its name.
public enum FileKind: String, CaseIterable, Sendable {
    case fit, gpx, tcx
    /// The main file of an Apple Health export.
    case appleHealth = "apple_health"
    /// An Apple Health clinical document beside the main file: recognised and not read.
    case clinicalDocument = "clinical_document"
    /// An electrocardiogram of an Apple Health export: recognised and not read.
    case electrocardiogram
    case stravaActivities = "strava_activities"
    case healthAutoExport = "health_auto_export"
    /// The activity list of Garmin Connect.
    case garminActivities = "garmin_activities"
    case csv
    /// A table of a WHOOP account export.
    case whoop
    /// A table of an Oura account export, or its JSON of nights.
    case oura
    /// A table of a Withings account export.
    case withings
    /// Sets of exercises of the apps Strong and Hevy.
    case strong, hevy
    /// The list of activities of a Runkeeper account export.
    case runkeeper
    /// The season table of the Concept2 logbook.
    case concept2
    /// Nights or resting heart rates of Fitbit in a Google Takeout.
    case fitbit
    /// Nights, days or activities of a Garmin account export.
    case garminAccount = "garmin_account"
    /// Sessions or nights of a Polar Flow account export.
    case polarFlow = "polar_flow"
    /// The daily steps of a Samsung Health export.
    case samsungHealth = "samsung_health"
    /// Measurements after waking of the apps HRV4Training and Elite HRV.
    case hrv4Training = "hrv4training"
    case eliteHRV = "elite_hrv"
    /// A logbook of SportTracks.
    case fitlog
    /// Workouts of TrainingPeaks and its upload programs.
    case pwx
    /// A workout of an Endomondo account export.
    case endomondo
    /// A session of an adidas Running (Runtastic) account export, or its points or heart rates.
    case runtastic
    /// A log of the Suunto app.
    case suunto
    /// A workout of the Wahoo Fitness app as CSV.
    case wahoo
    /// The list of workouts of Peloton's website.
    case peloton
    /// An activity of GoldenCheetah, or its body measures.
    case goldenCheetah = "golden_cheetah"
    /// A table with a description by the athlete before it.
    case ownTable = "own_table"
    /// Heart beats only: a strap's intervals as a list or a table, or the text file of an older Polar monitor.
    case heartRateMonitor = "heart_rate_monitor"
    /// A recording in Hearth's own export without its original.
    case keptRecording = "kept_recording"
    /// Samples and days in Hearth's own export without their original.
    case keptBody = "kept_body"
    case zip, gzip
    case unknown
}
