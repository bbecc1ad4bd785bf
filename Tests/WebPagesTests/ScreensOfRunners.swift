import Analysis

@testable import Screens

/// Fitness and load of an athlete with records, zones and a forecast.
enum ScreensOfRunners {
    static func all(_ reader: Reader) -> (fitness: FitnessScreen, load: LoadScreen) {
        let sections = Example.sections(reader)
        func named(_ names: String...) -> [RunningScreen.Section] { sections.filter { names.contains($0.name) } }
        var fitness = FitnessScreen(insights: Example.insights, reader: reader)
        fitness.running = named("records", "zones-by-kind")
        fitness.figures = named("speed")
        var load = LoadScreen(insights: Example.insights, reader: reader)
        load.outlook = named("outlook").first
        return (fitness, load)
    }
}
