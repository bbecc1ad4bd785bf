import Analysis
import Measures
import Testing

struct HeatMeasuresTests {
    @Test func `no heat measure leaves its range or answers nonsense with a number`() {
        let wild: [Double] = [.nan, .infinity, -.infinity, 1e9, -1e9]
        for value in wild {
            #expect(HeatIndex.celsius(temperature: value, humidity: 50) == nil)
            #expect(HeatIndex.celsius(temperature: 30, humidity: value) == nil)
            #expect(DewPoint.celsius(temperature: value, humidity: 50) == nil)
            #expect(WetBulb.celsius(temperature: value, humidity: 50) == nil)
            #expect(SimpleWetBulbGlobe.celsius(temperature: value, humidity: 50) == nil)
            #expect(IndoorWetBulbGlobe.celsius(temperature: value, humidity: 50) == nil)
            #expect(UniversalThermalClimateIndex.celsius(temperature: value, radiant: 20, wind: 1, humidity: 50) == nil)
            #expect(PopulationSlowdown.percent(wetBulbGlobe: value, hours: 1) == nil)
            #expect(PopulationSlowdown.percent(wetBulbGlobe: 20, hours: value) == nil)
            #expect(MantziosSlowdown.percent(wetBulbGlobe: value) == nil)
            #expect(HadleySlowdown.percent(fahrenheit: value, dewPoint: 50) == nil)
            #expect(HeatFlag.of(wetBulbGlobe: value) == nil)
            #expect(WeatherImpact.of(slowdownPercent: value, wetBulbGlobe: nil) == nil)
            #expect(ClearSky.radiation(cosineOfZenith: value) == nil)
            #expect(DirectSunlight.split(radiation: value, cosineOfZenith: 0.5, sunDistance: 1) == nil)
            #expect(PaceDegradation.secondsPerMile(coolPace: value, slowdownPercent: 1) == nil)
        }
    }

    @Test func `air is never drier than its dew point and never cooler wet than dry`() throws {
        var random = SplitMix(state: 9)
        for _ in 0..<2000 {
            let t = 50 * random.unit()
            let rh = 1 + 99 * random.unit()
            let dew = try #require(DewPoint.celsius(temperature: t, humidity: rh))
            #expect(dew <= t + 1e-9)
            let index = try #require(HeatIndex.celsius(temperature: t, humidity: rh))
            #expect(index.isFinite)
            let indoors = try #require(IndoorWetBulbGlobe.celsius(temperature: t, humidity: rh))
            #expect(indoors <= t + 0.7)
        }
    }

    /// The method's table of hot rooms: 105 °F is 28.4 °C WBGT at 20 % humidity and 34.2 °C at 50 %.
    @Test func `humidity decides how hot a heated room is`() throws {
        let room = (105.0 - 32) / 1.8
        let dry = try #require(IndoorWetBulbGlobe.celsius(temperature: room, humidity: 20))
        let moist = try #require(IndoorWetBulbGlobe.celsius(temperature: room, humidity: 50))
        #expect(abs(dry - 28.4) < 0.1)
        #expect(abs(moist - 34.2) < 0.1)
    }

    @Test func `a device's temperature and humidity become heat measures by place and time`() throws {
        let noon = try #require(ISO8601.stamp("2024-07-15T12:00:00+08:00")).moment
        let night = try #require(ISO8601.stamp("2024-07-15T23:00:00+08:00")).moment
        let offset = LocalOffset(secondsAheadOfUTC: 28_800)
        let taipei = Coordinate(latitude: 25.03, longitude: 121.56)
        let warm = Temperature(celsius: 30)
        func globe(_ moment: Moment, _ place: Coordinate?, _ humidity: Double? = 70) -> Double? {
            ClimateConditions.outdoors(temperature: warm, humidityPercent: humidity, at: moment, offset: offset, place: place)?
                .wetBulbGlobe?.celsius
        }
        let sunny = try #require(globe(noon, taipei))
        let dark = try #require(globe(night, taipei))
        #expect(sunny > dark + 3)
        #expect(globe(noon, nil) == SimpleWetBulbGlobe.celsius(temperature: 30, humidity: 70))
        #expect(globe(night, nil) == IndoorWetBulbGlobe.celsius(temperature: 30, humidity: 70))
        #expect(globe(noon, taipei, nil) == nil)
        let room = ClimateConditions.indoors(temperature: Temperature(celsius: 40), humidityPercent: nil, assumesHumidity: true)
        #expect(room?.humidityPercent == nil)
        let hot = try #require(room?.wetBulbGlobe)
        #expect(abs(hot.celsius - 32.005) < 0.01)
        #expect(ClimateConditions.indoors(temperature: Temperature(celsius: 40), humidityPercent: nil)?.wetBulbGlobe == nil)
    }
}
