import Analysis
import Measures

/// How the athlete's uptake compares with people of the same age and sex.
extension FitnessScreen {
    /// Five equal stretches from below average to elite, and the athlete's own place on them.
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
                spoken: level.map { reader.say(.yourLevel, reader.say($0.phrase)) } ?? reader.say(.absentProfile),
                segments: segments, marker: nil)
        }
        return ZoneBar(
            spoken: reader.say(.yourPlaceInLevel, reader.say(standing.level.phrase), place(standing, reader)),
            segments: segments, marker: (Double(index) + standing.share) / 5)
    }

    static func levelNote(_ standing: LevelStanding, _ reader: Reader) -> String {
        let approximate = standing.isApproximate ? reader.say(.levelApproximate) : nil
        let note = reader.say(.levelPlaceNote, place(standing, reader), reader.say(.levelNote))
        return reader.sentences(note, approximate)
    }

    /// What the receipt of the uptake says of its level: the place in it, and whose table it is.
    static func levelRows(_ standing: LevelStanding, _ reader: Reader) -> [Explanation.Row] {
        let (name, source) = (reader.name(of: CooperLevels.card), reader.source(of: CooperLevels.card))
        return [
            .init(reader.say(.levelTitle), place(standing, reader)),
            .init(reader.say(.model), name.text, isEnglish: name.isEnglish),
            .init(reader.say(.source), source.text, isEnglish: source.isEnglish),
        ]
    }

    /// `43.0, between 42.4 and 46.4`.
    private static func place(_ standing: LevelStanding, _ reader: Reader) -> String {
        func text(_ value: Double) -> String { Numeral.text(value, decimals: 1) }
        let own = text(standing.uptake)
        switch (standing.low.map(text), standing.high.map(text)) {
        case (let low?, let high?): return reader.say(.levelBetween, own, low, high)
        case (let low?, nil): return reader.say(.levelFrom, own, low)
        case (nil, let high?): return reader.say(.levelBelow, own, high)
        case (nil, nil): return own
        }
    }
}
