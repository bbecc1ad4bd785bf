import Localizations

extension Route {
    /// Title that is known before the figures; nil for pages whose title depends on data.
    public func title(_ reader: Reader) -> String? {
        switch self {
        case .today: reader.say(.today)
        case .activities: reader.say(.activities)
        case .weather: reader.say(.weatherImpact)
        case .fitness: reader.say(.fitness)
        case .load: reader.say(.trainingLoad)
        case .heat: reader.say(.heatTitle)
        case .curves: reader.say(.curvesTitle)
        case .routes: reader.say(.routes)
        case .trends: reader.say(.trends)
        case .importing: reader.say(.importTitle)
        case .settings: reader.say(.settingsTitle)
        case .access: reader.say(.accessTitle)
        case .deletion: reader.say(.deletionTitle)
        case .signIn: reader.say(.signInTitle)
        case .report(let period): period.title(reader)
        case .editing, .editingListed: reader.say(.editTitle)
        case .entering: reader.say(.entryTitle)
        case .niggle: reader.say(.niggleAdd)
        case .shoes(let name): name.map { reader.say(.shoesRenameSpoken(pair: $0)) }
        case .day(let day): reader.longDate(day)
        case .activity, .listed, .columns, .recordedColumns, .sampleColumns, .gallery, .exporting, .exampleTable: nil
        }
    }
}
