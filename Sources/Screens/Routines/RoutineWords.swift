import Analysis
import Localizations
import Measures
import Training

extension DisplayContext {
    /// The version of a text in the reader's language.
    func text(_ text: TranslatedText) -> String { text.text(in: language.rawValue) }
}

extension Routine.Difficulty {
    var phrase: Phrase {
        switch self {
        case .beginner: .routineBeginner
        case .intermediate: .routineIntermediate
        case .advanced: .routineAdvanced
        }
    }
}

extension Routine.Goal {
    var phrase: Phrase {
        switch self {
        case .base: .routineGoalBase
        case .fiveKilometres: .routineGoal5k
        case .tenKilometres: .routineGoal10k
        case .halfMarathon: .routineGoalHalf
        case .marathon: .routineGoalMarathon
        case .heat: .routineGoalHeat
        case .heatedClasses: .routineGoalClasses
        case .comeback: .routineGoalReturn
        case .injuryComeback: .routineGoalInjury
        case .maintenance: .routineGoalMaintenance
        case .practice: .routineGoalPractice
        case .own: .routineGoalOwn
        }
    }
}

extension RoutineDay {
    /// Tells training and rest apart by colour, as the plan does: rest green, hard red, long purple, else blue.
    func badge(_ context: DisplayContext) -> Badge {
        guard !isRest else { return Badge(context.say(.routineRestDay), WorkoutType.rest.tone) }
        let workouts = expected.map { $0.method.intensity.workout }
        let order: [WorkoutType] = [.interval, .tempo, .long, .moderate, .easy, .recovery]
        let workout = order.first { workouts.contains($0) } ?? .easy
        return Badge(context.say(workout.phrase), workout.tone)
    }
}
