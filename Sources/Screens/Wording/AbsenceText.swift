public import Analysis
public import Localizations

/// Short reasons for missing answers.
public enum AbsenceText {
    public static func text(_ absence: Absence, _ language: Language) -> String { phrase(absence).text(language) }

    /// The same with a full stop, for use before another sentence.
    static func sentence(_ absence: Absence, _ language: Language) -> String {
        language.sentence(text(absence, language))
    }

    /// Lists the figures of an API answer that are only placeholders, by reason.
    /// - Parameters:
    ///   - figures: at least one.
    ///   - language: language of the text.
    public static func sentence(on figures: [AbsentFigure], _ language: Language) -> String {
        var groups: [(reason: Absence, names: [String])] = []
        for figure in figures {
            let name = AbsenceText.name(figure.key).text(language)
            if let index = groups.firstIndex(where: { $0.reason == figure.reason }) {
                if !groups[index].names.contains(name) { groups[index].names.append(name) }
            } else {
                groups.append((figure.reason, [name]))
            }
        }
        let parts = groups.map { group in
            Phrase.absentGroup(
                figures: group.names.joined(separator: Phrase.listJoint.text(language)),
                reason: text(group.reason, language)
            ).text(language)
        }
        return Phrase.absentFigures(groups: parts.joined(separator: Phrase.clauseJoint.text(language))).text(language)
    }

    private static func name(_ key: AbsentFigure.Key) -> Phrase {
        switch key {
        case .averageTemperature: .figureTemperature
        case .averageHumidity: .figureHumidity
        case .heatStressRuns: .figureHeatRuns
        case .idealConditionRuns: .figureIdealRuns
        case .weatherImpact: .figureWeatherImpact
        case .paceDegradation: .figurePaceLoss
        case .acclimation: .figureAcclimation
        case .trainingTimes: .figureTrainingTimes
        case .oxygenUptake: .figureUptake
        case .fitnessLevel: .figureLevel
        case .estimationMethod: .figureMethod
        case .intervalPace: .figureIntervalPace
        case .racePredictions: .figurePredictions
        case .acuteLoad, .weeklyLoad: .figureAcute
        case .chronicLoad: .figureChronic
        case .loadRatio: .figureRatio
        case .totalVolume: .figureVolume
        case .recoveryStatus: .figureRecovery
        case .loadChange: .figureChange
        case .trainingTrend: .figureTrainingTrend
        case .fitnessTrend: .figureFitnessTrend
        case .dailyRecommendations: .figurePlan
        }
    }

    /// Returns the page where the user can add the missing data.
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
        case .needHardEffort: .absentNeedHardEffort
        }
    }
}
