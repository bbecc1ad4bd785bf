public import Analysis

/// Why a question has no answer, in a few words.
public enum AbsenceText {
    public static func text(_ absence: Absence, _ language: Language) -> String { phrase(absence).text(language) }

    /// The same with its full stop, for where more follows.
    static func sentence(_ absence: Absence, _ language: Language) -> String {
        language.sentence(text(absence, language))
    }

    /// Where somebody can do something about it.
    static func route(_ absence: Absence) -> Route? { absence == .profileIncomplete ? .settings : nil }

    static func phrase(_ absence: Absence) -> Phrase {
        switch absence {
        case .noData: .absentNoData
        case .tooFew: .absentTooFew
        case .outOfRange: .absentOutOfRange
        case .sensorPoor: .absentSensorPoor
        case .profileIncomplete: .absentProfile
        case .stale: .absentStale
        case .nothingFound: .absentNothingFound
        }
    }
}
