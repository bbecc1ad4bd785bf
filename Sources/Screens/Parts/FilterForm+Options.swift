import Training

extension [FilterForm.Select.Option] {
    /// Not said, and 0…10 with their words.
    static func efforts(chosen: Double?, _ reader: Reader) -> Self {
        [FilterForm.Select.Option(value: "", label: reader.say(.settingsNotSaid), isChosen: chosen == nil)]
            + (0...10).map { level in
                .init(
                    value: "\(level)", label: "\(level) · " + reader.say(Phrase.efforts[level]),
                    isChosen: chosen.map { ($0 + 0.5).rounded(.down) == Double(level) } ?? false)
            }
    }

    static func sports(chosen: Sport, _ reader: Reader) -> Self {
        Sport.allCases.map { .init(value: $0.rawValue, label: reader.say(.sport($0)), isChosen: $0 == chosen) }
    }
}
