public import Analysis
import Localizations
import Measures

/// Sentences of recommendations, with their numbers in the user's units.
public enum RecommendationText {
    /// Sentence of an empty list of recommendations.
    public static func nothing(_ context: DisplayContext) -> String { context.say(.nothingToAdvise) }

    public static func text(_ recommendation: Recommendation, _ context: DisplayContext) -> String {
        let numbers = recommendation.numbers
        func number(_ index: Int) -> Double? { index < numbers.count && numbers[index].isFinite ? numbers[index] : nil }
        func plain(_ index: Int, _ decimals: Int = 0) -> String {
            number(index).map { context.number($0, decimals: decimals) } ?? "–"
        }
        func whole(_ index: Int) -> Int {
            guard let value = number(index), value.magnitude < 1e9 else { return 0 }
            return Int((value + 0.5).rounded(.down))
        }
        func kilometres(_ index: Int) -> String { number(index).map { context.roundDistance($0 * 1000).text } ?? "–" }
        func hour(_ index: Int) -> String { DurationText.padded(whole(index)) + ":00" }
        func say(_ phrase: Phrase) -> String { context.say(phrase) }
        switch recommendation.rule {
        case .loadWellAboveUsual: return say(.loadWellAboveUsual(ratio: plain(0, 2)))
        case .loadAboveUsual: return say(.loadAboveUsual(ratio: plain(0, 2)))
        case .loadBelowUsual: return say(.loadBelowUsual(ratio: plain(0, 2)))
        case .loadInUsualRange: return say(.loadInUsualRange(ratio: plain(0, 2)))
        case .easierWeekPlanned: return say(.easierWeekPlanned(ratio: plain(0, 2)))
        case .needRecentActivities: return context.say(.needRecentActivities(count: whole(0)))
        case .returningAfterBreak:
            let isNew = (number(1) ?? 0) < Double(Returning.beginning)
            return say(isNew ? .returningAfterBreak(count: whole(0)) : .returningStill(count: whole(0)))
        case .sessionMuchLongerThanRecent: return say(.sessionMuchLonger(distance: kilometres(0), longestBefore: kilometres(1)))
        case .veryTired: return say(.veryTired(form: plain(0)))
        case .freshEnoughForQuality: return say(.freshEnough(form: number(0).map { context.signed($0) } ?? "–"))
        case .prolongedLowRecovery: return say(.prolongedLowRecovery)
        case .weekTooMonotonous: return say(.weekTooMonotonous(monotony: plain(0, 1)))
        case .needMoreHistory: return context.say(.needMoreHistory(count: whole(0)))
        case .needRuns: return say(.needRuns)
        case .needRecentEffort: return context.say(.needRecentEffort(count: whole(0)))
        case .confirmDistance:
            let metres = number(0).map { $0 * 1000 }
            return say(
                .confirmDistance(
                    distance: metres.map { RunningSections.name(ofDistance: $0, context) } ?? "–",
                    date: context.shortDate(context.today - whole(2)), points: plain(1, 1)))
        case .effortSetAside:
            let metres = number(0).map { $0 * 1000 }
            return say(
                .effortSetAside(
                    distance: metres.map { RunningSections.name(ofDistance: $0, context) } ?? "–",
                    date: context.shortDate(context.today - whole(2)), points: plain(1, 1)))
        case .needEffortAfterBreak:
            return say(.needEffortAfterBreak(days: plain(0), date: context.shortDate(context.today - whole(1))))
        case .uptakeAtLeast: return say(.uptakeAtLeast(uptake: plain(0)))
        case .confirmRace:
            let metres = number(0).map { $0 * 1000 }
            return say(
                .confirmRace(
                    distance: metres.map { RunningSections.name(ofDistance: $0, context) } ?? "–",
                    date: context.shortDate(context.today - whole(1))))
        case .needHeartRateProfile: return say(.needHeartRateProfile)
        case .needBirthYearAndSex: return say(.needBirthYearAndSex)
        case .raceAndDeviceDisagree:
            guard numbers.count > 3 else { return say(.raceAndDeviceDisagree(ownUptake: plain(0, 1), deviceUptake: plain(1, 1))) }
            return say(
                .raceAndDeviceApart(
                    ownUptake: plain(0, 1), deviceUptake: plain(1, 1), low: plain(2, 1), high: plain(3, 1)))
        case .heartMedication: return say(.heartMedicationTaken)
        case .fitnessImproving:
            return say(.fitnessImproving(percent: number(0).map { context.number($0.magnitude, decimals: 1) } ?? "–"))
        case .fitnessDeclining:
            return say(.fitnessDeclining(percent: number(0).map { context.number($0.magnitude, decimals: 1) } ?? "–"))
        case .slowDownInHeat:
            let loss = number(1).map { context.paceLoss(secondsPerMile: $0).text } ?? "–"
            return Phrase.slowDownInHeat(count: whole(0), paceLoss: loss).text(context.language)
        case .acclimationFading: return context.say(.acclimationFading(count: whole(0)))
        case .acclimationBuilding: return say(.acclimationBuilding)
        case .wellAcclimated: return say(.wellAcclimatedAdvice)
        case .needWeather: return say(.needWeather)
        case .trainAt: return say(.trainAt(from: hour(0), to: hour(1)))
        case .recoveryLow: return say((number(1) ?? 0) > 0 ? .recoveryLowDone(score: plain(0)) : .recoveryLow(score: plain(0)))
        case .recoveryHigh: return say(.recoveryHigh(score: plain(0)))
        case .signsOfIllness: return say(.signsOfIllness)
        case .dangerousHeat: return say(.dangerousHeat)
        }
    }
}
