import Localizations
import Measures
import Training

/// Filters of a list: a form that leads to an address.
public struct FilterForm: Equatable, Sendable {
    public var title: String
    public var searchLabel: String
    public var search: String
    public var month: String?
    public var fromLabel: String
    public var from: String
    public var toLabel: String
    public var to: String
    public var sport: Select
    public var sort: Select
    public var apply: String
    public var reset: String
    public var resetRoute: Route
    /// Whether a filter is active, so that the form is open and can be reset.
    public var isActive: Bool

    public struct Select: Equatable, Sendable {
        public var name: String
        public var label: String
        public var options: [Option]
        public struct Option: Equatable, Sendable {
            public var value: String
            public var label: String
            public var isChosen: Bool
        }
    }

    init(_ query: ActivitiesQuery, sports: [Sport], _ context: DisplayContext) {
        title = context.say(.filters)
        searchLabel = context.say(.search)
        search = query.search
        month = query.month?.text
        fromLabel = context.say(.fromDate)
        from = query.from?.iso ?? ""
        toLabel = context.say(.toDate)
        to = query.to?.iso ?? ""
        var options = [Select.Option(value: "", label: context.say(.allSports), isChosen: query.sport == nil)]
        for sport in sports {
            options.append(
                .init(value: sport.rawValue, label: context.say(.sport(sport)), isChosen: query.sport == sport))
        }
        sport = Select(name: "sport", label: context.say(.sportLabel), options: options)
        sort = Select(
            name: "sort", label: context.say(.sortLabel),
            options: ActivitiesQuery.Sort.allCases.map {
                .init(value: $0.rawValue, label: context.say(FilterForm.phrase($0)), isChosen: $0 == query.sort)
            })
        apply = context.say(.apply)
        reset = context.say(.reset)
        resetRoute = .activities(ActivitiesQuery(month: query.month))
        isActive = query.sport != nil || query.from != nil || query.to != nil || !query.search.isEmpty
    }

    private static func phrase(_ sort: ActivitiesQuery.Sort) -> Phrase {
        switch sort {
        case .newest: .sortNewest
        case .oldest: .sortOldest
        case .longest: .sortLongest
        case .fastest: .sortFastest
        case .hardest: .sortHardest
        }
    }
}
