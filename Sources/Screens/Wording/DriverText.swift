/// The names of what moves a score.
enum DriverText {
    static func text(_ name: String, _ language: Language) -> String {
        switch name {
        case "hrv": Phrase.variability.text(language)
        case "resting_heart_rate": Phrase.restingHeartRate.text(language)
        case "respiration": Phrase.respiration.text(language)
        case "sleep": Phrase.sleep.text(language)
        case "duration": Phrase.sleepDuration.text(language)
        case "efficiency": Phrase.sleepEfficiency.text(language)
        case "stages": Phrase.sleepStages.text(language)
        case "consistency": Phrase.sleepConsistency.text(language)
        case "load": Phrase.trainingLoad.text(language)
        // A driver that is newer than this sentence is still better named by its id than hidden.
        default: name
        }
    }
}
