import Measures
import Training

/// Durability in a marathon: heart rate relative to speed late, compared with early.
///
/// Formula: (HR / v over km 35–40) / (HR / v over km 5–10), v at grade-adjusted speed; onset: where a window of 5 km first passes
/// 1.025.
/// Units: none; kilometres.
/// Source: B. Smyth et al., Sports Med (2022), doi 10.1007/s40279-022-01680-5.
/// Grade: useful.
public struct MarathonForm: Equatable, Sendable {
    public static let card = ModelCard(
        id: "marathon_form", name: "Marathon form", alsoKnownAs: ["durability of a marathon", "decoupling in a marathon"],
        formula:
            "(HR / v, km 35–40) / (HR / v, km 5–10); < 1.1 low, < 1.2 moderate, else high decoupling; onset: the middle of the first "
            + "window of 5 km, in steps of 1 km after km 10, whose ratio passes 1.025",
        units: "1, km",
        source:
            "B. Smyth, E. Maunder, S. Meyler, B. Hunter, D. Muniz-Pumares, Sports Med (2022), doi "
            + "10.1007/s40279-022-01680-5: 82,303 marathons, mean 1.16 ± 0.22, onset 25.2 ± 9.9 km; the sliding window is "
            + "our own, because we do not know the authors'",
        grade: .useful,
        limits:
            "Heat, thirst, walking and hills that the altitude misses raise it like missing endurance does. Only for runs of 40 km "
            + "and more with a heart rate throughout.")

    /// Days for which a marathon is relevant.
    public static let window = 730
    public static let onsetBound = 1.025

    /// Above 1, heart rate was higher for the same speed at the end.
    public var ratio: Double
    /// Kilometres; nil without an onset.
    public var onset: Double?

    public init(ratio: Double, onset: Double?) {
        self.ratio = ratio
        self.onset = onset
    }
}

extension SessionTrack {
    /// Returns the form; nil below 40 km, or with too little heart-rate data.
    var marathonForm: MarathonForm? {
        guard let heartRate, !heartRateIsDoubtful, let total = metres.last, total >= 40_000, total < 60_000 else { return nil }
        // Moving seconds by kilometre.
        var kilometres = [[Int]](repeating: [], count: 60)
        for second in metres.indices where isMoving[second] {
            let kilometre = metres[second] / 1000
            if kilometre >= 0, kilometre < 60 { kilometres[Int(kilometre)].append(second) }
        }
        func efficiency(from kilometre: Int) -> Double? {
            let seconds = kilometres[kilometre..<(kilometre + 5)].flatMap { $0 }
            return seconds.isEmpty ? nil : self.efficiency(seconds[...], heartRate)
        }
        guard let early = efficiency(from: 5), let late = efficiency(from: 35),
            let ratio = Efficiency.internalExternalRatio(early: early, late: late)
        else { return nil }
        var onset: Double?
        for kilometre in 10...35 {
            guard let here = efficiency(from: kilometre) else { continue }
            if early / here > MarathonForm.onsetBound {
                onset = Double(kilometre) + 2.5
                break
            }
        }
        return MarathonForm(ratio: ratio, onset: onset)
    }
}

extension MarathonForm {
    /// Returns the form of the latest valid marathon of two years.
    static func latest(asOf day: Day, history: History) -> MarathonForm? {
        for run in history.digests(from: day - (window - 1), through: day).reversed()
        where run.sport.isRunning && history.isEvidence(run) {
            if let form = run.traits?.marathonForm { return form }
        }
        return nil
    }
}

extension KnownRuns {
    /// Ratio and onset of the latest marathon of two years.
    var marathonForm: (ratio: Answer<Estimate>, onset: Answer<Estimate>) {
        for run in runs.reversed() where day - run.day < MarathonForm.window {
            guard let form = run.traits?.marathonForm else { continue }
            func answer(_ value: Double, _ name: String, _ unit: String) -> Answer<Estimate> {
                .known(
                    estimate(
                        value, MarathonForm.card.id,
                        [EstimateInput(name: name, value: value, unit: unit, of: run)],
                        count: 1))
            }
            return (
                answer(form.ratio, "internal over external load, late against early", ""),
                form.onset.map { answer($0, "onset", "km") } ?? .absent(.outOfRange)
            )
        }
        return (.absent(.noData), .absent(.noData))
    }
}
