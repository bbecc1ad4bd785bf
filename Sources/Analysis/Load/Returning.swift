public import Measures

/// Coming back after an illness, an injury or a holiday: for four weeks the ratio compares with weeks in which nothing was done, and
/// says nothing.
///
/// Formula: seven days or more without load, after two weeks of training, that ended within the last 28 days.
/// Units: days.
/// Source: our own rule.
/// Grade: own definition.
public struct Returning: Equatable, Sendable {
    public static let card = ModelCard(
        id: "returning", name: "Returning after a break", alsoKnownAs: [],
        formula:
            "a break is ≥ 7 days in a row without load, with at least 14 days of history and some load in the 28 days before it; "
            + "returning: the break ended within the last 28 days",
        units: "days",
        source: "our own, because after a break acute over chronic load compares with nothing and jumps whatever one does",
        grade: .ownDefinition,
        limits: "Days of which nothing is known count as a break too: a watch that stayed at home looks like rest.")

    public static let shortestBreak = 7

    /// Days without load.
    public var days: Int
    /// The first day with load after them.
    public var since: Day

    /// The latest break that still matters; nil while training went on.
    public init?(_ daily: DailyLoads) {
        let loads = daily.loads
        var end = loads.count - 1
        let oldest = max(0, loads.count - 28)
        while end >= oldest {
            // `end` is a day with load whose day before had none: a break may have ended there.
            guard loads[end] > 0, end > 0, loads[end - 1] == 0 else {
                end -= 1
                continue
            }
            var start = end - 1
            while start > 0, loads[start - 1] == 0 { start -= 1 }
            let length = end - start
            if length >= Returning.shortestBreak, start >= 14, loads[max(0, start - 28)..<start].contains(where: { $0 > 0 }) {
                days = length
                since = daily.first + end
                return
            }
            end = start - 1
        }
        return nil
    }
}

extension LoadState {
    var returning: Returning? { Returning(daily) }

    /// The median of the weeks of a year, when there are 26 of them.
    var usualWeek: Double? {
        var weeks: [Double] = []
        var end = daily.loads.count
        while end >= 7, weeks.count < 52 {
            weeks.append(daily.loads[(end - 7)..<end].reduce(0, +))
            end -= 7
        }
        return weeks.count >= 26 ? Robust.median(weeks) : nil
    }

    /// The week is one that this athlete is used to: a high ratio then only says that the weeks before it were easy.
    var isWithinUsualWeek: Bool {
        guard let usualWeek, let acute = acute.value?.value else { return false }
        return acute < usualWeek
    }

    /// Acute over the three weeks before it, apart from it.
    var uncoupledRatio: Answer<Estimate> {
        guard case .known(let coupled) = ratio else { return .absent(ratio.absence ?? .tooFew) }
        guard let uncoupled = LoadRatio.uncoupled(daily.loads), let value = uncoupled.ratio else { return .absent(.outOfRange) }
        return .known(
            estimate(
                value, LoadRatio.card.id,
                [
                    EstimateInput(name: "acute", value: uncoupled.acute, unit: "load"),
                    EstimateInput(name: "chronic_before", value: uncoupled.chronic, unit: "load"),
                ], quality: coupled.quality))
    }

    /// What pace-based load misses in the heat: percent that heart-rate load lies above it, over the hot runs of four weeks.
    var heatGap: Answer<Estimate> {
        let profile = history.profile(asOf: day)
        var gaps: [Double] = []
        var inputs: [EstimateInput] = []
        for digest in history.digests(from: day - 27, through: day) where digest.isOutdoorRun {
            guard let warmth = digest.conditions?.wetBulbGlobe?.celsius, warmth >= 18.4 else { continue }
            guard let pace = digest.load(by: .gradeAdjustedPace, for: profile), pace > 0,
                let heart = digest.load(by: .heartRate, for: profile)
            else { continue }
            gaps.append(100 * (heart / pace - 1))
            inputs.append(EstimateInput(name: "load by pace", value: pace, unit: "load", activity: digest.id))
            inputs.append(EstimateInput(name: "load by heart rate", value: heart, unit: "load", activity: digest.id))
        }
        guard gaps.count >= 3, let middle = Robust.median(gaps) else { return .absent(gaps.isEmpty ? .noData : .tooFew) }
        return .known(
            estimate(middle, LoadState.heatGapCard.id, inputs, quality: min(1, Double(gaps.count) / 10)))
    }

    static let heatGapCard = ModelCard(
        id: "heat_load_gap", name: "Load that pace does not see in the heat", alsoKnownAs: [],
        formula: "median over the outdoor runs of 28 days at WBGT ≥ 18.4 °C of (load by heart rate / load by pace − 1) · 100",
        units: "%",
        source:
            "our own, because pace falls in the heat while the heart works as hard: both loads are kept and their gap is shown",
        grade: .ownDefinition,
        limits: "At least three hot runs with both. A threshold that is off moves it just as heat does.")
}
