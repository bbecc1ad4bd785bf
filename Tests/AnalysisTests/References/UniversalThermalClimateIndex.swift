import Measures

@testable import Analysis

/// UTCI: the air temperature of a calm, shaded reference day with the same strain on a walking body as this weather.
///
/// Formula: Ta + Σ cᵢ Taᵃ vᵇ (Tmrt − Ta)ᶜ eᵈ, a + b + c + d ≤ 6, 210 terms.
/// Units: °C and m/s in, °C out.
/// Source: P. Bröde et al., International Journal of Biometeorology 56:481 (2012); vapour pressure by B. Hardy (1998).
/// Grade: established.
enum UniversalThermalClimateIndex {
    /// - Parameters:
    ///   - temperature: °C.
    ///   - radiant: mean radiant temperature in °C.
    ///   - wind: m/s at 10 m; less than 0.5 counts as 0.5.
    ///   - humidity: percent.
    /// - Returns: nil outside the regression's range.
    static func celsius(temperature: Double, radiant: Double, wind: Double, humidity: Double) -> Double? {
        let excess = radiant - temperature
        guard (-50.0...50.0).contains(temperature), (-30.0...70.0).contains(excess), (0.0...17.0).contains(wind),
            (0.0...100.0).contains(humidity)
        else { return nil }
        let vapour = saturation(temperature) * humidity / 1000
        guard vapour < 5 else { return nil }
        let winds = max(0.5, wind)

        var sum = temperature
        var index = 0
        var vapourPower = 1.0
        for ofVapour in 0...6 {
            var excessPower = vapourPower
            for ofExcess in 0...(6 - ofVapour) {
                var windPower = excessPower
                for ofWind in 0...(6 - ofVapour - ofExcess) {
                    var power = windPower
                    for _ in 0...(6 - ofVapour - ofExcess - ofWind) {
                        sum += coefficients[index] * power
                        index += 1
                        power *= temperature
                    }
                    windPower *= winds
                }
                excessPower *= excess
            }
            vapourPower *= vapour
        }
        return sum.isFinite ? sum : nil
    }

    /// hPa over water (Hardy 1998).
    static func saturation(_ celsius: Double) -> Double {
        let kelvin = celsius + 273.15
        let low = -2836.5744 / (kelvin * kelvin) - 6028.076559 / kelvin + 19.54263612 - 0.02737830188 * kelvin
        let high = 1.6261698e-5 * kelvin * kelvin + 7.0229056e-10 * kelvin * kelvin * kelvin
        let highest = -1.8680009e-13 * kelvin * kelvin * kelvin * kelvin
        return Double.exp(low + high + highest + 2.7150305 * Double.log(kelvin)) * 0.01
    }
}
