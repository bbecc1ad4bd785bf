public import Measures
import Training

/// The seven-day plan of an earlier day, from which today's entry comes: the plan of today begins tomorrow.
public struct EarlierPlan: Equatable, Sendable {
    public var days: [PlannedDay]
    /// The rule behind its load; nil for an empty plan.
    public var reason: PlanReason?
    /// Paces for the distances of days that the athlete decides; nil without them.
    var paces: TrainingPaces?

    public init(days: [PlannedDay] = [], reason: PlanReason? = nil) {
        self.days = days
        self.reason = reason
    }

    /// Plans the seven days after `day` alone: of the insights of that day only readiness and load are computed. A routine that the athlete
    /// chose on the day after counts, because the plan is that of the day after. So does a race that was entered then, until a session of
    /// the day is recorded: that one stays as it was announced.
    /// - Parameters:
    ///   - day: the evaluated day; later data are ignored.
    ///   - known: all data of the athlete, with the forecast that counts now.
    public init(asOf day: Day, history known: History) {
        var history = known.withHeat(asOf: day)
        if known.hasTrained(on: day + 1) { history.races = (known.races + known.formerRaces).known(on: day) }
        let readiness = readinessInsight(asOf: day, history: history)
        let profile = history.profile(asOf: day)
        let load = loadInsight(
            asOf: day, history: history,
            performance: FitnessInsight.trend(FitnessInsight.weekly(asOf: day, history: history, profile: profile), asOf: day),
            readiness: recoveryScores(today: readiness, asOf: day, history: history))
        let plan = sevenDayPlan(
            asOf: day, history: history, load: load, readiness: readiness, routinesKnown: day + 1)
        self.init(days: plan.days, reason: plan.reason)
        paces = plan.paces
    }
}

extension History {
    /// Whether a session of a day is recorded.
    func hasTrained(on day: Day) -> Bool { digests(from: day, through: day).contains { $0.isTraining } }
}
