import Measures

@testable import Analysis

/// Leg stiffness of a runner, modelled as a mass on a spring.
///
/// Formula: Fmax = m g (π/2)(tf/tc + 1); Δy = Fmax tc²/(m π²) − g tc²/8; kvert = Fmax/Δy; ΔL = L − √(L² − (v tc/2)²) + Δy;
/// kleg = Fmax/ΔL.
/// Units: kg, m, m/s and s in; N, m and kN/m out.
/// Source: J.-B. Morin et al., Journal of Applied Biomechanics 21:167 (2005).
/// Grade: useful.
enum SpringMass {
    static let gravity = 9.80665

    struct Result: Equatable, Sendable {
        /// Newton.
        var greatestForce: Double
        /// Metres by which the centre of mass is lowered.
        var sinking: Double
        /// kN/m.
        var verticalStiffness: Double
        /// kN/m.
        var legStiffness: Double
    }

    /// - Parameters: kilograms, metres, metres per second, and seconds of contact and of flight.
    /// - Returns: nil for values outside of running.
    static func result(mass: Double, leg: Double, speed: Double, contact: Double, flight: Double) -> Result? {
        guard (20.0...250.0).contains(mass), (0.4...1.5).contains(leg), (1.0...12.0).contains(speed),
            (0.05...0.6).contains(contact), (0.0...0.5).contains(flight)
        else { return nil }
        let force = mass * gravity * (Double.pi / 2) * (flight / contact + 1)
        let sinking = force * contact * contact / (mass * Double.pi * Double.pi) - gravity * contact * contact / 8
        let half = speed * contact / 2
        guard sinking > 0, half < leg else { return nil }
        let shortening = leg - (leg * leg - half * half).squareRoot() + sinking
        guard shortening > 0 else { return nil }
        return Result(
            greatestForce: force, sinking: sinking, verticalStiffness: force / sinking / 1000,
            legStiffness: force / shortening / 1000)
    }
}
