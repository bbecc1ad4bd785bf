public import Analysis
import Measures

/// Sentences of recommendations, naming their numbers in the reader's units.
public enum RecommendationText {
    /// The sentence of a list without advice while nothing is missing.
    public static func nothing(_ reader: Reader) -> String { reader.say(.nothingToAdvise) }

    public static func text(_ recommendation: Recommendation, _ reader: Reader) -> String {
        let numbers = recommendation.numbers
        func number(_ index: Int) -> Double? { index < numbers.count && numbers[index].isFinite ? numbers[index] : nil }
        func plain(_ index: Int, _ decimals: Int = 0) -> String {
            number(index).map { Numeral.text($0, decimals: decimals) } ?? "–"
        }
        func whole(_ index: Int) -> Int {
            guard let value = number(index), value.magnitude < 1e9 else { return 0 }
            return Int((value + 0.5).rounded(.down))
        }
        func kilometres(_ index: Int) -> String { number(index).map { reader.roundDistance($0 * 1000).text } ?? "–" }
        func hour(_ index: Int) -> String { Numeral.padded(whole(index)) + ":00" }
        func say(_ phrase: Phrase, _ arguments: String...) -> String {
            phrase.text(reader.language, list: arguments)
        }
        switch recommendation.rule {
        case .loadWellAboveUsual: return say(.loadWellAboveUsual, plain(0, 2))
        case .loadAboveUsual: return say(.loadAboveUsual, plain(0, 2))
        case .loadBelowUsual: return say(.loadBelowUsual, plain(0, 2))
        case .loadInUsualRange: return say(.loadInUsualRange, plain(0, 2))
        case .easierWeekPlanned: return say(.easierWeekPlanned, plain(0, 2))
        case .needRecentActivities: return reader.count(.needRecentActivities, whole(0))
        case .returningAfterBreak:
            let isNew = (number(1) ?? 0) < Double(Returning.beginning)
            return reader.count(isNew ? .returningAfterBreak : .returningStill, whole(0))
        case .sessionMuchLongerThanRecent: return say(.sessionMuchLonger, kilometres(0), kilometres(1))
        case .veryTired: return say(.veryTired, plain(0))
        case .freshEnoughForQuality: return say(.freshEnough, number(0).map { Numeral.signed($0) } ?? "–")
        case .prolongedLowRecovery: return say(.prolongedLowRecovery)
        case .weekTooMonotonous: return say(.weekTooMonotonous, plain(0, 1))
        case .needMoreHistory: return reader.count(.needMoreHistory, whole(0))
        case .needRuns: return say(.needRuns)
        case .needRecentEffort: return reader.count(.needRecentEffort, whole(0))
        case .confirmDistance:
            let metres = number(0).map { $0 * 1000 }
            return say(
                .confirmDistance, metres.map { RunningScreen.name(ofDistance: $0, reader) } ?? "–",
                reader.shortDate(reader.today - whole(2)), plain(1, 1))
        case .uptakeAtLeast: return say(.uptakeAtLeast, plain(0))
        case .confirmRace:
            let metres = number(0).map { $0 * 1000 }
            return say(
                .confirmRace, metres.map { RunningScreen.name(ofDistance: $0, reader) } ?? "–",
                reader.shortDate(reader.today - whole(1)))
        case .needHeartRateProfile: return say(.needHeartRateProfile)
        case .needBirthYearAndSex: return say(.needBirthYearAndSex)
        case .raceAndDeviceDisagree: return say(.raceAndDeviceDisagree, plain(0, 1), plain(1, 1))
        case .heartMedication: return say(.heartMedicationTaken)
        case .fitnessImproving: return say(.fitnessImproving, number(0).map { Numeral.text($0.magnitude, decimals: 1) } ?? "–")
        case .fitnessDeclining: return say(.fitnessDeclining, number(0).map { Numeral.text($0.magnitude, decimals: 1) } ?? "–")
        case .slowDownInHeat:
            let loss = number(1).map { reader.paceLoss(secondsPerMile: $0).text } ?? "–"
            return Phrase.slowDownInHeat.counted(reader.language, whole(0), loss)
        case .acclimationFading: return reader.count(.acclimationFading, whole(0))
        case .acclimationBuilding: return say(.acclimationBuilding)
        case .wellAcclimated: return say(.wellAcclimatedAdvice)
        case .needWeather: return say(.needWeather)
        case .trainAt: return say(.trainAt, hour(0), hour(1))
        case .recoveryLow: return say((number(1) ?? 0) > 0 ? .recoveryLowDone : .recoveryLow, plain(0))
        case .recoveryHigh: return say(.recoveryHigh, plain(0))
        case .signsOfIllness: return say(.signsOfIllness)
        case .dangerousHeat: return say(.dangerousHeat)
        }
    }
}
