import Measures
import Testing
import Training

@testable import Analysis

struct HeatMeasuresTests {
    @Test func `heat measures stay in range and are nil for impossible input`() {
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

    /// A displayed 1.5 % has the class of 1.5 %.
    @Test func `the class of the weather impact matches the displayed number`() throws {
        func impact(_ degrees: Double) -> WeatherImpact? {
            let runs = (0..<6).map { KnownHeatTests.run(back: 2 * $0, celsius: degrees) }
            return insights(
                asOf: SyntheticHistory.today, history: History(athlete: SyntheticHistory.athlete, digests: runs)
            ).weather.impact.value
        }
        // 0.37 % per degree above 12.5 °C: 1.46 % is displayed as 1.5, 1.44 as 1.4.
        #expect(impact(12.5 + 1.46 / 0.37) == .moderate)
        #expect(impact(12.5 + 1.44 / 0.37) == .minimal)
    }

    @Test func `the temperature is never below the dew point or the wet bulb`() throws {
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
    @Test func `humidity changes the heat of a heated room`() throws {
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

    /// Figures of the method: at 20 °C, 60 % and a sun 53° high, 22.8 °C with the assumptions, 18.7 °C under cloud, about 17.7 °C with a
    /// wind of 5 m/s.
    @Test func `measured wind and sun replace assumptions, and assumptions are marked`() throws {
        let air = OpenAir(temperature: 20, humidity: 60, pressure: 1013.25, cosineOfZenith: 0.8, sunDistance: 1)
        func globe(_ sky: MeasuredSky) throws -> Double { try #require(air.wetBulbGlobe(under: sky)) }
        #expect(abs(try globe(MeasuredSky()) - 22.8) < 0.1)
        #expect(abs(try globe(MeasuredSky(cloudCover: 1)) - 18.7) < 0.1)
        let wind = Speed(metresPerSecond: 5)
        #expect(abs(try globe(MeasuredSky(wind: wind, cloudCover: 1)) - 17.7) < 0.3)
        let radiation = try #require(
            ClearSky.radiation(cosineOfZenith: 0.8).flatMap { ClearSky.radiation(clear: $0, cloudCover: 1) })
        #expect(try globe(MeasuredSky(radiation: radiation, cloudCover: 0)) == globe(MeasuredSky(cloudCover: 1)))

        let nothing = air.supposed(under: MeasuredSky())
        #expect(nothing.wind && nothing.sun && !nothing.place && !nothing.humidity)
        #expect(nothing.underCloud.map { abs($0.celsius - 18.7) < 0.1 } == true)
        #expect(nothing.deviation > 0.8 && nothing.deviation < 3)
        let onlyWind = air.supposed(under: MeasuredSky(cloudCover: 0.2))
        #expect(onlyWind.wind && !onlyWind.sun && onlyWind.underCloud == nil && onlyWind.deviation < nothing.deviation)
        #expect(air.supposed(under: MeasuredSky(wind: wind, radiation: 500)) == ClimateConditions.Assumptions())
        var night = air
        night.cosineOfZenith = -0.2
        #expect(!night.supposed(under: MeasuredSky()).sun)
    }

    @Test func `heat stress uses the best estimate of heat, and exposure the part without assumed sunshine`()
        throws
    {
        func digest(_ celsius: Double, _ sky: MeasuredSky = MeasuredSky(), place: Bool = true) throws -> ActivityDigest {
            let noon = try #require(ISO8601.stamp("2024-06-15T13:00:00+02:00")).moment
            var digest = run("a", day: 5, hour: 13, wetBulbGlobe: nil, minutes: 60)
            digest.conditions = ClimateConditions.outdoors(
                temperature: Temperature(celsius: celsius), humidityPercent: 60, at: noon,
                offset: LocalOffset(secondsAheadOfUTC: 7200), place: place ? Coordinate(latitude: 48, longitude: 11) : nil,
                sky: sky)
            return digest
        }
        func stress(_ digest: ActivityDigest) -> Int {
            WeatherWindow(digests: [digest], asOf: digest.day, limit: 5).runs.count { $0.isHeatStress }
        }
        let mild = try digest(17)
        #expect(try #require(mild.conditions?.wetBulbGlobe).celsius > 18.4)
        let mildDose = try #require(HeatExposure.dose(of: mild))
        #expect(stress(mild) == 1 && mildDose.weight == 0 && mildDose.possible > 0 && mildDose.isSupposed)
        // The same air under measured sunshine counts.
        let sunny = try digest(17, MeasuredSky(wind: Speed(metresPerSecond: 1), radiation: 850))
        let sunnyDose = try #require(HeatExposure.dose(of: sunny))
        #expect(stress(sunny) == 1 && sunnyDose.weight > 0 && !sunnyDose.isSupposed)
        let hot = try #require(HeatExposure.dose(of: digest(24)))
        #expect(try stress(digest(24)) == 1 && hot.weight == hot.possible && hot.weight > 0 && hot.deviation > 0)
        // Without a place the simple formula assumes full sun: it is marked, and does not count alone either.
        let nowhere = try digest(17, place: false)
        #expect(nowhere.conditions?.supposed.place == true && nowhere.conditions?.supposed.sun == true)
        #expect(stress(nowhere) == 0)
    }

    @Test func `an assumed room humidity is marked and makes the heat less certain`() throws {
        let warm = Temperature(celsius: 40)
        let noted = try #require(ClimateConditions.indoors(temperature: warm, humidityPercent: 40, assumesHumidity: true))
        let supposed = try #require(ClimateConditions.indoors(temperature: warm, humidityPercent: nil, assumesHumidity: true))
        #expect(noted.supposed == ClimateConditions.Assumptions() && noted.wetBulbGlobe == supposed.wetBulbGlobe)
        #expect(supposed.supposed.humidity && supposed.supposed.deviation > 1)
    }
}
