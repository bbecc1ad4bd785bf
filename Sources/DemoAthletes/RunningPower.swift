import Analysis

/// The power of a demo athlete's run.
///
/// Formula: 1.04 · m · v · C(i)/C(0) + ½ ρ CdA (v + w)|v + w| v.
/// Units: kg, m/s, rise over run and m/s of head wind in; watts out.
/// Source: R. van Dijk and R. van Megen, The Secret of Running (2017); grade cost by A. Minetti (2002).
/// Grade: useful.
public enum RunningPower {
    /// Nil for a mass outside 20…250 kg, a speed outside 0…12 m/s, a grade beyond ±45 % or wind beyond 40 m/s.
    public static func watts(
        mass: Double, speed: Double, grade: Double, headWind: Double = 0, costOfRunning: Double = 1.04, dragArea: Double = 0.24,
        airDensity: Double = 1.225
    ) -> Double? {
        guard (20.0...250.0).contains(mass), (0.0...12.0).contains(speed), (-0.45...0.45).contains(grade),
            (-40.0...40.0).contains(headWind), (0.5...2.0).contains(costOfRunning), (0.0...1.0).contains(dragArea),
            (0.3...1.6).contains(airDensity)
        else { return nil }
        let climbing = costOfRunning * mass * speed * GradeCost.energeticFactor(grade: grade)
        let air = speed + headWind
        return climbing + 0.5 * airDensity * dragArea * air * abs(air) * speed
    }
}
