import Training

/// A kind of heated class of the demo athlete, as a studio's timetable has it.
enum DemoClass: CaseIterable, Equatable {
    case flow, power, yin, pilates

    var sport: Sport {
        switch self {
        case .flow, .power: .hotYoga
        case .yin: .yoga
        case .pilates: .pilates
        }
    }

    /// Title of the recording; nil for one that only has a sport.
    var title: String? {
        switch self {
        case .power: "Power"
        case .yin: "Yin"
        case .flow, .pilates: nil
        }
    }

    /// Minutes that the timetable offers, whatever the kind.
    static let minutes = [45.0, 60, 75, 90]
    /// °F of the studio's rooms, and how far they vary.
    static let fahrenheit = (usual: 98.5, deviation: 4.5)
}

/// True effects of heated classes on the mean heart rate of the demo athlete, in beats per minute.
///
/// Each athlete has other effects, drawn from the seed. They add to effort and acclimation, and each class scatters around them.
struct DemoHeatEffects {
    /// Effect of one °C of wet-bulb globe temperature above `warmth`.
    let degree: Double
    /// Effect of ten minutes more than an hour.
    let tenMinutes: Double
    private let power: Double
    private let yin: Double
    private let pilates: Double

    /// °C of wet-bulb globe temperature of a usual class.
    static let warmth = 29.0
    /// Standard deviation of one class: sleep, thirst and the teacher.
    static let scatter = 3.5

    init(seed: UInt64) {
        var random = SeededRandom(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 91)
        degree = 2.2 + 0.3 * random.clamped(2)
        tenMinutes = 1.5 + 0.3 * random.clamped(2)
        power = 11 + 2 * random.clamped(2)
        yin = -10 + 2 * random.clamped(2)
        pilates = 4 + 2 * random.clamped(2)
    }

    /// Effect of a kind against a flow class.
    func kind(_ kind: DemoClass) -> Double {
        switch kind {
        case .flow: 0
        case .power: power
        case .yin: yin
        case .pilates: pilates
        }
    }

    /// Effect of all circumstances together, without scatter.
    func beats(_ one: DemoClass, wetBulbGlobe degrees: Double, minutes: Double) -> Double {
        degree * (degrees - DemoHeatEffects.warmth) + tenMinutes * (minutes - 60) / 10 + kind(one)
    }
}
