import Analysis
import Localizations
import Measures
public import Training

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
        guard !hasTextOnly else { return Badge(context.say(.routineOpenDay), .info) }
        let workouts = expected.map { $0.method.intensity.workout }
        let order: [WorkoutType] = [.interval, .tempo, .long, .moderate, .easy, .recovery]
        let workout = order.first { workouts.contains($0) } ?? .easy
        let kind = expected.first { $0.method.intensity.workout == workout }?.method.kind
        return Badge(context.say(workout.phrase(for: kind)), workout.tone)
    }

    /// Name of the day, else the names of its sessions. What a text without a length asks for is that text.
    public func title(_ context: DisplayContext) -> String {
        let name = context.text(name)
        if !name.isEmpty { return name }
        if isRest { return context.say(.routineRestDay) }
        guard !hasTextOnly else {
            let text = RoutineCard.firstSentence(of: context.text(description))
            return text.isEmpty ? context.say(.routineOpenDay) : text
        }
        return expected.map { $0.method.title(context) }.joined(separator: " + ")
    }

    /// `45 min`; nil without a stated length.
    func duration(_ context: DisplayContext) -> String? {
        expected.isEmpty ? nil : context.say(.minutesShort(minutes: context.number(minutes)))
    }
}

extension WorkoutType {
    /// Names the workout for a kind of session; nil for no certain kind. Only runs have a recovery run.
    func phrase(for kind: TrainingMethod.Kind?) -> Phrase { self == .recovery && kind != .run ? .recoverySession : phrase }

    /// Names the workout in a sport.
    func phrase(in sport: Sport) -> Phrase { phrase(for: TrainingMethod.Kind(of: sport)) }
}

extension TrainingMethod {
    /// Name of the method, else its kind.
    func title(_ context: DisplayContext) -> String {
        let name = context.text(name)
        return name.isEmpty ? context.say(kind.phrase) : name
    }
}
