import Analysis
import Localizations
import Measures

/// Comparison of the athlete's uptake with people of the same age and sex.
extension FitnessScreen {
    /// Bar of five equal ranges from below average to elite, with the athlete's position.
    static func levels(_ fitness: FitnessInsight, _ context: DisplayContext) -> ZoneBar {
        let ascending: [FitnessLevel] = [.belowAverage, .average, .good, .excellent, .elite]
        let level = fitness.level.value
        var segments: [ZoneBar.Segment] = []
        for (index, step) in ascending.enumerated() {
            segments.append(
                .init(
                    label: context.say(step.phrase), tone: step.tone, from: Double(index) / 5, to: Double(index + 1) / 5,
                    isHere: step == level))
        }
        guard let standing = fitness.standing, let index = ascending.firstIndex(of: standing.level) else {
            return ZoneBar(
                spoken: level.map { context.say(.yourLevel(level: context.say($0.phrase))) } ?? context.say(.absentProfile),
                segments: segments, marker: nil)
        }
        return ZoneBar(
            spoken: context.say(.yourPlaceInLevel(level: context.say(standing.level.phrase), place: place(standing, context))),
            segments: segments, marker: (Double(index) + standing.share) / 5)
    }

    static func levelNote(_ standing: LevelStanding, _ context: DisplayContext) -> String {
        context.sentences(context.say(.levelNote), standing.isApproximate ? context.say(.levelApproximate) : nil)
    }

    /// Rows of the uptake's receipt about its level: the position and the table.
    static func levelRows(_ standing: LevelStanding, _ context: DisplayContext) -> [Explanation.Row] {
        func table(_ title: Phrase, _ value: String, _ card: ModelCard) -> [Explanation.Row] {
            [.init(context.say(title), value)] + ExplainText.rows(of: card, context)
        }
        let measured = percentile(standing, context).map { table(.levelPercentile, $0, FriendNorms.card) } ?? []
        return table(.levelTitle, place(standing, context), CooperLevels.card) + measured
    }

    /// Percentile such as `83 %`, `under 5 %` or `over 95 %`.
    private static func percentile(_ standing: LevelStanding, _ context: DisplayContext) -> String? {
        guard let percentile = standing.measuredPercentile else { return nil }
        if percentile <= FriendNorms.range.lowerBound {
            return context.say(.levelUnder(percent: context.number(FriendNorms.range.lowerBound)))
        }
        if percentile >= FriendNorms.range.upperBound {
            return context.say(.levelOver(percent: context.number(FriendNorms.range.upperBound)))
        }
        return context.number(percentile) + " %"
    }

    /// Value and range of the level: `43.0, between 42.4 and 46.4`.
    private static func place(_ standing: LevelStanding, _ context: DisplayContext) -> String {
        func text(_ value: Double) -> String { context.number(value, decimals: 1) }
        let own = text(standing.uptake)
        switch (standing.low.map(text), standing.high.map(text)) {
        case (let low?, let high?): return context.say(.levelBetween(value: own, low: low, high: high))
        case (let low?, nil): return context.say(.levelFrom(value: own, low: low))
        case (nil, let high?): return context.say(.levelBelow(value: own, high: high))
        case (nil, nil): return own
        }
    }
}
