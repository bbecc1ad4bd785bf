import Localizations

extension SettingsScreen {
    /// Search in the page and links to its sections.
    public struct Contents: Equatable, Sendable {
        public var searchLabel: String
        /// Message of a search without results.
        public var nothing: String
        public var sectionsLabel: String

        init(_ context: DisplayContext) {
            searchLabel = context.say(.settingsSearch)
            nothing = context.say(.settingsSearchNothing)
            sectionsLabel = context.say(.settingsSections)
        }
    }

    /// Link to a section; its name is that of the card.
    public struct Jump: Equatable, Sendable {
        public var title: String
        public var name: String
    }

    /// Sections in the order of the page. What few people change is the last one.
    public var jumps: [Jump] {
        let others: [(String?, String)] = [
            (zonesTitle, "zone-card"), (displayTitle, "display-card"), (shortcuts.title, "keys-card"), (dataTitle, "data-card"),
            (classTypesTitle, "class-types-card"), (sharingTitle, "sharing-card"), (calendar.title, "plan-calendar"),
            (passwordTitle, "password-card"), (peopleTitle, "people-card"), (accessTitle, "access-card"),
            (advancedTitle, "advanced"),
        ]
        return sections.map { Jump(title: $0.title, name: $0.name) }
            + others.compactMap { title, name in title.map { Jump(title: $0, name: name) } }
    }
}
