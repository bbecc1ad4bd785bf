public import ActivityFiles
public import Analysis
import Localizations
import Measures
public import Training

/// Names a planned session in a file, and says what the file cannot hold.
public enum WorkoutFileText {
    public static func title(_ outline: WorkoutOutline, of planned: PlannedDay, _ context: DisplayContext) -> WorkoutTitle {
        if let session = outline.session { return title(of: session, planned, context) }
        guard !outline.routine.isEmpty else { return WorkoutTitle(name: PlanText.text(planned, context)) }
        let texts = outline.routine.map {
            RoutineInstruction.sentence($0, of: planned, context) ?? context.text($0.method.description)
        }
        return WorkoutTitle(
            name: PlainText.withoutSoftHyphens(outline.routine.map { $0.method.title(context) }.joined(separator: " + ")),
            text: PlainText.withoutSoftHyphens(texts.joined(separator: "\n")))
    }

    /// Names one session that the athlete decided in a file.
    private static func title(
        of session: PlannedSession, _ planned: PlannedDay, _ context: DisplayContext
    ) -> WorkoutTitle {
        let minutes = context.say(.minutesShort(minutes: context.number(session.minutes)))
        let words = [
            minutes, PlanText.name(session, context), PlanText.work(session, context),
        ]
        let instruction = planned.stored.map { RoutineInstruction.words(of: session, on: $0, context) } ?? []
        return WorkoutTitle(
            name: PlainText.withoutSoftHyphens(words.compactMap { $0 }.joined(separator: " · ")),
            text: PlainText.withoutSoftHyphens(
                (instruction + [session.note].compactMap { $0 }).joined(separator: "\n")))
    }

    /// One sentence: exact, less than the session, or unsupported. `losses` is what the file cannot hold; nil if the format
    /// has no such sport.
    public static func fidelity(_ losses: [WorkoutExport.Loss]?, _ context: DisplayContext) -> String {
        guard let losses else { return context.say(.workoutUnsupported) }
        guard !losses.isEmpty else { return context.say(.workoutExact) }
        let words = losses.map { context.say($0.phrase) }.joined(separator: context.say(.workoutLossSeparator))
        return context.say(.workoutDegraded(losses: words))
    }

    /// Name of the file of a day.
    public static func fileName(_ planned: PlannedDay, _ format: WorkoutFormat) -> String {
        "hearth-" + planned.day.iso + "." + format.rawValue
    }
}

extension WorkoutExport.Loss {
    fileprivate var phrase: Phrase {
        switch self {
        case .heartRate: .workoutLossHeartRate
        case .pace: .workoutLossPace
        case .power: .workoutLossPower
        case .range: .workoutLossRange
        case .shareOfMaximum: .workoutLossShareOfMaximum
        case .shareOfThresholdPace: .workoutLossShareOfPace
        case .shareOfThresholdPower: .workoutLossShareOfPower
        case .text: .workoutLossText
        case .kinds: .workoutLossKinds
        case .steps: .workoutLossSteps
        case .targets: .workoutLossTargets
        }
    }
}
