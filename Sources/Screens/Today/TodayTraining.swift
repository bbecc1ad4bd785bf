import Analysis
import Training

/// What is planned for today, and what was done.
struct TodayTraining {
    /// Nil without a plan.
    let planned: PlannedDay?
    /// What became of the plan until now; nil without one.
    let outcome: PlanProgress.PlannedDay?
    /// Training of today, in any order.
    let done: [ActivityDigest]

    /// - Parameters:
    ///   - plans: what is planned for single days; nil for a past day.
    ///   - digests: in any order.
    init(_ plans: DayPlans?, _ digests: [ActivityDigest], _ context: DisplayContext) {
        planned = plans?.planned(on: context.today)
        outcome = plans?.outcome(today: context.today, digests: digests)
        done = digests.filter { $0.day == context.today && $0.isTraining && !$0.isLeftOut }
    }

    /// Whether the plan of today may still be followed: training of another kind than the planned one leaves that ahead.
    var isAhead: Bool { done.isEmpty || outcome?.outcome == .ahead }
}
