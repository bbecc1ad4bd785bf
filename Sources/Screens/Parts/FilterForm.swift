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

    init(_ query: ActivitiesQuery, sports: [Sport], _ reader: Reader) {
        title = reader.say(.filters)
        searchLabel = reader.say(.search)
        search = query.search
        month = query.month?.text
        fromLabel = reader.say(.fromDate)
        from = query.from?.iso ?? ""
        toLabel = reader.say(.toDate)
        to = query.to?.iso ?? ""
        var options = [Select.Option(value: "", label: reader.say(.allSports), isChosen: query.sport == nil)]
        for sport in sports {
            options.append(
                .init(value: sport.rawValue, label: reader.say(.sport(sport)), isChosen: query.sport == sport))
        }
        sport = Select(name: "sport", label: reader.say(.sportLabel), options: options)
        sort = Select(
            name: "sort", label: reader.say(.sortLabel),
            options: ActivitiesQuery.Sort.allCases.map {
                .init(value: $0.rawValue, label: reader.say(FilterForm.phrase($0)), isChosen: $0 == query.sort)
            })
        apply = reader.say(.apply)
        reset = reader.say(.reset)
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
