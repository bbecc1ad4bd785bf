import Analysis
import Localizations
import Measures

extension LoadScreen {
    /// Pairs of shoes, those in use first.
    public struct Shoes: Equatable, Sendable {
        public var title: String
        /// Rule of thumb, or how to begin.
        public var lead: String
        public var rows: [Row]

        public struct Row: Equatable, Sendable {
            public var name: String
            public var figure: String
            public var badge: Badge?
            public var note: String
            public var explanation: Explanation
            public var rename: Route
            public var renameLabel: String
            public var renameSpoken: String
            public var isRetired: Bool
            public var button: String
            public var buttonSpoken: String
        }
    }

    static func shoes(_ running: RunningInsight, _ reader: Reader) -> Shoes {
        let lead =
            running.shoes.isEmpty
            ? reader.say(.shoesNone)
            : reader.say(
                .shoesLead(
                    lookDistance: reader.wholeDistance(kilometres: ShoePair.looked),
                    replaceDistance: reader.wholeDistance(kilometres: ShoePair.replaced)))
        var rows: [Shoes.Row] = []
        for (index, pair) in running.shoes.enumerated() {
            let figure = reader.wholeDistance(kilometres: pair.distance.value)
            rows.append(
                Shoes.Row(
                    name: pair.name, figure: figure, badge: badge(pair, reader), note: note(pair, reader),
                    explanation: ExplainText.explanation(
                        pair.distance, id: "why-shoes-\(index)", title: pair.name, card: ShoePair.card, reader: reader
                    ) { Figure(reader.wholeDistance(kilometres: $0)) },
                    rename: .shoes(pair.name), renameLabel: reader.say(.shoesRename),
                    renameSpoken: reader.say(.shoesRenameSpoken(pair: pair.name)), isRetired: pair.retired != nil,
                    button: reader.say(pair.retired == nil ? .shoesRetire : .shoesWear),
                    buttonSpoken: reader.say(
                        pair.retired == nil ? .shoesRetireSpoken(pair: pair.name) : .shoesWearSpoken(pair: pair.name))))
        }
        return Shoes(title: reader.say(.shoes), lead: lead, rows: rows)
    }

    /// Badge of a pair in use according to the rule of thumb.
    static func badge(_ pair: ShoePair, _ reader: Reader) -> Badge? {
        guard pair.retired == nil else { return nil }
        switch pair.wear {
        case .low: return nil
        case .look: return Badge(reader.say(.shoesLook), .info)
        case .replace:
            return Badge(reader.say(.shoesReplace(distance: reader.wholeDistance(kilometres: ShoePair.replaced))), .caution)
        }
    }

    /// Note such as `38 times · 1 Mar to 20 Nov`.
    static func note(_ pair: ShoePair, _ reader: Reader) -> String {
        let days =
            pair.first == pair.last
            ? reader.shortDate(pair.first)
            : reader.say(.shoesFrom(start: reader.shortDate(pair.first), end: reader.shortDate(pair.last)))
        let retired = pair.retired.map { reader.say(.shoesRetiredOn(date: reader.shortDate($0))) }
        return [reader.say(.shoesTimes(count: pair.uses)), days, retired].compactMap { $0 }.joined(separator: " · ")
    }
}

extension RunningScreen {
    static func shoes(_ running: RunningInsight, _ reader: Reader) -> Section? {
        let worn = running.shoes.filter { $0.retired == nil }
        let rows = worn.map { pair in
            let badge = LoadScreen.badge(pair, reader)
            return Row(
                pair.name, reader.wholeDistance(kilometres: pair.distance.value),
                [badge?.text, LoadScreen.note(pair, reader)].compactMap { $0 }.joined(separator: " · "))
        }
        return Section("shoes", reader.say(.shoes), rows).unlessEmpty
    }
}

extension Reader {
    /// Distance such as `612 km`, in kilometres or miles without decimals.
    func wholeDistance(kilometres: Double) -> String {
        Figure(number(kilometres * 1000 / units.metresPerLongUnit), units.longUnit).text
    }
}
