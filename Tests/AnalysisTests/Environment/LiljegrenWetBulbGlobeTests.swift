import Analysis
import Testing

struct LiljegrenWetBulbGlobeTests {
    private func weather(_ t: Double, _ rh: Double, wind: Double = 1, sun: Double = 0, cosine: Double = 0.8)
        -> LiljegrenWetBulbGlobe.Weather
    {
        LiljegrenWetBulbGlobe.Weather(
            temperature: t, humidity: rh, pressure: 1010, wind: wind, radiation: sun, cosineOfZenith: cosine, directShare: 0.6)
    }

    /// The method's comparison: 65 °F with a dew point of 60 °F is 17.4 °C in shade and 21.6 °C in sun.
    @Test func `dawn is cooler than by the simple formula`() throws {
        let celsius = (65 - 32) / 1.8
        let humidity = 83.8
        let dew = try #require(DewPoint.celsius(temperature: celsius, humidity: humidity))
        #expect(abs(dew - (60 - 32) / 1.8) < 0.1)
        let shade = try #require(LiljegrenWetBulbGlobe.temperatures(weather(celsius, humidity, sun: 0)))
        #expect(abs(shade.wetBulbGlobe - 17.4) < 1)
        let simple = try #require(SimpleWetBulbGlobe.celsius(temperature: celsius, humidity: humidity))
        #expect(simple > shade.wetBulbGlobe + 3)
    }

    @Test func `sun and moisture raise the globe temperature, and wind lowers it`() throws {
        var random = SplitMix(state: 5)
        for _ in 0..<500 {
            let t = 5 + 35 * random.unit()
            let rh = 5 + 90 * random.unit()
            let dark = try #require(LiljegrenWetBulbGlobe.temperatures(weather(t, rh)))
            let bright = try #require(LiljegrenWetBulbGlobe.temperatures(weather(t, rh, sun: 700)))
            let windy = try #require(LiljegrenWetBulbGlobe.temperatures(weather(t, rh, wind: 5, sun: 700)))
            #expect(bright.wetBulbGlobe > dark.wetBulbGlobe)
            #expect(windy.globe < bright.globe)
            #expect(dark.naturalWetBulb <= t + 0.1)
        }
    }

    @Test func `every possible weather has a result, and impossible weather has none`() {
        var random = SplitMix(state: 6)
        for _ in 0..<3000 {
            let cosine = 2 * random.unit() - 1
            let weather = LiljegrenWetBulbGlobe.Weather(
                temperature: -10 + 60 * random.unit(), humidity: 100 * random.unit(), pressure: 600 + 450 * random.unit(),
                wind: 20 * random.unit(), radiation: cosine > 0 ? 1000 * cosine * random.unit() : 0, cosineOfZenith: cosine,
                directShare: 0.9 * random.unit())
            let result = LiljegrenWetBulbGlobe.temperatures(weather)
            #expect(result?.wetBulbGlobe.isFinite == true, "\(weather)")
        }
        #expect(LiljegrenWetBulbGlobe.temperatures(weather(51, 50)) == nil)
        #expect(LiljegrenWetBulbGlobe.temperatures(weather(.nan, 50)) == nil)
        #expect(LiljegrenWetBulbGlobe.temperatures(weather(20, .infinity)) == nil)
    }
}
