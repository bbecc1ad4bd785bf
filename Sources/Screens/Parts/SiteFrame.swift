public import Localizations

/// Frame of every page: navigation and display preferences.
public struct SiteFrame: Equatable, Sendable {
    /// The page, or the one that a message replaces.
    public var route: Route
    public var language: Language
    public var theme: Theme
    public var brand: String
    public var skip: String
    public var navigationLabel: String
    public var links: [Link]
    /// Links to pages about the installation, apart from those about training.
    public var administrationLinks: [Link]
    /// Label of the menu with further pages, the way out and display preferences.
    public var menuLabel: String
    /// Further pages of the menu, first those that a narrow screen has no tab for.
    public var menu: [Link]
    /// Label of the button that ends the session; nil without one.
    public var signOut: String?
    public var close: String
    public var choices: [Choice]
    /// Further choices, for the settings page.
    public var moreChoices: [Choice]
    /// Choice whether shortcuts with a single key work, for the settings page.
    public var keyChoice: Choice
    /// Whether vibration is turned off.
    public var isStill: Bool
    /// Whether shortcuts with a single key work.
    public var hasSingleKeys: Bool
    /// Command palette.
    public var find: Find
    /// Address to return to after a choice.
    public var returnPath: String
    public var footer: String
    /// Message of a region that could not be refreshed, with `{0}` for the time of its content, which only the browser knows.
    public var renewalFailed: String
    /// Placeholder in place of figures while the journal is empty.
    public var empty: Empty?
    /// Notice about the demo athlete and how to remove it; nil for a real athlete.
    public var invented: DemoNotice?
    /// When the shown figures were computed; nil without any, and while it is unknown.
    public var updated: String?
    /// Bar above the pages of another athlete; nil above the own ones.
    public var observing: ObservingNotice?
    /// Permission to keep the page in the browser; nil for a page that may not be kept.
    public var kept: KeptMark?

    /// Colour theme. The raw values are stored in a cookie.
    public enum Theme: String, CaseIterable, Sendable { case system, light, dark, night }

    public struct Link: Equatable, Sendable {
        public var route: Route
        public var symbol: Symbol
        public var label: String
        public var isCurrent: Bool
        public var room = Room.phone
    }

    /// The narrowest screen that has a tab for a page; narrower ones have it in the menu.
    public enum Room: String, Sendable { case phone, tablet, desktop }

    public struct Empty: Equatable, Sendable {
        public var title: String
        public var state: EmptyState

        public init(title: String, _ context: DisplayContext) {
            self.title = title
            state = .noActivities(context)
        }
    }

    public struct DemoNotice: Equatable, Sendable {
        public var text: String
        /// Nil where nothing can be removed.
        public var removal: EmptyState.Link?
    }

    /// Permits the browser to keep a page, where its athlete switched that on.
    public struct KeptMark: Equatable, Sendable {
        /// Note of a kept page, with `{0}` for the moment of its content, which only the browser knows.
        public var note: String
        /// Id of the athlete whose page this is. A browser keeps pages of one athlete only.
        public var athlete: String
    }

    /// Texts of the command palette.
    public struct Find: Equatable, Sendable {
        public var label: String
        public var placeholder: String
        public var help: String
        /// Message when the list cannot be loaded.
        public var failed: String
        /// Page with the same search, without scripts.
        public var route: Route
    }

    /// Setting with its options; `name` is the form field.
    public struct Choice: Equatable, Sendable {
        public var name: String
        public var label: String
        public var options: [Option]

        public struct Option: Equatable, Sendable {
            public var value: String
            public var label: String
            /// Language of the label, if it differs from the page's.
            public var language: Language?
            public var isChosen: Bool
        }
    }

    /// Returns the frame for a page that replaces any requested page, without a current link.
    public func unplaced() -> SiteFrame {
        var frame = self
        for index in frame.links.indices { frame.links[index].isCurrent = false }
        // A cached page would still show it after the demo athlete has been removed.
        frame.invented = nil
        frame.kept = nil
        return frame
    }

    /// Returns the frame for a browser without a session: no links to pages that it may not see.
    public func signedOut() -> SiteFrame {
        var frame = unplaced()
        frame.links = []
        frame.administrationLinks = []
        frame.menu = []
        frame.signOut = nil
        return frame
    }

