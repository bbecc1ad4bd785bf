public import Localizations

/// What stands around every page: where one can go, and how one likes to read.
public struct SiteFrame: Equatable, Sendable {
    public var language: Language
    public var theme: Theme
    public var brand: String
    public var skip: String
    public var navigationLabel: String
    public var moreLabel: String
    public var links: [Link]
    /// Pages about the house itself, which stand apart from those about training.
    public var houseLinks: [Link]
    public var displayLabel: String
    public var close: String
    public var choices: [Choice]
    /// Further ones, for the settings page.
    public var moreChoices: [Choice]
    /// Nothing is to vibrate.
    public var isStill: Bool
    /// Where one goes by typing.
    public var find: Find
    /// The address to come back to after a choice.
    public var returnPath: String
    public var footer: String
    /// Of a part that could not be fetched anew, with `{0}` for the time since which it is as it is: only the browser knows it.
    public var renewalFailed: String
    /// What pages show instead of figures while nobody lives here.
    public var empty: Empty?
    /// That the runner does not exist, and how to be rid of them; nil where somebody lives.
    public var invented: Invented?
    /// When what is shown was last computed anew; nil where nothing is, and while it is not known.
    public var updated: String?

    /// How a reader wants it. The raw values are kept in a cookie.
    public enum Theme: String, CaseIterable, Sendable { case system, light, dark, night }

    public struct Link: Equatable, Sendable {
        public var route: Route
        public var symbol: Symbol
        public var label: String
        public var isCurrent: Bool
        /// Not among the tabs of a narrow screen, but at its foot.
        public var isSecondary = false
    }

    public struct Empty: Equatable, Sendable {
        public var title: String
        public var state: EmptyState

        public init(title: String, _ reader: Reader) {
            self.title = title
            state = .noActivities(reader)
        }
    }

    public struct Invented: Equatable, Sendable {
        public var text: String
        public var removal: EmptyState.Link
    }

    /// The words of the palette.
    public struct Find: Equatable, Sendable {
        public var label: String
        public var placeholder: String
        public var help: String
        /// Said where the list cannot be had.
        public var failed: String
        /// Where the same can be asked for without script.
        public var route: Route
    }

    /// One setting and its options; `name` is the form field.
    public struct Choice: Equatable, Sendable {
        public var name: String
        public var label: String
        public var options: [Option]

        public struct Option: Equatable, Sendable {
            public var value: String
            public var label: String
            /// The language of the label, when it is not the page's.
            public var language: Language?
            public var isChosen: Bool
        }
    }

    /// The frame of a page that stands in for whichever was asked for: it marks none as the one that is open.
    public func unplaced() -> SiteFrame {
        var frame = self
        for index in frame.links.indices { frame.links[index].isCurrent = false }
        // A page that a browser keeps would go on to say so of whoever moves in.
        frame.invented = nil
        return frame
    }

    public init(current: Route, theme: Theme, isStill: Bool = false, isInvented: Bool = false, reader: Reader) {
        language = reader.language
        self.theme = theme
        self.isStill = isStill
        find = Find(
            label: reader.say(.find), placeholder: reader.say(.findPlaceholder), help: reader.say(.findHelp),
            failed: reader.say(.findFailed),
            route: .activities(ActivitiesQuery()))
        moreChoices = [
            Choice(
                name: "haptics", label: reader.say(.hapticsLabel),
                options: [("on", Phrase.hapticsOn, !isStill), ("off", .hapticsOff, isStill)].map {
                    .init(value: $0.0, label: reader.say($0.1), language: nil, isChosen: $0.2)
                }),
            Choice(
                name: "pace", label: reader.say(.paceAxisLabel),
                options: PaceAxis.allCases.map {
                    .init(
                        value: $0.rawValue, label: reader.say($0 == .fasterUp ? .paceFasterUp : .paceFasterDown),
                        language: nil, isChosen: $0 == reader.paceAxis)
                }),
            Choice(
                name: "week", label: reader.say(.weekStartLabel),
                options: WeekStart.allCases.map {
                    .init(
                        value: $0.rawValue, label: reader.say(Phrase.weekdays[$0.weekdays[0] - 1]), language: nil,
                        isChosen: $0 == reader.weekStart)
                }),
        ]
        brand = reader.say(.hearth)
        skip = reader.say(.skip)
        navigationLabel = reader.say(.navigation)
        moreLabel = reader.say(.morePages)
        displayLabel = reader.say(.display)
        close = reader.say(.close)
        returnPath = current.path
        footer = reader.say(isInvented ? .notMedicalInvented : .notMedical)
        if isInvented {
            invented = Invented(
                text: reader.say(.inventedRunner), removal: .init(label: reader.say(.niggleRemove), route: .deletion))
        }
        renewalFailed = reader.say(.renewalFailed(time: "{0}"))
        let pages: [(Route, Symbol, Phrase)] = [
            (.today, .today, .today), (.activities(ActivitiesQuery()), .activities, .activities), (.weather, .weather, .weather),
            (.fitness, .fitness, .fitness), (.load, .load, .load), (.trends(.year), .trend, .trends),
            (.routes(RoutesQuery()), .distance, .routes),
        ]
        links = pages.map { page in
            let above: [RoutePattern: RoutePattern] = [
                .activity: .activities, .heat: .weather, .curves: .fitness,
            ]
            let isHere = page.0.pattern == current.pattern || page.0.pattern == above[current.pattern]
            let isSecondary = page.0.pattern == .trends || page.0.pattern == .routes
            return Link(
                route: page.0, symbol: page.1, label: reader.say(page.2), isCurrent: isHere, isSecondary: isSecondary)
        }
        houseLinks = [(Route.importing, Symbol.up, Phrase.importTitle), (.settings, .display, .settingsTitle)].map { page in
            Link(route: page.0, symbol: page.1, label: reader.say(page.2), isCurrent: page.0.pattern == current.pattern)
        }
        choices = [
            Choice(
                name: "language", label: reader.say(.languageLabel),
                options: Language.allCases.map {
                    .init(
                        value: $0.rawValue, label: $0.ownName, language: $0 == reader.language ? nil : $0,
                        isChosen: $0 == reader.language)
                }),
            Choice(
                name: "theme", label: reader.say(.themeLabel),
                options: Theme.allCases.map {
                    .init(value: $0.rawValue, label: reader.say(SiteFrame.phrase($0)), language: nil, isChosen: $0 == theme)
                }),
            Choice(
                name: "units", label: reader.say(.unitsLabel),
                options: UnitSystem.allCases.map {
                    .init(
                        value: $0.rawValue, label: reader.say($0 == .metric ? .metric : .imperial), language: nil,
                        isChosen: $0 == reader.units)
                }),
            Choice(
                name: "temperature", label: reader.say(.temperature),
                options: TemperatureScale.allCases.map {
                    .init(value: $0.rawValue, label: $0.unit, language: nil, isChosen: $0 == reader.temperatures)
                }),
        ]
    }

    private static func phrase(_ theme: Theme) -> Phrase {
        switch theme {
        case .system: .themeSystem
        case .light: .themeLight
        case .dark: .themeDark
        case .night: .themeNight
        }
    }
}
