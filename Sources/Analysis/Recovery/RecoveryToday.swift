import Measures
import Training

/// One morning compared with the two months before it.
struct RecoveryToday {
    let day: Day
    let values: MorningValues
    /// ln of milliseconds, of single nights.
    let variability: PersonalBaseline?
    let restingHeartRate: PersonalBaseline?
    let respiration: PersonalBaseline?
    /// Baseline of the score's value: half of a night's variability plus half of its week's mean.
    private let steadied: PersonalBaseline?
    private let sleep: PersonalBaseline?

    init(_ values: MorningValues, on day: Day) {
        self.values = values
        self.day = day
        func alike(_ column: [Day: Double]) -> [Day: Double] {
            values.alike(column, on: day, least: PersonalBaseline.daysNeeded)
        }
        let nightly = values.variabilityKind == .sdnn ? 0.30 : 0.20
        variability = PersonalBaseline(values: alike(values.variability), before: day, usual: nightly)
        var column: [Day: Double] = [:]
        for ago in 1...PersonalBaseline.length {
            if let value = RecoveryToday.steadied(values, on: day - ago, least: 1) { column[day - ago] = value.value }
        }
        steadied = PersonalBaseline(values: alike(column), before: day, usual: 0.6 * nightly)
        restingHeartRate = RecoveryToday.restingBaseline(values, before: day)
        respiration = RecoveryToday.breathBaseline(values, before: day)
        sleep = PersonalBaseline(values: values.sleep.mapValues { $0.score }, before: day, usual: 10)
    }

    /// Nights before today with variability or resting heart rate that are usable.
    var nights: Int { max(variability?.count ?? 0, restingHeartRate?.count ?? 0) }

    var hasToday: Bool { values.variability[day] != nil || values.restingHeartRate[day] != nil }

    var weights: RecoveryScore.Weights { values.variabilityKind == .sdnn ? .watch : .usual }

    /// Returns the week's mean of ln variability; nil with fewer than three nights.
    func weekMean(upTo day: Day) -> Double? {
        let week = RecoveryToday.week(values, upTo: day)
        return week.count >= RecoveryToday.nightsAWeek ? Moments.mean(week) : nil
    }

    private static let nightsAWeek = 3

    private static func week(_ values: MorningValues, upTo day: Day) -> [Double] {
        (0..<7).compactMap { values.variability[day - $0] }
    }

    /// Returns half of the night's ln variability plus half of the week's mean; nil in a week with fewer than `least` nights.
    private static func steadied(
        _ values: MorningValues, on day: Day, least: Int = nightsAWeek
    ) -> (value: Double, nights: Int)? {
        guard let night = values.variability[day] else { return nil }
        let week = week(values, upTo: day)
        guard week.count >= least, let mean = Moments.mean(week) else { return nil }
        return (0.5 * night + 0.5 * mean, week.count)
    }

    private static func spread(_ baseline: PersonalBaseline?, error: Double, floor: Double) -> DaySpread? {
        guard let baseline, baseline.count >= PersonalBaseline.daysNeeded else { return nil }
        return DaySpread(baseline, error: error, floor: floor)
    }

    /// Today compared with the baselines; a part needs 7 days of its own.
    var parts: RecoveryScore.Parts {
        var parts = RecoveryScore.Parts()
        if let night = RecoveryToday.steadied(values, on: day) {
            let error = SensorError.variability(values.variabilityKind, isOfBeats: values.isVariabilityOfBeats)
            let spread = RecoveryToday.spread(
                steadied, error: error * SensorError.share(ofNightIn: night.nights),
                floor: values.variabilityKind == .sdnn ? 0.12 : 0.08)
            parts.variability = spread?.part(night.value)
        }
        if let today = values.restingHeartRate[day] {
            parts.restingHeartRate = RecoveryToday.heartSpread(restingHeartRate)?.part(today, sign: -1)
        }
        if let today = values.respiration[day], var part = RecoveryToday.breathSpread(respiration)?.part(today) {
            // Respiration counts only if it is clearly unusual, in either direction.
            part.deviation = abs(part.deviation) > 1 ? -abs(part.deviation) : 0
            parts.respiration = part
        }
        if let today = values.sleep[day] {
            parts.sleep = RecoveryToday.spread(sleep, error: SensorError.sleep, floor: 6)?.part(today.score)
        }
        return parts
    }