    /// - Parameter athlete: id of the athlete whose page it is; nil for a page of no athlete.
    public init(
        current: Route, theme: Theme, isStill: Bool = false, hasSingleKeys: Bool = true, isDemo: Bool = false,
        access: PageAccess = .full, athlete: String? = nil, context: DisplayContext
    ) {
        route = current
        language = context.language
        self.theme = theme
        self.isStill = isStill
        self.hasSingleKeys = hasSingleKeys
        keyChoice = SiteFrame.switchChoice("keys", .singleKeysLabel, isOn: hasSingleKeys, context)
        find = Find(
            label: context.say(.find), placeholder: context.say(.findPlaceholder), help: context.say(.findHelp),
            failed: context.say(.findFailed),
            route: .activities(ActivitiesQuery()))
        moreChoices = [
            SiteFrame.switchChoice("haptics", .hapticsLabel, isOn: !isStill, context),
            Choice(
                name: "pace", label: context.say(.paceAxisLabel),
                options: PaceAxis.allCases.map {
                    .init(
                        value: $0.rawValue, label: context.say($0 == .fasterUp ? .paceFasterUp : .paceFasterDown),
                        language: nil, isChosen: $0 == context.paceAxis)
                }),
            Choice(
                name: "week", label: context.say(.weekStartLabel),
                options: WeekStart.allCases.map {
                    .init(
                        value: $0.rawValue, label: context.say(Phrase.weekdays[$0.weekdays[0] - 1]), language: nil,
                        isChosen: $0 == context.weekStart)
                }),
        ]
        brand = context.say(.hearth)
        skip = context.say(.skip)
        navigationLabel = context.say(.navigation)
        menuLabel = context.say(.menuMore)
        signOut = context.say(.signOut)
        close = context.say(.close)
        returnPath = current.path
        footer = context.say(isDemo ? .notMedicalInvented : .notMedical)
        if isDemo {
            invented = DemoNotice(
                text: context.say(.inventedRunner),
                removal: access == .full ? .init(label: context.say(.niggleRemove), route: .deletion) : nil)
        }
        observing = ObservingNotice(access, context)
        if let athlete, access == .full, [Route.today, .load, .plan].contains(current) {
            kept = KeptMark(note: context.say(.keptNote(time: "{0}")), athlete: athlete)
        }
        renewalFailed = context.say(.renewalFailed(time: "{0}"))
        let pages: [(Route, Symbol, Phrase, Room)] = [
            (.today, .today, .today, .phone), (.activities(ActivitiesQuery()), .activities, .activities, .phone),
            (.weather, .weather, .weather, .tablet), (.fitness, .fitness, .fitness, .phone), (.load, .load, .load, .phone),
            (.trends(.year), .trend, .trends, .desktop), (.routes(RoutesQuery()), .distance, .routes, .desktop),
        ]
        links = pages.map { page in
            let above: [RoutePattern: RoutePattern] = [
                .activity: .activities, .heat: .weather, .heatClasses: .weather, .heatTrends: .weather,
                .heatAnalysis: .weather, .rooms: .weather, .classTypes: .weather, .classType: .weather, .curves: .fitness,
                .routines: .load, .routine: .load, .routineDay: .load, .importingRoutine: .load,
                .writingRoutine: .load, .editingRoutine: .load, .editingRoutineDay: .load, .plan: .load, .planDay: .load,
                .races: .load, .race: .load, .raceForm: .load,
            ]
            let isHere = page.0.pattern == current.pattern || page.0.pattern == above[current.pattern]
            return Link(route: page.0, symbol: page.1, label: context.say(page.2), isCurrent: isHere, room: page.3)
        }
        administrationLinks = [(Route.importing, Symbol.up, Phrase.importTitle), (.settings, .display, .settingsTitle)].map {
            page in
            Link(route: page.0, symbol: page.1, label: context.say(page.2), isCurrent: page.0.pattern == current.pattern)
        }
        if observing != nil { administrationLinks = [] }
        let heat = Link(
            route: .heat, symbol: .thermometer, label: context.say(.heatTitle), isCurrent: current.pattern == .heat)
        menu = links.filter { $0.room != .phone } + [heat] + administrationLinks
        choices = [
            Choice(
                name: "language", label: context.say(.languageLabel),
                options: Language.allCases.map {
                    .init(
                        value: $0.rawValue, label: $0.ownName, language: $0 == context.language ? nil : $0,
                        isChosen: $0 == context.language)
                }),
            Choice(
                name: "theme", label: context.say(.themeLabel),
                options: Theme.allCases.map {
                    .init(value: $0.rawValue, label: context.say(SiteFrame.phrase($0)), language: nil, isChosen: $0 == theme)
                }),
            Choice(
                name: "units", label: context.say(.unitsLabel),
                options: UnitSystem.allCases.map {
                    .init(
                        value: $0.rawValue, label: context.say($0 == .metric ? .metric : .imperial), language: nil,
                        isChosen: $0 == context.units)
                }),
            Choice(
                name: "temperature", label: context.say(.temperature),
                options: TemperatureScale.allCases.map {
                    .init(value: $0.rawValue, label: $0.unit, language: nil, isChosen: $0 == context.temperatures)
                }),
        ]
    }

    private static func switchChoice(_ name: String, _ label: Phrase, isOn: Bool, _ context: DisplayContext) -> Choice {
        Choice(
            name: name, label: context.say(label),
            options: [("on", Phrase.hapticsOn, isOn), ("off", .hapticsOff, !isOn)].map {
                .init(value: $0.0, label: context.say($0.1), language: nil, isChosen: $0.2)
            })
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
