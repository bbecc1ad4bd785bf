import Localizations
import Training

extension [FilterForm.Select.Option] {
    /// Options: not stated, and 0…10 with their words.
    static func efforts(chosen: Double?, _ reader: Reader) -> Self {
        [FilterForm.Select.Option(value: "", label: reader.say(.settingsNotSaid), isChosen: chosen == nil)]
            + (0...10).map { level in
                .init(
                    value: "\(level)", label: "\(level) · " + reader.say(Phrase.efforts[level]),
                    isChosen: chosen.map { ($0 + 0.5).rounded(.down) == Double(level) } ?? false)
            }
    }

    /// Options with every sport. A transition is only part of a race, and comes from devices only.
    static func sports(chosen: Sport, _ reader: Reader) -> Self {
        Sport.allCases.filter { $0 != .transition || $0 == chosen }.map { sport in
            let name = reader.say(sport == .other ? .otherSport : .sport(sport))
            return .init(value: sport.rawValue, label: name, isChosen: sport == chosen)
        }
    }
}
