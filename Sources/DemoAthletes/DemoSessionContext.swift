import Analysis
import Measures
import Training

/// The circumstances of one session: athlete, place, time, fitness and acclimation.
struct DemoSessionContext {
    static let source = Source(name: "Hearth demo watch", origin: .demo)

    let person: DemoPerson
    let climate: DemoClimate
    let day: Day
    /// Hour of the local day.
    let hour: Double
    let vdot: Double
    let acclimation: Double
    /// Seconds between samples.
    let spacing: Double
    var random: SeededRandom

    init(
        person: DemoPerson, climate: DemoClimate, day: Day, hour: Double, vdot: Double, acclimation: Double, spacing: Double,
        number: Int
    ) {
        self.person = person
        self.climate = climate
        self.day = day
        self.hour = hour
        self.vdot = vdot
        self.acclimation = acclimation
        self.spacing = spacing
        random = person.random(day, 100 + UInt64(number))
    }

    var place: DemoPlace { climate.place }
    var start: Moment { day.start(at: place.offset) + (hour * 3600).whole }

    /// Returns the wet-bulb globe temperature in °C at the middle of a session.
    func wetBulbGlobe(minutes: Double) -> Double { climate.wetBulbGlobe(hour: hour + minutes / 120) }

    /// Returns the factor by which heat lowers speed at equal effort.
    func heatFactor(minutes: Double) -> Double {
        person.heatFactor(wetBulbGlobe: wetBulbGlobe(minutes: minutes), acclimation: acclimation, minutes: minutes)
    }

    /// Weather as a phone records it: the air at the start, rounded to 0.1 °C and 1 %.
    var conditions: Conditions {
        let air = climate.air(hour: hour)
        return Conditions(
            temperature: Temperature(celsius: (air.temperature * 10).whole / 10), humidityPercent: air.humidity.whole)
    }

    /// A heart rate that follows effort with a lag, drifts upwards, and fluctuates.
    struct Heart {
        let person: DemoPerson
        var rate: Double
        private var tremor = 0.0

        init(_ person: DemoPerson) {
            self.person = person
            rate = person.restingHeartRate + 28
        }

        /// - Parameters:
        ///   - effort: effort as a share of heart-rate reserve.
        ///   - minutes: time since the start; drift is 3 % an hour after the first ten minutes.
        mutating func step(effort: Double, minutes: Double, seconds: Double, random: inout SeededRandom) -> Double {
            let drift = 1 + 0.03 * max(0, minutes - 10) / 60
            let aim = person.restingHeartRate + (person.maximumHeartRate - person.restingHeartRate) * effort * drift
            rate += (min(aim, person.maximumHeartRate) - rate) * (1 - Double.exp(-seconds / 35))
            let memory = Double.exp(-seconds / 20)
            tremor = tremor * memory + 1.3 * (1 - memory * memory).squareRoot() * random.clamped(3)
            return min(person.maximumHeartRate, max(40, (rate + tremor).whole))
        }
    }

    /// A slowly varying random value with standard deviation 1 and a correlation time in seconds.
    struct Wander {
        private var value = 0.0
        mutating func step(memory: Double, seconds: Double, random: inout SeededRandom) -> Double {
            let keep = Double.exp(-seconds / memory)
            value = value * keep + (1 - keep * keep).squareRoot() * random.clamped(3)
            return value
        }
    }
}
