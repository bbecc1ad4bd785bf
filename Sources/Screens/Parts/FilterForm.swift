import Localizations
import Measures
import Training

/// Filters of a list: a form that leads to an address.
public struct FilterForm: Equatable, Sendable {
    public var title: String
    public var searchLabel: String
    public var search: String
    /// Fields that keep the view, by name.
    public var kept: [KeptField]
    /// First and last day; empty in the calendar, which has days of its own.
    public var days: [DayField]
    public var sport: Select
    public var sort: Select
    public var apply: String
    public var reset: String
    public var resetRoute: Route
    /// Whether a filter or an order is set, so that the form is open and can be reset.
    public var isActive: Bool

    public struct KeptField: Equatable, Sendable {
        public var name: String
        public var value: String
    }

    public struct DayField: Equatable, Sendable {
        public var name: String
        public var label: String
        public var value: String
    }

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
        kept = []
        days = []
        if query.view == .calendar {
            kept.append(KeptField(name: "view", value: query.view.rawValue))
            if let month = query.month { kept.append(KeptField(name: "month", value: month.text)) }
        } else {
            days = [
                DayField(name: "from", label: context.say(.fromDate), value: query.from?.iso ?? ""),
                DayField(name: "to", label: context.say(.toDate), value: query.to?.iso ?? ""),
            ]
        }
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
        resetRoute = .activities(ActivitiesQuery(view: query.view, month: query.view == .calendar ? query.month : nil))
        isActive = query.isFiltered
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
