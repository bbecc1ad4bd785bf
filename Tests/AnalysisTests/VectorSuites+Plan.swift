import Analysis

/// Section 10: a whole week, compared session by session.
let planVector: VectorSuite = { input in
    guard let plan = WeekPlanner.plan(for: try planRequest(input)) else { return .null }
    let days = plan.days.map { session -> VectorValue in
        .object([
            "day": .number(Double(session.day)), "type": .text(session.workout.rawValue),
            "minutes": .number(Double(session.minutes)), "heat": .of(session.heat?.rawValue), "text": .text(sentence(session)),
        ])
    }
    // Vectors have six decimals and no tolerance.
    let round = { (value: Double) in (value * 1e6).rounded(.toNearestOrEven) / 1e6 }
    return .object([
        "target": .number(round(plan.target)), "load": .number(round(plan.load)), "cap": .of(plan.cap.map(round)),
        "acwr_pred": .of(plan.ratioAfter.map(round)), "hard_share": .number(round(plan.hardShare)), "days": .list(days),
    ])
}

/// Returns the line that vectors use for a session with its hard part.
private func sentence(_ session: WeekPlan.Session) -> String {
    let length = String(session.minutes) + "min "
    switch session.workout {
    case .rest: return "Rest"
    case .race: return "Race"
    case .recovery: return length + "recovery run"
    case .easy: return length + "easy run"
    case .moderate: return length + "moderate run"
    case .long: return length + "long run (easy pace)"
    case .tempo: return length + "tempo run (" + String(session.hardMinutes) + "min at threshold)"
    case .interval: return length + "interval run (" + String(session.hardMinutes / 3) + "x3min at VO2max pace, 2min jog)"
    }
}

private func planRequest(_ input: VectorValue) throws -> PlanRequest {
    guard let phase = TrainingPhase(rawValue: try input.text("phase")),
        let recovery = RecoveryStatus(rawValue: try input.text("status")),
        let change = LoadChange(rawValue: try input.text("risk"))
    else { throw VectorMismatch(description: "unknown phase, status or risk") }
    var request = PlanRequest(
        loads: try input.numbers("loads28"), phase: phase, recovery: recovery, loadChange: change,
        available: try input.items("available").map { $0 == .flag(true) }, runsPerWeek: Int(try input.number("runs_per_week")),
        longestMinutes: input.optional("longest30_min"))
    if let day = input.optional("long_day") { request.longRunDay = Int(day) }
    if case .list(let days) = input.value("quality_days") {
        request.qualityDays = days.compactMap { $0.numberOrNil.map { Int($0) } }
    }
    if case .list(let degrees) = input.value("wbgt") { request.wetBulbGlobe = degrees.map { $0.numberOrNil } }
    request.races = input.optional("days_to_race").map { [PlanRequest.Race(day: Int($0))] } ?? []
    return request
}
