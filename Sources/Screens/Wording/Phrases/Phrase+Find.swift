import Localizations

extension Phrase {
    /// Common words for what a page tells, which are not its name: who types one of them finds it. Nil where the name says enough.
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
