import Measures

/// Air under the sky at one place and moment, with what is known of wind and sun and what has to be supposed.
struct OpenAir {
    /// °C, percent, hPa.
    var temperature: Double
    var humidity: Double
    var pressure: Double
    var cosineOfZenith: Double
    /// Astronomical units.
    var sunDistance: Double

    /// Where no one measured them: light wind at 2 m, in m/s, and a half covered sky. Ours, and stated on the card of each use.
    static let supposedWind = 1.0
    static let supposedCloud = 0.5
    /// What the wind at 2 m is of that at 10 m over open ground: (2/10)^0.25.
    static let windAtTwoMetres = 0.668_740_304_976_422
    /// Standard deviation of an evenly spread quantity as a share of its range: 1/√12.
    static let deviationOfEvenChance = 0.288_675_134_594_813
    /// The same of what an evenly spread cloud cover lets through: √(1/7.8 − 1/4.4²).
    static let deviationOfSun = 0.276_68
    /// m/s at 2 m: between them an unknown wind is thought to lie, each as likely.
    private static let winds = (calm: 0.5, fresh: 3.0)

    private func wind(_ sky: MeasuredSky) -> Double? {
        sky.wind.map { $0.metresPerSecond * OpenAir.windAtTwoMetres }.flatMap { (0.0...60.0).contains($0) ? $0 : nil }
    }

    /// W/m² under a sky that is covered so far.
    private func radiation(cloud: Double) -> Double? {
        ClearSky.radiation(cosineOfZenith: cosineOfZenith).flatMap { ClearSky.radiation(clear: $0, cloudCover: cloud) }
    }

    /// Measured sunshine, else what the measured cloud lets through.
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

    /// °C.
    func wetBulbGlobe(under sky: MeasuredSky) -> Double? {
        guard let radiation = measuredRadiation(sky) ?? radiation(cloud: OpenAir.supposedCloud) else { return nil }
        return wetBulbGlobe(wind: wind(sky) ?? OpenAir.supposedWind, radiation: radiation)
    }

    /// What of `wetBulbGlobe(under:)` nobody measured. By night there is no sun to suppose.
    func supposed(under sky: MeasuredSky) -> ClimateConditions.Supposed {
        var supposed = ClimateConditions.Supposed()
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
