import Measures
import Training

/// One morning judged against the two months before it.
struct RecoveryToday {
    let day: Day
    let values: MorningValues
    let variability: PersonalBaseline?
    let restingHeartRate: PersonalBaseline?
    let respiration: PersonalBaseline?
    let sleep: PersonalBaseline?

    init(_ values: MorningValues, on day: Day) {
        self.values = values
        self.day = day
        let spread = values.variabilityKind?.isRMSSD == true ? 0.20 : 0.30
        func alike(_ column: [Day: Double]) -> [Day: Double] {
            values.alike(column, on: day, least: PersonalBaseline.daysNeeded)
        }
        variability = PersonalBaseline(values: alike(values.variability), before: day, usual: spread)
        restingHeartRate = PersonalBaseline(values: alike(values.restingHeartRate), before: day, usual: 3)
        respiration = PersonalBaseline(values: values.respiration, before: day, usual: 0.7)
        sleep = PersonalBaseline(values: values.sleep.mapValues { $0.score }, before: day, usual: 10)
    }

    /// Nights with variability or resting heart rate before today that a judgement can rest on.
    var nights: Int { max(variability?.count ?? 0, restingHeartRate?.count ?? 0) }

    var hasToday: Bool { values.variability[day] != nil || values.restingHeartRate[day] != nil }

    var weights: RecoveryScore.Weights { values.variabilityKind != .rmssd && values.variabilityKind != nil ? .watch : .usual }

    /// The week's mean of ln variability; nil with fewer than three nights.
    func weekMean(upTo day: Day) -> Double? {
        var week: [Double] = []
        for ago in 0..<7 {
            if let value = values.variability[day - ago] { week.append(value) }
        }
        return week.count >= 3 ? Moments.mean(week) : nil
    }

    /// Scores of any day against this morning's baselines; a part needs 7 days of its own. Variability is half tonight's and half the
    /// week's mean, and says nothing in a week with fewer than three nights of it.
    func parts(on day: Day) -> RecoveryScore.Parts {
        var parts = RecoveryScore.Parts()
        if let baseline = variability, baseline.count >= PersonalBaseline.daysNeeded, let today = values.variability[day],
            let week = weekMean(upTo: day)
        {
            parts.variability = baseline.score(0.5 * today + 0.5 * week)
        }
        if let baseline = restingHeartRate, baseline.count >= PersonalBaseline.daysNeeded,
            let today = values.restingHeartRate[day]
        {
            parts.restingHeartRate = baseline.score(today).map { -$0 }
        }
        if let baseline = respiration, baseline.count >= PersonalBaseline.daysNeeded, let today = values.respiration[day] {
            // Breathing counts only when it is plainly unusual, in either direction.
            parts.respiration = baseline.score(today).map { abs($0) > 1 ? -abs($0) : 0 }
        }
        if let baseline = sleep, baseline.count >= PersonalBaseline.daysNeeded, let today = values.sleep[day] {
            parts.sleep = baseline.score(today.score)
        }
        return parts
    }

    /// Nil without today's variability and resting heart rate, or without seven nights before.
    var result: RecoveryScore.Result? {
        guard hasToday, nights >= PersonalBaseline.daysNeeded else { return nil }
        return RecoveryScore.result(of: parts(on: day), weights: weights, among: earlier)
    }

    /// The half of the cycle that this morning is compared within; nil where it is compared with all.
    var comparedPhase: CycleCalendar.Phase? {
        guard let phase = values.cycle.phase(on: day) else { return nil }
        let columns = [values.restingHeartRate, values.variability]
        let isNarrowed = columns.contains { values.alike($0, on: day, least: PersonalBaseline.daysNeeded).count < $0.count }
        return isNarrowed ? phase : nil
    }

    /// The composites of the days before, yesterday first: what today is ranked among. Within a half of the cycle, of the days of the same.
    var earlier: [Double] {
        var earlier: [Double] = []
        let phase = comparedPhase
        for ago in 1...PersonalBaseline.length where phase == nil || values.cycle.phase(on: day - ago) == phase {
            if let composite = RecoveryScore.composite(of: parts(on: day - ago), weights: weights) { earlier.append(composite) }
        }
        return earlier
    }

    /// What the score is made of, in its own terms: with these it can be made again.
    var terms: [EstimateInput] {
        let parts = parts(on: day)
        let all: [(name: String, score: Double?, weight: Double)] = [
            ("hrv", parts.variability, weights.variability),
            ("resting_heart_rate", parts.restingHeartRate, weights.restingHeartRate),
            ("respiration", parts.respiration, weights.respiration), ("sleep", parts.sleep, weights.sleep),
        ]
        var inputs: [EstimateInput] = []
        for part in all {
            guard let score = part.score else { continue }
            inputs.append(EstimateInput(name: part.name + "_z", value: score, unit: ""))
            inputs.append(EstimateInput(name: part.name + "_weight", value: part.weight, unit: ""))
        }
        for composite in earlier { inputs.append(EstimateInput(name: "earlier day", value: composite, unit: "")) }
        return inputs
    }

    /// Resting heart rate and breathing both two standard deviations above the usual.
    var looksIll: Bool {
        guard let heart = restingHeartRate, let breath = respiration, heart.count >= PersonalBaseline.daysNeeded,
            breath.count >= PersonalBaseline.daysNeeded
        else { return false }
        guard let heartToday = values.restingHeartRate[day], let breathToday = values.respiration[day] else { return false }
        return (heart.score(heartToday) ?? 0) >= 2 && (breath.score(breathToday) ?? 0) >= 2
    }
}
