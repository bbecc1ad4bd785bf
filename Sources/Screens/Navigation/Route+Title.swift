import Analysis
import Localizations
import Measures
import Training

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
        case .live: context.say(.liveTitle)
        case .heatClasses: context.say(.heatedTitle)
        case .heatTrends: context.say(.heatTrendsTitle)
        case .heatAnalysis: context.say(.heatAnalysisTitle)
        case .rooms: context.say(.roomsTitle)
        case .classTypes: context.say(.classTypesTitle)
        case .classType: context.say(.classTypeNew)
        case .routines: context.say(.routinesTitle)
        case .importingRoutine: context.say(.planImportTitle)
        case .writingRoutine: context.say(.routineWrite)
        case .plan: context.say(.planPageTitle)
        case .planDay(let day): context.longDate(day)
        case .races: context.say(.racesTitle)
        case .raceForm: context.say(.raceNew)
        case .curves: context.say(.curvesTitle)
        case .routes: context.say(.routes)
        case .trends: context.say(.trends)
        case .importing: context.say(.importTitle)
        case .settings: context.say(.settingsTitle)
        case .access: context.say(.accessTitle)
        case .deletion: context.say(.deletionTitle)
        case .people: context.say(.peopleTitle)
        case .password: context.say(.passwordTitle)
        case .pairing: context.say(.pairTitle)
        case .joining: context.say(.joinTitle)
        case .auditLog: context.say(.auditTitle)
        case .signIn: context.say(.signInTitle)
        case .report(let period): period.title(context)
        case .editing, .editingListed: context.say(.editTitle)
        case .describingTable: context.say(.tablesTitle)
        case .entering: context.say(.entryTitle)
        case .niggle: context.say(.niggleAdd)
        case .shoes(let name): name.map { context.say(.shoesRenameSpoken(pair: $0)) }
        case .day(let day): context.longDate(day)
        case .sharing: context.say(.sharingTitle)
        case .models: context.say(.modelsTitle)
        case .sharingActivity: context.say(.shareTitle)
        case .routine, .routineDay, .editingRoutine, .editingRoutineDay, .race, .activity, .listed, .columns, .recordedColumns,
            .sampleColumns, .gallery, .exporting, .exampleTable, .removingPerson, .shared, .model:
            nil
        }
    }
}
