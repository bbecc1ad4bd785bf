import Analysis
import Localizations
import Measures

extension ActivityScreen {
    /// Adds the receipts of parts that exist. Repairs are listed on the page.
    mutating func explainParts(points: Int, _ context: DisplayContext) {
        if charts != nil {
            chartsWhy = ExplainText.explanation(
                ofCard: "why-charts", title: chartsTitle, what: .chartsWhat, restsOn: context.say(.observations(count: points)),
                rows: repairs, context: context)
        }
        if !zones.isEmpty {
            zonesWhy = ExplainText.explanation(
                ofCard: "why-zones", title: zonesTitle, what: .zonesWhat, models: [HeartRateZones.card, TimeInZones.card],
                context: context)
        }
        if let climbs {
            climbsWhy = ExplainText.explanation(
                ofCard: "why-climbs", title: climbs.title, what: .climbsWhat,
                models: [Climb.card, GradeCost.gradeAdjustedPaceCard], context: context)
        }
        if let splits {
            splitsWhy = ExplainText.explanation(
                ofCard: "why-splits", title: splits.title, what: .splitsWhat, models: [Splits.card], context: context)
        }
    }

    /// Returns the inputs of the load, the threshold first.
    ///
    /// The threshold pace is that of the activity's own day, which the load states. Heart rates are listed only if they give the load
    /// again.
    static func loadInputs(
        _ digest: ActivityDigest, _ load: SessionLoad, _ profile: AthleteProfile?, _ context: DisplayContext
    ) -> [Explanation.Row] {
        let moving = (Phrase.movingTime, DurationText.clock(digest.moving))
        var rows: [(Phrase, String)] = []
        switch load.method {
        case .gradeAdjustedPace:
            guard let measures = digest.measures, let speed = measures.normalisedSpeed, load.value > 0, load.value < 1000 else {
                break
            }
            let intensity = (load.value / 100 / (measures.speedSeconds / 3600)).squareRoot()
            guard intensity > 0, intensity.isFinite else { break }
            rows = [
                (.thresholdPace, context.pace(Speed(metresPerSecond: speed / intensity)).text),
                (.weightedPace, context.pace(Speed(metresPerSecond: speed)).text), (.ofThreshold, context.percent(intensity)),
                (.time, DurationText.clock(measures.speedSeconds)),
            ]
        case .heartRate, .power:
            guard let profile, let again = digest.load(by: load.method, for: profile), abs(again - load.value) < 0.5 else {
                break
            }
            func add(_ phrase: Phrase, _ value: ProfileValue?, _ unit: String) {
                if let value { rows.append((phrase, context.number(value.value) + " " + unit)) }
            }
            if load.method == .power {
                add(.thresholdPower, profile.thresholdPower, "W")
            } else {
                let beats = context.say(.beatsPerMinute)
                add(.thresholdHeartRate, profile.thresholdHeartRate, beats)
                add(.restingHeartRate, profile.restingHeartRate, beats)
                add(.maximumHeartRate, profile.maximumHeartRate, beats)
                if let mean = digest.summaryHeartRate {
                    rows.append((.meanHeartRateOfSummary, context.number(mean) + " " + beats))
                }
            }
            rows.append(moving)
        case .perceivedEffort:
            let rating = digest.measures?.perceivedEffort
            rows = (rating.map { [(.perceivedEffort, context.number($0))] } ?? []) + [moving]
        case .duration: rows = [moving]
        }
        return rows.map { .init(context.say($0.0), $0.1) }
    }
}
