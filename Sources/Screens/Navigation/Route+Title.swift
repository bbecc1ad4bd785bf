import Localizations

extension Route {
    /// Title that is known before the figures; nil for pages whose title depends on data.
    public func title(_ context: DisplayContext) -> String? {
        switch self {
        case .today: context.say(.today)
        case .activities: context.say(.activities)
        case .weather: context.say(.weatherImpact)
        case .fitness: context.say(.fitness)
        case .load: context.say(.trainingLoad)
        case .heat: context.say(.heatTitle)
        case .curves: context.say(.curvesTitle)
        case .routes: context.say(.routes)
        case .trends: context.say(.trends)
        case .importing: context.say(.importTitle)
        case .settings: context.say(.settingsTitle)
        case .access: context.say(.accessTitle)
        case .deletion: context.say(.deletionTitle)
        case .signIn: context.say(.signInTitle)
        case .report(let period): period.title(context)
        case .editing, .editingListed: context.say(.editTitle)
        case .entering: context.say(.entryTitle)
        case .niggle: context.say(.niggleAdd)
        case .shoes(let name): name.map { context.say(.shoesRenameSpoken(pair: $0)) }
        case .day(let day): context.longDate(day)
        case .activity, .listed, .columns, .recordedColumns, .sampleColumns, .gallery, .exporting, .exampleTable: nil
        }
    }
}
