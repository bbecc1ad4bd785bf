import Measures

/// Outdoor air at one place and moment, with measured or assumed wind and sun.
struct OpenAir {
    /// Temperature in °C, humidity in percent, pressure in hPa.
    var temperature: Double
    var humidity: Double
    var pressure: Double
    var cosineOfZenith: Double
    /// Astronomical units.
    var sunDistance: Double

    /// Assumptions without measurements: light wind at 2 m in m/s, and a half covered sky. Our own, and stated on the card of each use.
    static let supposedWind = 1.0
    static let supposedCloud = 0.5
    /// Ratio of wind at 2 m to wind at 10 m over open ground: (2/10)^0.25.
    static let windAtTwoMetres = 0.668_740_304_976_422
    /// Standard deviation of a uniform distribution as a share of its range: 1/√12.
    static let deviationOfEvenChance = 0.288_675_134_594_813
    /// The same for radiation under a uniformly distributed cloud cover: √(1/7.8 − 1/4.4²).
    static let deviationOfSun = 0.276_68
    /// m/s at 2 m: the range of an unknown wind, uniformly distributed.
    private static let winds = (calm: 0.5, fresh: 3.0)

    private func wind(_ sky: MeasuredSky) -> Double? {
        sky.wind.map { $0.metresPerSecond * OpenAir.windAtTwoMetres }.flatMap { (0.0...60.0).contains($0) ? $0 : nil }
    }

    /// Returns W/m² under a cloud cover.
    private func radiation(cloud: Double) -> Double? {
        ClearSky.radiation(cosineOfZenith: cosineOfZenith).flatMap { ClearSky.radiation(clear: $0, cloudCover: cloud) }
    }

    /// Returns measured radiation, or else that under the measured cloud cover.
    private func measuredRadiation(_ sky: MeasuredSky) -> Double? {
        if let measured = sky.radiation, (0.0..<2000.0).contains(measured) { return measured }
        return sky.cloudCover.flatMap { radiation(cloud: $0) }
    }

    private func wetBulbGlobe(wind: Double, radiation: Double) -> Double? {
        let direct = DirectSunlight.split(radiation: radiation, cosineOfZenith: cosineOfZenith, sunDistance: sunDistance)
        guard let direct else { return nil }
        return LiljegrenWetBulbGlobe.temperatures(
            LiljegrenWetBulbGlobe.Weather(
                temperature: temperature, humidity: humidity, pressure: pressure, wind: wind, radiation: direct.radiation,
                cosineOfZenith: cosineOfZenith, directShare: direct.share))?.wetBulbGlobe
    }

    /// Returns °C.
    func wetBulbGlobe(under sky: MeasuredSky) -> Double? {
        guard let radiation = measuredRadiation(sky) ?? radiation(cloud: OpenAir.supposedCloud) else { return nil }
        return wetBulbGlobe(wind: wind(sky) ?? OpenAir.supposedWind, radiation: radiation)
    }

    /// Returns the unmeasured inputs of `wetBulbGlobe(under:)`. At night no sunshine is assumed.
    func supposed(under sky: MeasuredSky) -> ClimateConditions.Assumptions {
        var supposed = ClimateConditions.Assumptions()
        guard let likely = measuredRadiation(sky) ?? radiation(cloud: OpenAir.supposedCloud) else { return supposed }
        var variance = 0.0
        let wind = wind(sky)
        if wind == nil {
            supposed.wind = true
            if let calm = wetBulbGlobe(wind: OpenAir.winds.calm, radiation: likely),
                let fresh = wetBulbGlobe(wind: OpenAir.winds.fresh, radiation: likely)
            {
                variance += OpenAir.square(OpenAir.deviationOfEvenChance * (calm - fresh))
            }
        }
        if measuredRadiation(sky) == nil, likely > 0 {
            supposed.sun = true
            let air = wind ?? OpenAir.supposedWind
            if let clear = radiation(cloud: 0), let covered = radiation(cloud: 1),
                let hot = wetBulbGlobe(wind: air, radiation: clear), let mild = wetBulbGlobe(wind: air, radiation: covered)
            {
                supposed.underCloud = Temperature(celsius: mild)
                variance += OpenAir.square(OpenAir.deviationOfSun * (hot - mild))
            }
        }
        supposed.deviation = variance.squareRoot()
        return supposed
    }

    private static func square(_ value: Double) -> Double { value * value }
}
