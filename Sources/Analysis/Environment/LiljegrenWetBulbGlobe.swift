import Measures

/// Wet-bulb globe temperature outdoors: temperature, humidity, wind and sun on a working body as one number.
///
/// Formula: 0.7 Tnwb + 0.2 Tg + 0.1 Ta; the natural wet bulb and the globe each solve their energy balance.
/// Units: °C.
/// Source: J. C. Liljegren et al., Journal of Occupational and Environmental Hygiene 5:645 (2008).
/// Grade: established.
public enum LiljegrenWetBulbGlobe {
    public static let card = ModelCard(
        id: "wbgt_liljegren", name: "Wet-bulb globe temperature, outdoors", alsoKnownAs: ["WBGT", "Liljegren 2008"],
        formula:
            "0.7 Tnwb + 0.2 Tg + 0.1 Ta; Tg⁴ = ½(εa Ta⁴ + 0.999 Ts⁴) − h(Tg − Ta)/(σε) + S(1 − α)/(2σε)[1 + f(1/(2 cos z) − 1) + 0.45] "
            + "for a 50.8 mm globe; Tw = Ta − (L/cp)(18.015/28.97)(Pr/Sc)^0.56 (es(Tw) − ea)/(P − es(Tw)) + ΔF/h for a 7 mm wick",
        units: "°C",
        source: "J. C. Liljegren et al., Journal of Occupational and Environmental Hygiene 5:645 (2008)",
        grade: .established,
        limits:
            "−10 to 50 °C. A station is rarely on the course: stations and marathon courses differed by 1.9 ± 2.4 °C "
            + "(Cheuvront 2015), so it is shown in whole degrees. The latent heat keeps the sign published with the model.")

    /// The weather at one place and moment.
    public struct Weather: Equatable, Sendable {
        /// °C.
        public var temperature: Double
        /// Percent.
        public var humidity: Double
        /// hPa at the place, not reduced to sea level.
        public var pressure: Double
        /// m/s at 2 m above the ground.
        public var wind: Double
        /// W/m² on level ground.
        public var radiation: Double
        public var cosineOfZenith: Double
        /// Direct share of the radiation, 0…1.
        public var directShare: Double

        public init(
            temperature: Double, humidity: Double, pressure: Double, wind: Double, radiation: Double, cosineOfZenith: Double,
            directShare: Double
        ) {
            self.temperature = temperature
            self.humidity = humidity
            self.pressure = pressure
            self.wind = wind
            self.radiation = radiation
            self.cosineOfZenith = cosineOfZenith
            self.directShare = directShare
        }

        var isPossible: Bool {
            (-10.0...50.0).contains(temperature) && (0.0...100.0).contains(humidity) && (500.0...1100.0).contains(pressure)
                && (0.0...60.0).contains(wind) && (0.0...1500.0).contains(radiation) && (-1.0...1.0).contains(cosineOfZenith)
                && (0.0...1.0).contains(directShare)
        }
    }

    /// All values in °C.
    public struct Result: Equatable, Sendable {
        public var wetBulbGlobe: Double
        public var globe: Double
        public var naturalWetBulb: Double
    }

    /// Returns the temperatures; nil outside −10…50 °C or for impossible weather.
    public static func temperatures(_ weather: Weather) -> Result? {
        guard weather.isPossible else { return nil }
        let balance = Balance(weather)
        let air = balance.air
        guard let globe = root(from: air - 40, to: air + 110, of: { balance.globeExcess($0) }),
            let wick = root(from: air - 60, to: air + 40, of: { balance.wickExcess($0) })
        else { return nil }
        let value = 0.7 * wick + 0.2 * globe + 0.1 * air - 273.15
        guard value.isFinite else { return nil }
        return Result(wetBulbGlobe: value, globe: globe - 273.15, naturalWetBulb: wick - 273.15)
    }

    /// Halves an interval down to a micro-kelvin; nil if the excess has the same sign at both ends.
    private static func root(from low: Double, to high: Double, of excess: (Double) -> Double) -> Double? {
        var low = low
        var high = high
        guard excess(low) > 0, excess(high) < 0 else { return nil }
        while high - low > 1e-6 {
            let middle = (low + high) / 2
            if excess(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// The two energy balances as functions of the body's temperature in kelvin; both fall as the body warms.
    private struct Balance {
        let air: Double
        let pressure: Double
        let vapour: Double
        let wind: Double
        let longWave: Double
        let radiation: Double
        let direct: Double
        let inverseCosine: Double
        let tangent: Double

        init(_ weather: Weather) {
            air = weather.temperature + 273.15
            pressure = weather.pressure
            vapour = max(1, weather.humidity) / 100 * MoistAir.saturation(air)
            wind = max(0.13, weather.wind)
            let fourth = air * air * air * air
            longWave = 0.5 * (MoistAir.emissivity(vapour: vapour) * fourth + 0.999 * fourth)
            radiation = weather.radiation
            let cosine = weather.cosineOfZenith
            let isUp = cosine >= DirectSunlight.leastCosine
            direct = isUp ? weather.directShare : 0
            inverseCosine = isUp ? 1 / cosine : 0
            tangent = isUp ? max(0, 1 - cosine * cosine).squareRoot() / cosine : 0
        }

        func reynolds(_ film: Double, diameter: Double) -> Double {
            wind * MoistAir.density(film, pressure: pressure) * diameter / MoistAir.viscosity(film)
        }

        func globeExcess(_ globe: Double) -> Double {
            let diameter = 0.0508
            let film = (globe + air) / 2
            let nusselt = 2 + 0.6 * reynolds(film, diameter: diameter).squareRoot() * Double.pow(MoistAir.prandtl, 0.3333)
            let transfer = MoistAir.conductivity(film) / diameter * nusselt
            let emission = MoistAir.stefanBoltzmann * 0.95
            let sun = radiation * (1 - 0.05) / (2 * emission) * (1 + direct * (inverseCosine / 2 - 1) + 0.45)
            return longWave - transfer * (globe - air) / emission + sun - globe * globe * globe * globe
        }

        func wickExcess(_ wick: Double) -> Double {
            let diameter = 0.007
            let end = diameter / (4 * 0.0254)
            let film = (wick + air) / 2
            let nusselt = 0.281 * Double.pow(reynolds(film, diameter: diameter), 0.6) * Double.pow(MoistAir.prandtl, 0.44)
            let transfer = MoistAir.conductivity(film) / diameter * nusselt
            let thermal = MoistAir.stefanBoltzmann * 0.95 * (longWave - wick * wick * wick * wick)
            let sun = radiation * (1 - 0.4) * ((1 - direct) * (1 + end) + direct * (tangent / Double.pi + end) + 0.45)
            let density = MoistAir.density(film, pressure: pressure)
            let schmidt = MoistAir.viscosity(film) / (density * MoistAir.diffusivity(film, pressure: pressure))
            let saturation = MoistAir.saturation(wick)
            // Water would boil: the body is far too warm.
            guard saturation < pressure else { return -.infinity }
            let evaporation =
                MoistAir.latentHeat(film) / MoistAir.heatCapacity * (18.015 / 28.97)
                * Double.pow(MoistAir.prandtl / schmidt, 0.56)
                * (saturation - vapour) / (pressure - saturation)
            return air - evaporation + (thermal + sun) / transfer - wick
        }
    }
}
