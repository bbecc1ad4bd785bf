import Analysis

@testable import Screens

/// Fitness and load pages of an athlete with records, zones and a forecast.
enum ScreensOfRunners {
    static func all(_ context: DisplayContext) -> (fitness: FitnessScreen, load: LoadScreen) {
        let sections = Example.sections(context)
        func named(_ names: String...) -> [RunningSections.Section] { sections.filter { names.contains($0.name) } }
        var fitness = FitnessScreen(insights: Example.insights, context: context)
        fitness.running = named("records", "zones-by-kind")
        fitness.figures = named("speed")
        var load = LoadScreen(insights: Example.insights, context: context)
        load.outlook = named("outlook").first
        return (fitness, load)
    }
}
