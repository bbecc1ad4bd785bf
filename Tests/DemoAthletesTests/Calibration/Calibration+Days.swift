import Analysis
import DemoAthletes
import Measures
import Training

/// Recovery, sleep, load and plan of one day against what they would be without errors.
extension Calibration {
    /// Scores of the last morning, from what devices wrote, against those of error-free devices.
    mutating func addMorning(seen: History, of demo: DemoAthlete, end: Day) {
        let exact = History(athlete: demo.athlete, digests: seen.digests, bodySamples: demo.samples, dailyTotals: demo.totals)
        let truth = readinessInsight(asOf: end, history: exact)
        let generated = readinessInsight(asOf: end, history: seen)
        if let score = truth.recovery.value?.estimate.value {
            compare("Recovery score", generated.recovery.value?.estimate, score)
        }
        if let score = truth.sleep.value?.estimate.value { compare("Sleep score", generated.sleep.value?.estimate, score) }
    }

    /// Acute load and the planned week, against the loads of the same sessions under the athlete's true thresholds.
    mutating func addLoad(of demo: DemoAthlete, seen: History, fitness: FitnessInsight, end: Day) {
        var acute = 0.0
        var hours: [WorkoutType: Double] = [:]
        var loads: [WorkoutType: Double] = [:]
        for recording in demo.recordings {
            guard let day = Day(of: recording.start, at: recording.offset ?? demo.athlete.homeOffset), end - day < 84,
                let load = trueLoad(of: recording, on: day, demo)
            else { continue }
            if end - day < 7 { acute += load }
            guard let kind = kind(of: recording) else { continue }
            hours[kind, default: 0] += recording.elapsed / 3600
            loads[kind, default: 0] += load
        }
        let load = loadInsight(asOf: end, history: seen, fitness: fitness)
        if acute > 0 { compare("Load, 7 days", load.acute.value, acute, isRelative: true) }
        let plan = sevenDayPlan(
            asOf: end, history: seen, load: load, readiness: readinessInsight(asOf: end, history: seen)
        ).days
        var planned = 0.0
        var done = 0.0
        for day in plan {
            guard let minutes = day.minutes else { continue }
            let kind: WorkoutType = day.workout == .recovery ? .easy : day.workout
            guard let time = hours[kind], time > 0, let sum = loads[kind] else { return }
            planned += day.load
            // A recovery run is slower than the athlete's easy ones, as far as the plan asks for it.
            let share = day.workout == .recovery ? 0.8 : 1
            done += share * Double(minutes) / 60 * sum / time
        }
        guard planned > 0, done > 0 else { return }
        let spread = PlannedDay.loadSpread * planned
        compare(
            "Load of the planned week",
            Estimate(
                value: planned, interval: Interval(low: planned - spread, high: planned + spread), count: plan.count, quality: 1,
                method: "plan", inputs: [], asOf: end), done, isRelative: true)
    }

    /// What a session loads under the thresholds that the athlete really has that day.
    private func trueLoad(of recording: Recording, on day: Day, _ demo: DemoAthlete) -> Double? {
        guard let vdot = demo.truth.vdot.first(where: { $0.day == day })?.value else { return nil }
        let (resting, maximum) = (demo.truth.restingHeartRate, demo.truth.maximumHeartRate)
        // Heart rate follows the share of uptake above rest, and a threshold is at 88 % of uptake.
        let threshold = resting + (maximum - resting) * (0.88 * vdot - 3.5) / (vdot - 3.5)
        let profile = AthleteProfile(
            restingHeartRate: ProfileValue(resting, .stated), maximumHeartRate: ProfileValue(maximum, .stated),
            thresholdHeartRate: ProfileValue(threshold, .stated),
            thresholdSpeed: Threshold.speed(vdot: vdot).map { ProfileValue($0, .stated) }, sex: demo.athlete.sex)
        return digest(of: recording, id: "", athlete: demo.athlete, profile: profile).load?.value
    }

    private func kind(of recording: Recording) -> WorkoutType? {
        guard recording.sport.isRunning else { return nil }
        switch recording.title {
        case nil: return .easy
        case "Long run": return .long
        case "Tempo": return .tempo
        case "5 × 3 min": return .interval
        default: return nil
        }
    }
}
