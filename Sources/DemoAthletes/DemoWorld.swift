import Analysis
import Measures

/// Physiology that a demo athlete obeys.
public enum DemoWorld: Sendable {
    /// The equations of `Analysis` themselves: what Hearth shows is looked for under its own assumptions.
    case models
    /// Another truth, so that a model can be wrong: race times follow an exponent of the athlete's own instead of the VDOT curve, heat
    /// costs grow with the square of the excess over 15 °C WBGT, and acclimation is gained above a threshold and lost by 3 % a day.
    case other
}

extension DemoPerson {
    /// Seconds of a race in cool weather on level ground.
    ///
    /// `.other`: the VDOT curve meets the athlete at 10 km only; away from it ln time changes by `exponentOffset` for each unit of ln
    /// distance.
    func raceSeconds(metres: Double, vdot: Double) -> Double? {
        guard let seconds = DanielsGilbert.time(metres: metres, vdot: vdot) else { return nil }
        switch world {
        case .models: return seconds
        case .other: return seconds * Double.pow(metres / 10_000, exponentOffset)
        }
    }

    /// The factor by which heat lowers speed at equal effort.
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

    /// Acclimation at the end of each day.
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
