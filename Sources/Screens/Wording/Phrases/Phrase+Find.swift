import Localizations

extension Phrase {
    /// Synonyms and topics of a page for the search; nil when the title suffices.
    static func findWords(of pattern: RoutePattern) -> Phrase? {
        switch pattern {
        case .today: .findWordsToday
        case .activities: .findWordsActivities
        case .fitness: .findWordsFitness
        case .load: .findWordsLoad
        case .trends: .findWordsTrends
        case .routes: .findWordsRoutes
        case .importing: .findWordsImporting
        case .settings: .findWordsSettings
        default: nil
        }
    }
}
