import Analysis
import Measures
import Testing

@testable import Screens

struct InputRowTests {
    static func texts(_ inputs: [EstimateInput], _ scale: TemperatureScale) -> [String] {
        var reader = Example.reader(.english)
        reader.temperatures = scale
        return inputs.map { reader.row(of: $0) }.map { $0.name + ": " + $0.value }
    }

    @Test func `a receipt tells temperatures in the reader's degrees, and a difference of temperatures as it was measured`() {
        let inputs = [
            EstimateInput(name: "temperature", value: 25, unit: "°C"),
            EstimateInput(name: "population slope", value: 0.9, unit: "% per °C"),
            EstimateInput(name: "heat felt above 12.5 °C", value: 3, unit: "°C"),
            EstimateInput(name: "humidity", value: 61.25, unit: "%"), EstimateInput(name: "races", value: 3, unit: ""),
            EstimateInput(name: "temperature", value: nil, unit: "°C"),
        ]
        #expect(
            Self.texts(inputs, .celsius) == [
                "temperature: 25 °C", "population slope: 0.9 % per °C", "heat felt above 12.5 °C: 3 °C", "humidity: 61.3 %",
                "races: 3", "temperature: °C",
            ])
        #expect(
            Self.texts(inputs, .fahrenheit) == [
                "temperature: 77 °F", "population slope: 0.5 % per °F", "heat felt above 12.5 °C: 3 °C", "humidity: 61.3 %",
                "races: 3", "temperature: °F",
            ])
    }

    @Test(arguments: Language.allCases)
    func `every page of somebody who runs kilometres in Fahrenheit is without Celsius, and the other way round`(
        _ language: Language
    ) {
        for scale in TemperatureScale.allCases {
            var reader = Example.reader(language, scale == .celsius ? .imperial : .metric)
            reader.temperatures = scale
            let other = scale == .celsius ? "°F" : "°C"
            let weather = WeatherScreen(insights: Example.insights, reader: reader)
            let activity = ActivityScreen(
                recording: Example.recording, id: "x", digest: Example.recordingDigest, athlete: Example.athlete, reader: reader)
            let today = TodayScreen(insights: Example.insights, digests: Example.digests, updated: nil, reader: reader)
            let tiles = (weather.tiles + activity.tiles + today.stats).map { $0.figure.text }
            let scatter = weather.scatter.map { [$0.spoken, $0.acrossLabel] + $0.table.rows.flatMap { $0 } } ?? []
            #expect(tiles.contains { $0.hasSuffix(scale.unit) } && scatter.contains { $0.hasSuffix(scale.unit) })
            #expect(!(tiles + scatter).contains { $0.contains(other) })
        }
    }
}
