import Localizations

/// One of the pages about heat, which link to each other.
enum HeatView: CaseIterable {
    case overview, classes, trends, analysis

    var route: Route {
        switch self {
        case .overview: .heat
        case .classes: .heatClasses(HeatedClassesQuery())
        case .trends: .heatTrends(nil)
        case .analysis: .heatAnalysis
        }
    }

    private var phrase: Phrase {
        switch self {
        case .overview: .heatOverview
        case .classes: .heatClasses
        case .trends: .heatTrends
        case .analysis: .heatAnalysis
        }
    }

    /// Returns links to all pages; the current one is marked.
    static func links(at current: HeatView, _ context: DisplayContext) -> [LinkChoice] {
        allCases.map { LinkChoice(label: context.say($0.phrase), path: $0.route.path, isChosen: $0 == current) }
    }
}