    /// The score; nil without today's variability and resting heart rate, or without seven nights before.
    var result: RecoveryScore.Result? {
        guard hasToday, nights >= PersonalBaseline.daysNeeded else { return nil }
        return RecoveryScore.result(of: parts, weights: weights)
    }

    /// The half of the cycle used for this morning's comparison; nil if all mornings are used.
    var comparedPhase: CycleCalendar.Phase? {
        guard let phase = values.cycle.phase(on: day) else { return nil }
        let columns = [values.restingHeartRate, values.variability]
        let isNarrowed = columns.contains { values.alike($0, on: day, least: PersonalBaseline.daysNeeded).count < $0.count }
        return isNarrowed ? phase : nil
    }

    /// The terms of the score, from which it can be recomputed.
    var terms: [EstimateInput] {
        let parts = parts
        let all: [(name: String, part: RecoveryScore.Part?, weight: Double)] = [
            ("hrv", parts.variability, weights.variability),
            ("resting_heart_rate", parts.restingHeartRate, weights.restingHeartRate),
            ("respiration", parts.respiration, weights.respiration), ("sleep", parts.sleep, weights.sleep),
        ]
        var inputs: [EstimateInput] = []
        for (name, part, weight) in all {
            guard let part else { continue }
            inputs.append(EstimateInput(name: name + "_z", value: part.deviation, unit: ""))
            inputs.append(EstimateInput(name: name + "_reliability", value: part.reliability, unit: ""))
            inputs.append(EstimateInput(name: name + "_weight", value: weight, unit: ""))
        }
        return inputs
    }

    /// Whether resting heart rate and respiration both exceed the usual value by two true day-to-day standard deviations.
    var looksIll: Bool { RecoveryToday.looksIll(values, on: day) }

    static func looksIll(_ values: MorningValues, on day: Day) -> Bool {
        guard let rate = values.restingHeartRate[day], let breaths = values.respiration[day],
            let breath = breathSpread(breathBaseline(values, before: day))?.part(breaths), breath.deviation >= 2,
            let heart = heartSpread(restingBaseline(values, before: day))?.part(rate)
        else { return false }
        return heart.deviation >= 2
    }

    private static func restingBaseline(_ values: MorningValues, before day: Day) -> PersonalBaseline? {
        let alike = values.alike(values.restingHeartRate, on: day, least: PersonalBaseline.daysNeeded)
        return PersonalBaseline(values: alike, before: day, usual: 3)
    }

    private static func breathBaseline(_ values: MorningValues, before day: Day) -> PersonalBaseline? {
        PersonalBaseline(values: values.respiration, before: day, usual: 0.7)
    }

    private static func heartSpread(_ baseline: PersonalBaseline?) -> DaySpread? {
        spread(baseline, error: SensorError.restingHeartRate, floor: 2)
    }

    private static func breathSpread(_ baseline: PersonalBaseline?) -> DaySpread? {
        spread(baseline, error: SensorError.respiration, floor: 0.4)
    }
}

extension MorningValues {
    /// Returns the last day with signs of illness among the days before a day; nil without one.
    /// - Parameters:
    ///   - day: the day that follows the searched ones.
    ///   - days: the number of searched days.
    func lastIll(before day: Day, days: Int = ReadinessInsight.daysSearchedForIllness) -> Day? {
        days < 1 ? nil : (1...days).lazy.map { day - $0 }.first { RecoveryToday.looksIll(self, on: $0) }
    }

    /// Returns the first day of the illness that a day belongs to, or of the one from whose return the athlete fell ill again.
    /// - Parameters:
    ///   - ill: a day with signs of illness.
    ///   - earliest: the first day that is searched.
    func firstIll(of ill: Day, notBefore earliest: Day) -> Day {
        var first = ill
        while let earlier = lastIll(before: first, days: min(ReadinessInsight.daysSearchedForIllness, first - earliest)) {
            first = earlier
        }
        return first
    }
}
