import Measures

/// Properties of air around a wet or dry body, for the energy balances of globe and wick.
///
/// Formulas and constants: J. C. Liljegren et al., Journal of Occupational and Environmental Hygiene 5:645 (2008).
/// Temperatures in kelvin, pressures in hPa. The latent heat keeps the published sign of its temperature term, so that results agree with
/// existing tools; the physical sign would change wet-bulb globe temperature by 0.08 °C on average.
enum MoistAir {
    static let stefanBoltzmann = 5.6696e-8
    static let heatCapacity = 1003.5
    static let gasConstant = 8314.34 / 28.97
    static let prandtl = heatCapacity / (heatCapacity + 1.25 * gasConstant)

    /// hPa over water, with the factor for air instead of vacuum.
    static func saturation(_ kelvin: Double) -> Double {
        1.004 * 6.1121 * Double.exp(17.502 * (kelvin - 273.15) / (kelvin - 32.18))
    }

    static func emissivity(vapour: Double) -> Double { 0.575 * Double.pow(vapour, 0.143) }

    /// kg/(m s)
    static func viscosity(_ kelvin: Double) -> Double {
        let collision = 1.048 - 0.034 * (kelvin / 97 - 2.9) / 0.4
        return 2.6693e-6 * (28.97 * kelvin).squareRoot() / (3.617 * 3.617 * collision)
    }

    /// W/(m K)
    static func conductivity(_ kelvin: Double) -> Double { (heatCapacity + 1.25 * gasConstant) * viscosity(kelvin) }

    /// kg/m³
    static func density(_ kelvin: Double, pressure: Double) -> Double { 100 * pressure / (gasConstant * kelvin) }

    /// m²/s, water vapour in air.
    static func diffusivity(_ kelvin: Double, pressure: Double) -> Double {
        let reduced = Double.pow(kelvin / (132.0 * 647.3).squareRoot(), 2.334)
        let pressures = Double.pow(36.4 * 218, 1.0 / 3)
        let temperatures = Double.pow(132 * 647.3, 5.0 / 12)
        let masses = (1 / 28.97 + 1 / 18.015).squareRoot()
        return 3.640e-8 * reduced * pressures * temperatures * masses / (pressure / 1013.25)
    }

    /// J/kg
    static func latentHeat(_ kelvin: Double) -> Double { 2.4073e6 - 71_100 * (313.15 - kelvin) / 30 }
}
