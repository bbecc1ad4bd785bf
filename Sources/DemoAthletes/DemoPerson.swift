import Analysis
import Measures
import Training

/// The fixed traits of the athlete, drawn once from the seed.
struct DemoPerson {
    let seed: UInt64
    let sex: Sex
    let birthYear: Int
    /// Body mass in kilograms; height in metres.
    let mass: Double
    let height: Double
    let restingHeartRate: Double
    let maximumHeartRate: Double
    /// VDOT on the first day, and its long-term gain from training.
    let firstVDOT: Double
    let gain: Double
    /// Change of ln speed for each °C of wet-bulb globe temperature above 12.5.
    let heatSlope: Double
    /// Riegel's exponent from the half marathon to the marathon, since VDOT ignores individual endurance.
    let endurance: Double
    /// Physiology of the athlete.
    let world: DemoWorld
    /// Difference of the race-time exponent (ln time by ln distance) from that of the VDOT curve; used by `.other` only.
    let exponentOffset: Double
    /// Effects of heated classes on heart rate.
    let heat: DemoHeatEffects
    /// Random variation of race times: the standard deviation of ln time.
    let raceLuck: Double
    /// Heart-rate variability in ms; respiration in breaths per minute.
    let variability: Double
    let respiration: Double

    init(seed: UInt64, raceLuck: Double = 0.008, world: DemoWorld = .models) {
        self.seed = seed
        self.world = world
        self.raceLuck = raceLuck
        heat = DemoHeatEffects(seed: seed)
        var random = SeededRandom(seed: seed &* 0x2545_F491_4F6C_DD1D &+ 77)
        sex = random.unit() < 0.5 ? .female : .male
        birthYear = 1978 + Int(random.unit() * 20)
        mass = (sex == .female ? 56 : 68) + 5 * random.clamped(2)
        height = (sex == .female ? 1.63 : 1.75) + 0.05 * random.clamped(2)
        restingHeartRate = (50 + 4 * random.clamped(2)).whole
        maximumHeartRate = (186 + 6 * random.clamped(2)).whole
        firstVDOT = (sex == .female ? 41 : 45) + 3 * random.clamped(2)
        gain = 2.5 + 0.8 * random.clamped(1.5)
        heatSlope = -0.0040 + 0.0018 * random.clamped(1.6)
        variability = 54 * Double.exp(0.2 * random.clamped(2))
        respiration = 14.2 + 0.8 * random.clamped(2)
        // The exponent of Vickers and Vertosick (2016) at 45 km a week, with the spread of their runners: 6 % of the time.
        let spread = random.clamped(2)
        switch world {
        case .models:
            endurance = max(1.01, 1.155 + 0.095 * spread)
            exponentOffset = 0
        case .other:
            // Runners with more endurance than in the study, who also differ over shorter distances.
            endurance = max(1.01, 1.10 + 0.06 * spread)
            exponentOffset = 0.03 * random.clamped(2)
        }
    }

    /// Returns separate random numbers for one purpose on one day: a new purpose changes no other.
    func random(_ day: Day, _ purpose: UInt64) -> SeededRandom {
        var mixer = SeededRandom(
            seed: seed &+ UInt64(bitPattern: Int64(day.number)) &* 0x9E37_79B9 &+ purpose &* 0xC2B2_AE3D_27D4)
        return SeededRandom(seed: mixer.next())
    }

    func athlete(home: LocalOffset) -> Athlete {
        Athlete(
            name: "Demo Runner", birthYear: birthYear, sex: sex, mass: Mass((mass * 10).whole / 10),
            height: Distance(metres: (height * 100).whole / 100), maximumHeartRate: HeartRate(maximumHeartRate), homeOffset: home)
    }

    /// Returns the share of heart-rate reserve for running at a speed on level ground in cool weather.
    func effort(speed: Double, vdot: Double) -> Double {
        ((DanielsGilbert.cost(speed: max(0.5, speed)) ?? 3.5) - 3.5) / (vdot - 3.5)
    }

    /// Returns the speed in m/s on level ground in cool weather at a share of heart-rate reserve.
    func speed(effort: Double, vdot: Double) -> Double {
        DanielsGilbert.speed(uptake: 3.5 + effort * (vdot - 3.5)) ?? 2.5
    }
}

extension SeededRandom {
    /// Returns a normal random number, limited to ± `limit`.
    mutating func clamped(_ limit: Double) -> Double { min(limit, max(-limit, normal())) }
    mutating func between(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }
    mutating func chance(_ share: Double) -> Bool { unit() < share }
}

extension Double {
    /// The nearest whole number, halves up.
    var whole: Double { (self + 0.5).rounded(.down) }
}
