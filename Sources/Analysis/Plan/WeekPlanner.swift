/// Plans the next seven days by published rules.
///
/// Formula: see the card; the same request gives the same plan.
/// Units: load units, minutes.
/// Source: our own rules; the bound on single sessions after Frandsen 2025, hard share after Rosenblat 2025.
/// Grade: own definition.
public enum WeekPlanner {
    public static let card = ModelCard(
        id: "week_plan", name: "Seven-day plan", alsoKnownAs: ["daily_recommendations"],
        formula:
            "target = chronic load · {build 1.05, maintain 1, deload and taper 0.75, race week 0.55, return 0.5}, at most 0.60 of it "
            + "when overreaching, 0.80 when fatigued or after a large change, and at most the load with which the ratio ends at 1.25. "
            + "Week = target/(50 k) h, k = median over the runs of 56 days of load per hour / 50, 0.6…1.6, from 5 runs on, else 1. Long run ≤ 25 % of the week, ≤ 110 % of the longest of 30 days, ≤ 150 min, ≤ 35 % of the minutes planned (of "
            + "two or three runs 5 min longer than the next); hard sessions 20 % of "
            + "the week up to 60 min, none of both for a day per 3 km after a race or a run > 110 % of the longest of 30 days (7 days and "
            + "more: half the load), nor for three days after signs of illness (of those two of ≤ 30 min); "
            + "heat of the last two weeks' runs ≥ 28 °C WBGT in the mean: all easy, ≤ 45 min; where less than three short runs were allowed: "
            + "those, 15…20 min; the first run after 14 days without one ≤ 50 % of the longest (at least 10 min); hard sessions only while the "
            + "week's variability is not below its usual range, nor above it with form < −10 % of fitness; recovery runs 10 %, 20…35 min; easy runs share the rest, up to 80 % of the longest, 130 % of the usual run, "
            + "25 % of the week and 90 min; hard minutes ≤ 20 % of all; distance = minutes · median pace of 60 days; of recovery runs at 59 % of VDOT where that is slower, of hard minutes at the "
            + "threshold pace in use (tempo) or at full VDOT (intervals)",
        units: "load units, minutes",
        source:
            "our own, because no published plan adapts to load, readiness and heat; single sessions after J. Frandsen et al., BJSM "
            + "59:1203 (2025); hard share after M. Rosenblat et al., Sports Medicine 55:621 (2025)",
        grade: .ownDefinition,
        limits:
            "Needs 3 runs of the last 60 days; before 28 days of load there are three easy runs as long as usual, 60 min at most. An hour counts k times 40 for recovery, 50 easy, 55 long, 70 tempo, 72 intervals, ±10 %. It knows nothing of pain: pain that changes the gait means rest and a "
            + "clinician.")

    /// Returns the load of one hour.
    static func loadPerHour(_ workout: WorkoutType) -> Double {
        switch workout {
        case .rest, .race: 0
        case .recovery: 40
        case .easy: 50
        case .moderate: 60
        case .tempo: 70
        case .interval: 72
        case .long: 55
        }
    }

    /// Returns the plan; nil for an invalid request without 28 loads or seven days.
    public static func plan(for request: PlanRequest) -> WeekPlan? {
        guard request.isPossible else { return nil }
        var draft = WeekDraft(request)
        draft.placeSessions()
        draft.setMinutes()
        draft.respectHeatAndIllness()
        draft.respectBreak()
        draft.respectBounds()
        return draft.plan
    }
}
