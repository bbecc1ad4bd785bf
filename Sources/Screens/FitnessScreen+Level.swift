import Analysis
import Localizations
import Measures

/// Comparison of the athlete's uptake with people of the same age and sex.
extension FitnessScreen {
    /// Bar of five equal ranges from below average to elite, with the athlete's position.
    static func levels(_ fitness: FitnessInsight, _ reader: Reader) -> ZoneBar {
        let ascending: [FitnessLevel] = [.belowAverage, .average, .good, .excellent, .elite]
        let level = fitness.level.value
        var segments: [ZoneBar.Segment] = []
        for (index, step) in ascending.enumerated() {
            segments.append(
                .init(
                    label: reader.say(step.phrase), tone: step.tone, from: Double(index) / 5, to: Double(index + 1) / 5,
                    isHere: step == level))
        }
        guard let standing = fitness.standing, let index = ascending.firstIndex(of: standing.level) else {
            return ZoneBar(
                spoken: level.map { reader.say(.yourLevel(level: reader.say($0.phrase))) } ?? reader.say(.absentProfile),
                segments: segments, marker: nil)
        }
        return ZoneBar(
            spoken: reader.say(.yourPlaceInLevel(level: reader.say(standing.level.phrase), place: place(standing, reader))),
            segments: segments, marker: (Double(index) + standing.share) / 5)
    }

    static func levelNote(_ standing: LevelStanding, _ reader: Reader) -> String {
        let approximate = standing.isApproximate ? reader.say(.levelApproximate) : nil
        let note = reader.say(.levelPlaceNote(place: place(standing, reader), note: reader.say(.levelNote)))
        return reader.sentences(note, approximate, percentile(standing, reader).map { reader.say(.levelMeasured(share: $0)) })
    }

    /// Rows of the uptake's receipt about its level: the position and the source of the table.
    static func levelRows(_ standing: LevelStanding, _ reader: Reader) -> [Explanation.Row] {
        func table(_ title: Phrase, _ value: String, _ card: ModelCard) -> [Explanation.Row] {
            let (name, source) = (reader.name(of: card), reader.source(of: card))
            return [
                .init(reader.say(title), value), .init(reader.say(.model), name.text, isEnglish: name.isEnglish),
                .init(reader.say(.source), source.text, isEnglish: source.isEnglish),
            ]
        }
        let measured = percentile(standing, reader).map { table(.levelPercentile, $0, FriendNorms.card) } ?? []
        return table(.levelTitle, place(standing, reader), CooperLevels.card) + measured
    }

    /// Percentile such as `83 %`, `under 5 %` or `over 95 %`.
    private static func percentile(_ standing: LevelStanding, _ reader: Reader) -> String? {
        guard let percentile = standing.measuredPercentile else { return nil }
        if percentile <= FriendNorms.range.lowerBound {
            return reader.say(.levelUnder(percent: reader.number(FriendNorms.range.lowerBound)))
        }
        if percentile >= FriendNorms.range.upperBound {
            return reader.say(.levelOver(percent: reader.number(FriendNorms.range.upperBound)))
        }
        return reader.number(percentile) + " %"
    }

    /// Value and range of the level: `43.0, between 42.4 and 46.4`.
    private static func place(_ standing: LevelStanding, _ reader: Reader) -> String {
        func text(_ value: Double) -> String { reader.number(value, decimals: 1) }
        let own = text(standing.uptake)
        switch (standing.low.map(text), standing.high.map(text)) {
        case (let low?, let high?): return reader.say(.levelBetween(value: own, low: low, high: high))
        case (let low?, nil): return reader.say(.levelFrom(value: own, low: low))
        case (nil, let high?): return reader.say(.levelBelow(value: own, high: high))
        case (nil, nil): return own
        }
    }
}
