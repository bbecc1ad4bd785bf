import Analysis
import Localizations
import Measures
import Testing

@testable import Screens

struct InputRowTests {
    static func texts(_ inputs: [EstimateInput], _ scale: TemperatureScale) -> [String] {
        var context = Example.context(.english)
        context.temperatures = scale
        return inputs.map { context.row(of: $0, asOf: Example.today) }.map { $0.name + ": " + $0.value }
    }

    @Test func `an input from an activity states its day and links to it`() {
        let context = Example.context(.english)
        let input = EstimateInput(name: "race", value: 43, unit: "ml/kg/min", activity: "a", day: Example.today - 20)
        let row = context.row(of: input, asOf: Example.today)
        #expect(row.name.hasSuffix(", 1 Nov") && row.route == .activity("a"))
        // The day is stated only once.
        let dated = EstimateInput(name: "heat exposure, days ago: 20", value: 1, unit: "", activity: "a", day: Example.today - 20)
        #expect(context.row(of: dated, asOf: Example.today).name == "Heat exposure, 1 Nov")
    }

    @Test func `a receipt shows temperatures in the user's unit, and differences unconverted`() {
        let inputs = [
            EstimateInput(name: "temperature", value: 25, unit: "°C"),
            EstimateInput(name: "population slope", value: 0.9, unit: "% per °C"),
            EstimateInput(name: "heat felt above 12.5 °C", value: 3, unit: "°C"),
            EstimateInput(name: "humidity", value: 61.25, unit: "%"), EstimateInput(name: "races", value: 3, unit: ""),
            EstimateInput(name: "temperature", value: nil, unit: "°C"),
        ]
        #expect(
            Self.texts(inputs, .celsius) == [
                "Temperature: 25 °C", "Slowdown of the population: 0.9 % / °C", "Heat felt above a WBGT of 12.5 °C: 3 °C",
                "Humidity: 61.3 %", "Races: 3", "Temperature: ",
            ])
        #expect(
            Self.texts(inputs, .fahrenheit) == [
                "Temperature: 77 °F", "Slowdown of the population: 0.5 % / °F", "Heat felt above a WBGT of 12.5 °C: 3 °C",
                "Humidity: 61.3 %", "Races: 3", "Temperature: ",
            ])
    }

    @Test func `many inputs are summarised by median and range, and a few are listed with their source`() {
        let context = Example.context(.english)
        let earlier = [2.0, -1, 0.5, 0, 1, 1.5, -2, 0.25].map { EstimateInput(name: "hrv_z", value: $0, unit: "") }
        let runs = [8.6, 7.3].enumerated().map {
            EstimateInput(name: "distance", value: $0.element, unit: "km", activity: "run-\($0.offset)")
        }
        let night = EstimateInput(name: "hrv_sdnn of 2026-11-20", value: 48.9, unit: "ms")
        let rows = context.rows(of: earlier + runs + [night], asOf: Example.today)
        #expect(
            rows.map { $0.name + ": " + $0.value } == [
                "Heart-rate variability, against your usual, 8 of them: median +0.4 SD, −2.0 SD to +2.0 SD", "Distance: 8.60 km",
                "Distance: 7.30 km",
                "Heart-rate variability (SDNN), 20 Nov: 48.9 ms",
            ])
        #expect(rows.map { $0.route } == [nil, .activity("run-0"), .activity("run-1"), .day(Example.today - 1)])
    }

    @Test func `a receipt states how many inputs do not fit`() {
        let kinds = ["distance", "speed", "heart rate", "power"]
        let inputs = (0..<20).map { EstimateInput(name: kinds[$0 % 4], value: Double($0), unit: "") }
        let rows = Example.context(.english).rows(of: inputs, asOf: Example.today)
        #expect(rows.count == 11 && rows.last?.name == "and 10 more")
    }

    @Test(arguments: Language.allCases)
    func `kilometres with Fahrenheit show no Celsius on any page, and the reverse`(
        _ language: Language
    ) {
        for scale in TemperatureScale.allCases {
            var context = Example.context(language, scale == .celsius ? .imperial : .metric)
            context.temperatures = scale
            let other = scale == .celsius ? "°F" : "°C"
            let weather = WeatherScreen(insights: Example.insights, context: context)
            let activity = ActivityScreen(
                recording: Example.recording, id: "x", digest: Example.recordingDigest, athlete: Example.athlete, context: context
            )
            let today = TodayScreen(insights: Example.insights, digests: Example.digests, updated: nil, context: context)
            let tiles = (weather.tiles + activity.tiles + today.stats).map { $0.figure.text }
            let scatter = weather.scatter.map { [$0.spoken, $0.acrossLabel] + $0.table.rows.flatMap { $0 } } ?? []
            #expect(tiles.contains { $0.hasSuffix(scale.unit) } && scatter.contains { $0.hasSuffix(scale.unit) })
            #expect(!(tiles + scatter).contains { $0.contains(other) })
        }
    }
}
