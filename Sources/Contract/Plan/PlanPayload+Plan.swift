public import Analysis
import Measures
public import Training

/// Functions that word a plan in the language of a request.
public struct PlanSentences: Sendable {
    var need: @Sendable () -> String
    var text: @Sendable (PlannedDay) -> String
    var details: @Sendable (PlannedDay) -> [String]
    var why: @Sendable (PlannedDay) -> String
    var files: @Sendable (WorkoutOutline, PlannedDay) -> [String: PlanFilePayload]

    public init(
        need: @escaping @Sendable () -> String, text: @escaping @Sendable (PlannedDay) -> String,
        details: @escaping @Sendable (PlannedDay) -> [String], why: @escaping @Sendable (PlannedDay) -> String,
        files: @escaping @Sendable (WorkoutOutline, PlannedDay) -> [String: PlanFilePayload]
    ) {
        self.need = need
        self.text = text
        self.details = details
        self.why = why
        self.files = files
    }
}

extension PlanPayload {
    public init(_ plan: DatedPlan, targets: WorkoutTargets, sentences: PlanSentences) {
        today = ISO8601.text(plan.today)
        reason = plan.reason.map { $0.word }
        need = plan.nextDays.isEmpty ? sentences.need() : nil
        days = plan.entries.map { PlanDayPayload($0, targets: targets, sentences: sentences) }
    }
}

extension PlanDayPayload {
    init(_ entry: DatedPlan.Entry, targets: WorkoutTargets, sentences: PlanSentences) {
        let planned = entry.planned
        let facts = PlannedDayPayload(planned)
        day = facts.day
        workout = facts.workout
        minutes = facts.minutes
        hardMinutes = facts.hardMinutes
        load = facts.load
        distanceKilometres = facts.distanceKilometres
        isHot = facts.isHot
        heatExposure = planned.exposure?.mode.rawValue
        forecast = planned.forecast.map { PlanForecastPayload($0) }
        isBeside = entry.isBeside
        isOfRoutine = planned.routine != nil
        isDecided = planned.stored != nil
        outcome = entry.outcome.flatMap { $0.isProposal ? nil : $0.outcome.word }
        text = sentences.text(planned)
        details = sentences.details(planned)
        why = sentences.why(planned)
        sessions = planned.outlines(targets).map { PlanSessionPayload($0, files: sentences.files($0, planned)) }
    }
}

extension PlanProgress.Outcome {
    /// The words of outcomes, which are part of the API.
    static let words = ["done", "partly", "missed", "moved"]

    /// Nil for a day of rest, and for one that is ahead.
    fileprivate var word: String? {
        switch self {
        case .rest, .ahead: nil
        case .done: PlanProgress.Outcome.words[0]
        case .partly: PlanProgress.Outcome.words[1]
        case .missed: PlanProgress.Outcome.words[2]
        case .moved: PlanProgress.Outcome.words[3]
        }
    }
}

extension PlanForecastPayload {
    init(_ forecast: DayForecast) {
        hour = forecast.hour
        temperatureCelsius = ContractFigures.rounded(forecast.temperature.celsius, decimals: 1)
        humidityPercent = ContractFigures.rounded(forecast.humidityPercent, decimals: 0)
        wetBulbGlobeCelsius = ContractFigures.rounded(forecast.wetBulbGlobe.celsius, decimals: 1)
        isCooler = forecast.isCooler
        source = forecast.source
        answered = forecast.answered.secondsSince1970
    }
}

extension PlanSessionPayload {
    init(_ outline: WorkoutOutline, files: [String: PlanFilePayload]) {
        sport = outline.sport.rawValue
        seconds = outline.seconds
        blocks = outline.blocks.map { block in
            switch block {
            case .step(let step): PlanBlockPayload(repeats: 1, steps: [PlanStepPayload(step)])
            case .repeats(let count, let steps): PlanBlockPayload(repeats: count, steps: steps.map { PlanStepPayload($0) })
            }
        }
        self.files = files
    }
}

extension PlanStepPayload {
    /// The words of kinds and targets, which are part of the API.
    static let kinds = ["warm_up", "work", "recovery", "cool_down"]

    init(_ step: WorkoutOutline.Step) {
        kind =
            switch step.kind {
            case .warmUp: PlanStepPayload.kinds[0]
            case .work: PlanStepPayload.kinds[1]
            case .recovery: PlanStepPayload.kinds[2]
            case .coolDown: PlanStepPayload.kinds[3]
            }
        seconds = step.seconds
        target = PlanTargetPayload(step.target)
    }
}

extension PlanTargetPayload {
    static let types = ["heart_rate", "speed", "power"]

    init?(_ target: WorkoutOutline.Target) {
        switch target {
        case .none: return nil
        case .heartRate(let low, let high): self.init(0, low.beatsPerMinute, high.beatsPerMinute, decimals: 0)
        case .speed(let low, let high): self.init(1, low.metresPerSecond, high.metresPerSecond, decimals: 3)
        case .power(let low, let high): self.init(2, low.watts, high.watts, decimals: 0)
        }
    }

    private init(_ type: Int, _ low: Double, _ high: Double, decimals: Int) {
        self.init(
            type: PlanTargetPayload.types[type], low: ContractFigures.rounded(low, decimals: decimals),
            high: ContractFigures.rounded(high, decimals: decimals))
    }
}

extension PlanReason {
    /// The word of a reason, which is part of the API.
    var word: String {
        switch self {
        case .build: "build"
        case .maintain: "maintain"
        case .deload: "deload"
        case .taper: "taper"
        case .raceWeek: "race_week"
        case .comeback: "comeback"
        case .tired: "tired"
        case .loadRose: "load_rose"
        case .longRun: "long_run"
        case .afterRace: "after_race"
        case .afterLongRace: "after_long_race"
        case .ratio: "ratio"
        case .growth: "growth"
        case .newStart: "new_start"
        case .habits: "habits"
        case .settled: "settled"
        case .illness: "illness"
        case .afterIllness: "after_illness"
        case .heat: "heat"
        case .routine: "routine"
        case .stored: "stored"
        case .usual: "usual"
        case .fewWeeks: "few_weeks"
        }
    }
}
