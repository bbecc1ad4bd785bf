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

    static func shoes(_ running: RunningInsight, _ context: DisplayContext) -> Shoes {
        let lead =
            running.shoes.isEmpty
            ? context.say(.shoesNone)
            : context.say(
                .shoesLead(
                    lookDistance: context.wholeDistance(kilometres: ShoePair.looked),
                    replaceDistance: context.wholeDistance(kilometres: ShoePair.replaced)))
        var rows: [Shoes.Row] = []
        for (index, pair) in running.shoes.enumerated() {
            let figure = context.wholeDistance(kilometres: pair.distance.value)
            rows.append(
                Shoes.Row(
                    name: pair.name, figure: figure, badge: badge(pair, context), note: note(pair, context),
                    explanation: ExplainText.explanation(
                        pair.distance, id: "why-shoes-\(index)", title: pair.name, card: ShoePair.card, context: context
                    ) { Figure(context.wholeDistance(kilometres: $0)) },
                    rename: .shoes(pair.name), renameLabel: context.say(.shoesRename),
                    renameSpoken: context.say(.shoesRenameSpoken(pair: pair.name)), isRetired: pair.retired != nil,
                    button: context.say(pair.retired == nil ? .shoesRetire : .shoesWear),
                    buttonSpoken: context.say(
                        pair.retired == nil ? .shoesRetireSpoken(pair: pair.name) : .shoesWearSpoken(pair: pair.name))))
        }
        return Shoes(title: context.say(.shoes), lead: lead, rows: rows)
    }

    /// Badge of a pair in use according to the rule of thumb.
    static func badge(_ pair: ShoePair, _ context: DisplayContext) -> Badge? {
        guard pair.retired == nil else { return nil }
        switch pair.wear {
        case .low: return nil
        case .look: return Badge(context.say(.shoesLook), .info)
        case .replace:
            return Badge(context.say(.shoesReplace(distance: context.wholeDistance(kilometres: ShoePair.replaced))), .caution)
        }
    }

    /// Note such as `38 times · 1 Mar to 20 Nov`.
    static func note(_ pair: ShoePair, _ context: DisplayContext) -> String {
        let days =
            pair.first == pair.last
            ? context.shortDate(pair.first)
            : context.say(.shoesFrom(start: context.shortDate(pair.first), end: context.shortDate(pair.last)))
        let retired = pair.retired.map { context.say(.shoesRetiredOn(date: context.shortDate($0))) }
        return [context.say(.shoesTimes(count: pair.uses)), days, retired].compactMap { $0 }.joined(separator: " · ")
    }
}

extension RunningSections {
    static func shoes(_ running: RunningInsight, _ context: DisplayContext) -> Section? {
        let worn = running.shoes.filter { $0.retired == nil }
        let rows = worn.map { pair in
            let badge = LoadScreen.badge(pair, context)
            return Row(
                pair.name, context.wholeDistance(kilometres: pair.distance.value),
                [badge?.text, LoadScreen.note(pair, context)].compactMap { $0 }.joined(separator: " · "))
        }
        return Section("shoes", context.say(.shoes), rows).unlessEmpty
    }
}

extension DisplayContext {
    /// Distance such as `612 km`, in kilometres or miles without decimals.
    func wholeDistance(kilometres: Double) -> String {
        Figure(number(kilometres * 1000 / units.metresPerLongUnit), units.longUnit).text
    }
}
