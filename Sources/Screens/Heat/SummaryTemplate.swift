import Analysis
public import Localizations

/// A few sober sentences about a heated class, from its facts alone. Always available, in every language.
///
/// There are three writers of a summary: the on-device model of Apple systems, a model behind an endpoint that the owner configured, and
/// this template. They are asked in this order. The first text that passes `SummaryCheck` is kept, so a writer that fails, is
/// absent or states another number is skipped. The template comes last. The other writers get a `SummaryFacts` and nothing else.
public enum SummaryTemplate {
    /// Returns the sentences: the facts, the comparison of the heart rate, and the signal of acclimation if there is one.
    public static func sentences(_ facts: SummaryFacts, _ language: Language) -> [String] {
        var phrases = [opening(facts, language)]
        // Without a heart rate there is nothing to compare, now or later.
        if facts.meanHeartRate != nil { phrases.append(comparison(facts)) }
        if let signal = facts.signal {
            switch signal {
            case .improving: phrases.append(.classSummaryEasing)
            case .stable: phrases.append(.classSummarySteady)
            case .declining: phrases.append(.classSummaryHarder)
            case .unclear: break
            }
        }
        return phrases.map { $0.text(language) }
    }

    /// Returns the sentences as one text.
    public static func text(_ facts: SummaryFacts, _ language: Language) -> String {
        sentences(facts, language).joined(separator: language.format.sentenceSpace)
    }

    private static func opening(_ facts: SummaryFacts, _ language: Language) -> Phrase {
        let room = language.number(facts.degrees) + "\u{A0}" + facts.scale.unit
        let duration = Phrase.minutesShort(minutes: language.number(facts.minutes)).text(language)
        guard let mean = facts.meanHeartRate else {
            return .classSummaryNoRate(kind: facts.kind, room: room, duration: duration)
        }
        let rate = language.number(mean)
        guard let highest = facts.highestHeartRate else {
            return .classSummaryMeanOnly(kind: facts.kind, room: room, duration: duration, mean: rate)
        }
        return .classSummaryMeanMax(
            kind: facts.kind, room: room, duration: duration, mean: rate, highest: language.number(highest))
    }

    private static func comparison(_ facts: SummaryFacts) -> Phrase {
        switch facts.comparison {
        case .lowerEffort: .classSummaryLower
        case .typical: .classSummaryTypical
        case .higherEffort: .classSummaryHigher
        case .unclear: .classSummaryUnclear
        case nil: .classSummaryFew
        }
    }
}
