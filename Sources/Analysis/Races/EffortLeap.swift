public import Measures
import Training

/// An effort so much better than all earlier ones that its distance needs confirmation.
///
/// Formula: VDOT(effort) − max(best VDOT of the 180 days before, oxygen uptake of the evening before) > 3, with a hard effort (≥ 93 % of
/// that best) less than 14 days earlier.
/// Units: metres and seconds in, ml/kg/min of VDOT out.
/// Source: our own, because fitness does not leap within days and measured courses are often wrong.
/// Grade: own definition.
public struct EffortLeap: Equatable, Sendable {
    public static let card = ModelCard(
        id: "effort_leap", name: "A leap in VDOT", alsoKnownAs: ["distance to confirm"],
        formula:
            "VDOT(effort) − max(best VDOT of the {days} days before, oxygen uptake of the evening before) > {points}, where a hard effort "
            + "(≥ {hardShare} % of that best) lies less than {recentDays} days back",
        units: "ml/kg/min",
        source:
            "our own, because fitness does not leap within days, and distances are often measured wrong",
        grade: .ownDefinition,
        limits:
            "The effort counts until its activity is left out. But a stretch more than {pointsOverHard} points above the best of the {days} "
            + "days before ({pointsOverEasy} where all were easy; {runs} runs at least) counts only once, within {days} days, the best of "
            + "another run lies within {points} points of it, or a race over a standard distance exceeds it; such a race always counts. "
            + "Only races and stretches that were plainly hard efforts are compared. The question stays for {askedFor} days.",
        constants: [
            CardConstant("days", EffortRecord.window),
            CardConstant("points", points, decimals: 0),
            CardConstant("hardShare", 100 * RaceForecast.hardShare, decimals: 0),
            CardConstant("recentDays", EffortLeap.days),
            CardConstant("pointsOverHard", LeapGuard.points, decimals: 0),
            CardConstant("pointsOverEasy", LeapGuard.pointsOverEasy, decimals: 0),
            CardConstant("runs", LeapGuard.leastRuns),
            CardConstant("askedFor", askedFor),
        ])

    /// Lowest gain in points, and the days within which it is implausible.
    public static let points = 3.0
    public static let days = 14
    /// Days for which the athlete is asked.
    public static let askedFor = 28

    public var activity: String
    public var day: Day
    /// Metres; seconds in cool weather on level ground.
    public var metres: Double
    public var seconds: Double
    /// Whether fitness leaves it out until another run confirms it: it lies too far above everything before; see `LeapGuard`.
    public var isSetAside: Bool
    /// Points of VDOT gained, with the effort and the earlier values as inputs.
    public var gain: Estimate

    /// Returns the newest leap of the last four weeks; nil without one.
    static func newest(asOf day: Day, history: History, profile: AthleteProfile) -> EffortLeap? {
        var found: (effort: EffortRecord.Effort, before: Double)?
        for effort in history.efforts.efforts(from: day - (askedFor - 1), through: day).reversed() {
            let counts = effort.counts(on: day)
            guard effort.isHard || !counts else { continue }
            if let found, found.effort.run != effort.run { break }
            let earlier = history.efforts.efforts(from: effort.day - EffortRecord.window, through: effort.day - 1)
                .filter { $0.counts(on: day) }
            if !counts {
                guard let before = highest(in: earlier) ?? earlier.map({ $0.vdot }).max() else { continue }
                if found.map({ effort.vdot > $0.effort.vdot }) ?? true { found = (effort, before) }
                continue
            }
            guard let best = highest(in: earlier), effort.vdot > best + points + Rounding.slack else { continue }
            let isRecent = earlier.contains { effort.day - $0.day < days && $0.vdot >= RaceForecast.hardShare * best }
            guard isRecent else { continue }
            let state = UptakeState(asOf: effort.day - 1, history: history, profile: profile)
            let before = max(best, state.value ?? best)
            guard effort.vdot > before + points + Rounding.slack else { continue }
            if found.map({ effort.vdot > $0.effort.vdot }) ?? true { found = (effort, before) }
        }
        return found.map { EffortLeap($0.effort, before: $0.before, asOf: day) }
    }

    /// Returns the highest VDOT of the efforts that show ability: easy running before a first effort makes no leap.
    private static func highest(in efforts: [EffortRecord.Effort]) -> Double? {
        var best: Double?
        for effort in efforts where effort.isHard { best = max(best ?? effort.vdot, effort.vdot) }
        return best
    }

    private init(_ effort: EffortRecord.Effort, before: Double, asOf day: Day) {
        activity = effort.activity
        self.day = effort.day
        metres = effort.metres
        seconds = effort.seconds
        isSetAside = !effort.counts(on: day)
        gain = Estimate(
            value: effort.vdot - before, interval: nil, count: 1, quality: effort.isRace ? 1 : 0.5, method: EffortLeap.card.id,
            inputs: [
                EstimateInput(name: "effort", value: effort.vdot, unit: "ml/kg/min", activity: effort.activity, day: effort.day),
                EstimateInput(name: "known_before", value: before, unit: "ml/kg/min"),
            ], asOf: day)
    }
}
