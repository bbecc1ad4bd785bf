import Localizations
import Training

extension [FilterForm.Select.Option] {
    /// Options: not stated, and 0…10 with their words.
    static func efforts(chosen: Double?, _ context: DisplayContext) -> Self {
        [FilterForm.Select.Option(value: "", label: context.say(.settingsNotSaid), isChosen: chosen == nil)]
            + (0...10).map { level in
                .init(
                    value: "\(level)", label: "\(level) · " + context.say(Phrase.efforts[level]),
                    isChosen: chosen.map { ($0 + 0.5).rounded(.down) == Double(level) } ?? false)
            }
    }

    /// Options with every sport. A transition is only part of a race, and comes from devices only.
    static func sports(chosen: Sport, _ context: DisplayContext) -> Self {
        Sport.allCases.filter { $0 != .transition || $0 == chosen }.map { sport in
            let name = context.say(sport == .other ? .otherSport : .sport(sport))
            return .init(value: sport.rawValue, label: name, isChosen: sport == chosen)
        }
    }
}
