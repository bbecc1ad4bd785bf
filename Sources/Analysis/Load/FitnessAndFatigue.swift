import Measures

/// Fitness, fatigue and form from daily loads.
///
/// Formula: CTL += (L − CTL)(1 − e^(−1/42)); ATL += (L − ATL)(1 − e^(−1/7)); TSB = CTL − ATL of the day before.
/// Units: load a day.
/// Source: E. W. Banister et al. (1975) in A. Coggan's form.
/// Grade: useful.
public struct FitnessAndFatigue: Equatable, Sendable {
    public static let card = ModelCard(
        id: "fitness_and_fatigue", name: "Fitness, fatigue and form",
        alsoKnownAs: ["CTL, ATL, TSB", "performance manager", "impulse–response"],
        formula: "CTL += (L − CTL)(1 − e^(−1/42)), ATL += (L − ATL)(1 − e^(−1/7)), form = yesterday's CTL − ATL",
        units: "load/day",
        source: "E. W. Banister, T. W. Calvert, M. V. Savage, T. Bach, Aust J Sports Med 7:57 (1975), in A. Coggan's form",
        grade: .useful,
        limits:
            "Starts from the mean of the first 28 days; provisional for 42 days, nothing before 14. Says how much was "
            + "trained, not how fit the athlete is.")

    static let fitnessGain = 1 - Double.exp(-1.0 / 42)
    static let fatigueGain = 1 - Double.exp(-1.0 / 7)

    public var fitness: Double
    public var fatigue: Double
    /// Fitness minus fatigue at the end of the day before, the state at the start of today.
    public var form: Double

    public init(fitness: Double, fatigue: Double) {
        self.fitness = fitness
        self.fatigue = fatigue
        form = fitness - fatigue
    }

    /// Adds one day.
    public mutating func add(load: Double) {
        form = fitness - fatigue
        fitness += (load - fitness) * FitnessAndFatigue.fitnessGain
        fatigue += (load - fatigue) * FitnessAndFatigue.fatigueGain
    }

    /// Returns the state after every day, oldest first, from an initial state.
    public static func series(_ loads: [Double], from start: FitnessAndFatigue) -> [FitnessAndFatigue] {
        var state = start
        return loads.map { load in
            state.add(load: load)
            return state
        }
    }

    /// Returns the initial state without earlier data: the equilibrium at the mean of the first 28 days.
    public static func seed(_ loads: [Double]) -> FitnessAndFatigue {
        let usual = Moments.mean(Array(loads.prefix(28))) ?? 0
        return FitnessAndFatigue(fitness: usual, fatigue: usual)
    }
}
