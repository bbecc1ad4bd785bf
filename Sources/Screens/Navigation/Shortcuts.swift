import Localizations

/// Keyboard shortcuts of the web pages, by place.
public struct Shortcuts: Equatable, Sendable {
    public var title: String
    public var groups: [Group]
    public var close: String

    public struct Group: Equatable, Sendable {
        public var title: String
        /// What a shortcut does, and its keys.
        public var rows: [Explanation.Row]
    }

    /// - Parameters:
    ///   - hasSingleKeys: whether the shortcuts with a single key, on every page, are switched on.
    ///   - context: display context: language, units and current time.
    public init(hasSingleKeys: Bool, context: DisplayContext) {
        title = context.say(.shortcutsTitle)
        close = context.say(.close)
        func row(_ phrase: Phrase, _ keys: String) -> Explanation.Row { Explanation.Row(context.say(phrase), keys) }
        var everywhere = [row(.shortcutsSearch, context.say(.shortcutsSearchKeys))]
        if hasSingleKeys { everywhere += [row(.shortcutsTurn, "← →"), row(.shortcutsShow, "?")] }
        groups = [
            Group(title: context.say(.shortcutsEverywhere), rows: everywhere),
            Group(
                title: context.say(.shortcutsChart),
                rows: [
                    row(.shortcutsMove, "← →"), row(.shortcutsEnds, context.say(.shortcutsEndsKeys)), row(.shortcutsZoom, "+ −"),
                    row(.shortcutsWhole, "Esc"),
                ]),
            Group(
                title: context.say(.shortcutsMap),
                rows: [row(.shortcutsPan, "← → ↑ ↓"), row(.shortcutsZoom, "+ −"), row(.shortcutsWhole, "Esc")]),
        ]
    }
}
