import Localizations
public import Measures
public import Training

/// The athlete's races: those ahead first, then those of the past.
public struct RacesScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var back = Route.load
    public var backLabel: String
    public var add: EmptyState.Link
    public var aheadTitle: String
    public var ahead: [Row]
    public var pastTitle: String
    public var past: [Row]
    /// Placeholder without any race.
    public var empty: EmptyState?
    public var notice: Notice?

    public struct Row: Equatable, Sendable {
        public var title: String
        public var route: Route
        /// Date, distance and goal.
        public var note: String
        public var badge: Badge?
    }

    /// Message about the last change, shown once.
    public struct Notice: Equatable, Sendable {
        public var text: String
        /// Label of the button that undoes a removal.
        public var undo: String?
    }

    /// - Parameters:
    ///   - races: in any order.
    ///   - dayOfSettings: the day of a race in the athlete's settings; nil without one.
    ///   - change: the last change, if the address states one.
    ///   - canUndo: whether the server still has a removed race.
    ///   - context: display context: language, units and current time.
    public init(
        _ races: [RaceGoal], dayOfSettings: Day? = nil, change: RaceChange? = nil, canUndo: Bool = false,
        context: DisplayContext
    ) {
        title = context.say(.racesTitle)
        let known = dayOfSettings.flatMap { day in day > context.today && !races.contains { $0.day == day } ? day : nil }
        let toEnter = known.map { context.say(.racesDayOfSettings(date: context.longDate($0))) }
        lead = toEnter ?? context.say(.racesLead)
        backLabel = context.say(.backToLoad)
        add = .init(label: context.say(.raceAdd), route: .raceForm(nil))
        aheadTitle = context.say(.racesAhead)
        pastTitle = context.say(.racesPast)
        let sorted = races.inOrder
        ahead = sorted.filter { $0.day >= context.today }.map { Row($0, context) }
        past = sorted.reversed().filter { $0.day < context.today }.map { Row($0, context) }
        if races.isEmpty {
            empty = EmptyState(symbol: .flag, title: context.say(.racesNone), text: lead, link: add)
        }
        notice = change.map {
            Notice(text: $0.text(context), undo: $0 == .removed && canUndo ? context.say(.undo) : nil)
        }
    }
}

extension RacesScreen.Row {
    init(_ race: RaceGoal, _ context: DisplayContext) {
        title = context.title(of: race)
        route = .race(race.id)
        note = [
            context.longDate(race.day), race.name == nil ? nil : context.distanceName(of: race),
            race.goal.map { context.say(.labelled(label: context.say(.raceGoalTime), value: DurationText.clock($0))) },
        ].compactMap { $0 }.joined(separator: " · ")
        let left = race.day - context.today
        if left >= 0 {
            badge = Badge(
                left == 0 ? context.say(.today) : context.say(.raceDaysLeft(count: left)),
                race.importance == .main ? .extreme : .info)
        }
    }
}

/// The last change of a race, as an address states it. The raw values are values of the field `changed`.
public enum RaceChange: String, CaseIterable, Sendable {
    case saved, removed, restored

    public static let parameter = "changed"

    public func path(of route: Route) -> String { route.path(saying: [RaceChange.parameter + "=" + rawValue]) }

    func text(_ context: DisplayContext) -> String {
        switch self {
        case .saved: context.say(.raceSaved)
        case .removed: context.say(.raceRemoved)
        case .restored: context.say(.raceRestored)
        }
    }
}
