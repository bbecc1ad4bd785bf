import Analysis
import Localizations
import Measures
import Testing
import Training

@testable import Screens

struct ActivityHeatTests {
    private func tiles(
        _ change: (inout ClimateConditions) -> Void = { _ in }, isIndoor: Bool? = false, language: Language = .english,
        _ units: UnitSystem = .metric
    ) throws -> [MetricTile] {
        var digest = try #require(Example.heatDigests.last)
        digest.isIndoor = isIndoor
        if var conditions = digest.conditions {
            change(&conditions)
            digest.conditions = conditions
        }
        let cost = HeatCost(of: digest, ownSlope: nil, acclimation: 0, asOf: Example.today)
        return ActivityScreen.weatherTiles(
            Example.recording, digest, cost, day: digest.day, Example.context(language, units))
    }

    @Test func `a hot run shows its heat with uncertainty, flag and cost`() throws {
        let tiles = try tiles()
        #expect(tiles.count == 3)
        #expect(tiles[0].note == "Humidity 60 % · dew point 22 °C · heat index 34 °C")
        // 1.2816 · 1.4 °C of sky and 2 °C of station: 2.7 °C.
        #expect(tiles[1].figure.text == "26 °C" && tiles[1].note == "± 3 · red flag (22–28 °C)")
        let receipt = try #require(tiles[1].explanation)
        #expect(receipt.rows.contains { $0.value == "assumed: light, 1 m/s at 2 m" })
        #expect(receipt.rows.contains { $0.value == "assumed: a half covered sky" })
        // 0.37 % · (26 − 12.5) = 5.0 %, an hour long.
        #expect(tiles[2].figure.text == "5.0 %" && tiles[2].note?.contains("as for most runners") == true)
        #expect(tiles[2].explanation?.rows.contains { $0.value == "assumed: a half covered sky" } == true)
        #expect(try self.tiles(language: .traditionalChinese)[1].note == "± 3 · 紅旗（22–28 °C）")
        #expect(try self.tiles(.imperial)[1].note?.hasPrefix("± 5 · red flag") == true)
    }

    private func tiles(_ units: UnitSystem) throws -> [MetricTile] {
        try tiles({ _ in }, isIndoor: false, language: .english, units)
    }

    @Test func `measured wind and sun are named as such and leave an uncertainty of two degrees`() throws {
        let tiles = try tiles { $0.supposed = ClimateConditions.Assumptions() }
        #expect(tiles[1].note == "± 2 · red flag (22–28 °C)")
        #expect(tiles[1].explanation?.rows.contains { $0.value.hasPrefix("assumed") } == false)
    }

    @Test func `indoors and without humidity only the temperature is shown`() throws {
        #expect(try tiles(isIndoor: true).count == 1)
        let dry = try tiles {
            $0.wetBulbGlobe = nil
            $0.supposed = ClimateConditions.Assumptions()
        }
        #expect(dry.count == 1)
    }

    @Test func `a cool run shows no cost of heat`() throws {
        let cool = try tiles {
            $0.temperature = Temperature(celsius: 12)
            $0.wetBulbGlobe = Temperature(celsius: 10)
            $0.supposed = ClimateConditions.Assumptions()
        }
        #expect(cool.count == 2 && cool[0].note == "Humidity 60 % · dew point 22 °C")
        #expect(cool[1].note == "± 2 · green flag (10–18 °C)")
    }

    @Test(arguments: Language.allCases) func `a heated class is compared with the athlete's earlier ones in similar rooms`(
        _ language: Language
    )
        throws
    {
        let sessions = try #require(Example.withHeat.weather.heated.first?.sessions)
        let context = Example.context(language)
        let first = try #require(sessions.first), last = try #require(sessions.last)
        #expect(first.comparison == nil && first.before == 0 && first.usual == nil)
        #expect(last.before == sessions.count - 1)
        let screen = ActivityScreen(
            recording: Example.recording, id: last.activity, digest: Example.heatDigests.first, athlete: Example.athlete,
            heated: last, context: context)
        let card = try #require(screen.heated)
        #expect(card.badge.text.hasPrefix("39 °C") && card.badge.tone == .alarm && card.link.route == .heat)
        let scale = try #require(card.scale)
        #expect(scale.note?.contains("\(last.before)") == true && scale.dots.count == 1 && card.missing == nil)
        let deviation = try #require(last.deviation)
        #expect(scale.note?.contains(HeatedClassCard.text(deviation, context)) == true)
        #expect(scale.explanation?.rows.contains { $0.value == HeatedClassCard.text(deviation, context) } == true)
        #expect(RunningSections.note(first, context).contains("0"))
    }
}
