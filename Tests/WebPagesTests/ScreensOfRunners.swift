import Analysis

@testable import Screens

/// Fitness and load of somebody with records, zones, a stride and a forecast.
enum ScreensOfRunners {
    static func all(_ reader: Reader) -> (fitness: FitnessScreen, load: LoadScreen) {
        typealias Row = RunningScreen.Row
        typealias Section = RunningScreen.Section
        func receipt(_ id: String) -> Explanation {
            ExplainText.explanation(ofRowsBy: LoadForecast.card, id: id, title: "Title", reader: reader)
        }
        var record = Row("5 km", "20:34", "17 Oct 2025")
        record.route = .activity("a/b")
        var speed = Row("Critical speed", "4:10 /km")
        speed.explanation = receipt("why-critical_speed")
        var zones = Row("Pace", "", "2: 6:27 · 3: 5:42 /km")
        zones.explanation = receipt("why-zones-pace")
        var fitness = FitnessScreen(insights: Example.insights, reader: reader)
        fitness.running = [
            Section("records", "Personal records", [record], receipt("why-records")), Section("zones-by-kind", "Zones", [zones]),
        ]
        fitness.figures = [Section("speed", "Speed", [speed])]
        var load = LoadScreen(insights: Example.insights, reader: reader)
        var outlook = Section("outlook", "Outlook", lead: "Returning", [], receipt("why-outlook"))
        outlook.table = DataTable(caption: "Outlook", headers: ["Course", "Load"], rows: [["If you rest", "0"]])
        load.outlook = outlook
        return (fitness, load)
    }
}
