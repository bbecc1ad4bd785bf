import Analysis
import Measures

/// Physiology of a demo athlete.
public enum DemoWorld: Sendable {
    /// The equations of `Analysis`: tests the models under their own assumptions.
    case models
    /// A different physiology, under which models can be wrong. Race times follow an individual exponent instead of the VDOT curve. Heat
    /// costs grow with the square of the excess over 15 °C WBGT. Acclimation is gained above a threshold and decays by 3 % a day.
    case other
}

extension DemoPerson {
    /// Returns the seconds of a race in cool weather on level ground.
    ///
    /// With `.other`, the VDOT curve is exact at 10 km only. At other distances, ln time changes by `exponentOffset` for each unit of ln
    /// distance.
    func raceSeconds(metres: Double, vdot: Double) -> Double? {
        guard let seconds = DanielsGilbert.time(metres: metres, vdot: vdot) else { return nil }
        switch world {
        case .models: return seconds
        case .other: return seconds * Double.pow(metres / 10_000, exponentOffset)
        }
    }

    /// Returns the factor by which heat lowers speed at equal effort.
    func heatFactor(wetBulbGlobe degrees: Double, acclimation: Double, minutes: Double) -> Double {
        switch world {
        case .models:
            let heat = max(0, degrees - PopulationSlowdown.threshold)
            let long = max(1, 1 + (minutes / 60 - 2.25) / 1.75)
            return Double.exp(heatSlope * heat * (1 - 0.5 * acclimation) * long)
        case .other:
            let excess = max(0, degrees - 15)
            return Double.exp(heatSlope * excess * excess / 10 * (1 - 0.35 * acclimation))
        }
    }

    /// Returns acclimation at the end of each day.
    func acclimation(weights: [Double]) -> [Double] {
        switch world {
        case .models: return HeatAcclimation.states(weights: weights)
        case .other:
            var state = 0.0
            return weights.map { weight in
                state = 0.97 * state + (weight > 0.25 ? 0.18 * weight * (1 - state) : 0)
                return state
            }
        }
    }
}
