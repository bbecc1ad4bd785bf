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
    static func loadInputs(
        _ digest: ActivityDigest, _ load: SessionLoad, _ profile: AthleteProfile?, _ context: DisplayContext
    ) -> [Explanation.Row] {
        digest.inputs(of: load, for: profile).map { input, value in row(input, value, context) }
    }

    private static func row(_ input: SessionLoadInput, _ value: Double, _ context: DisplayContext) -> Explanation.Row {
        func beats(_ phrase: Phrase) -> (Phrase, String) {
            (phrase, context.number(value) + " " + context.say(.beatsPerMinute))
        }
        let (phrase, text): (Phrase, String) =
            switch input {
            case .thresholdSpeed: (.thresholdPace, context.pace(Speed(metresPerSecond: value)).text)
            case .weightedSpeed: (.weightedPace, context.pace(Speed(metresPerSecond: value)).text)
            case .shareOfThreshold: (.ofThreshold, context.percent(value))
            case .seconds: (.time, DurationText.clock(value))
            case .thresholdPower: (.thresholdPower, context.number(value) + " W")
            case .thresholdHeartRate: beats(.thresholdHeartRate)
            case .restingHeartRate: beats(.restingHeartRate)
            case .maximumHeartRate: beats(.maximumHeartRate)
            case .meanHeartRate: beats(.meanHeartRateOfSummary)
            case .perceivedEffort: (.perceivedEffort, context.number(value))
            case .moving: (.movingTime, DurationText.clock(value))
            }
        return .init(context.say(phrase), text)
    }
}
