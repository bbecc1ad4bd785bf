import Analysis
import Measures
import Training

/// One session's circumstances: who, where, when, how fit, how used to heat.
struct DemoOuting {
    static let source = Source(name: "Hearth demo watch", origin: .demo)

    let person: DemoPerson
    let climate: DemoClimate
    let day: Day
    /// Of the local day.
    let hour: Double
    let vdot: Double
    let acclimation: Double
    /// Seconds from one sample to the next.
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

    /// °C of wet-bulb globe temperature in the middle of a session.
    func wetBulbGlobe(minutes: Double) -> Double { climate.wetBulbGlobe(hour: hour + minutes / 120) }

    /// The factor by which heat lowers speed at equal effort.
    func heatFactor(minutes: Double) -> Double {
        person.heatFactor(wetBulbGlobe: wetBulbGlobe(minutes: minutes), acclimation: acclimation, minutes: minutes)
    }

    /// As a phone writes it: the air at the start, to a tenth of a degree and a whole percent.
    var conditions: Conditions {
        let air = climate.air(hour: hour)
        return Conditions(
            temperature: Temperature(celsius: (air.temperature * 10).whole / 10), humidityPercent: air.humidity.whole)
    }

    /// A heart rate that follows effort with a lag, drifts upwards, and is never quite steady.
    struct Heart {
        let person: DemoPerson
        var rate: Double
        private var tremor = 0.0

        init(_ person: DemoPerson) {
            self.person = person
            rate = person.restingHeartRate + 28
        }

        /// - Parameters:
        ///   - effort: share of heart-rate reserve that the work takes.
        ///   - minutes: since the start; the drift is 3 % an hour after the first ten.
        mutating func step(effort: Double, minutes: Double, seconds: Double, random: inout SeededRandom) -> Double {
            let drift = 1 + 0.03 * max(0, minutes - 10) / 60
            let aim = person.restingHeartRate + (person.maximumHeartRate - person.restingHeartRate) * effort * drift
            rate += (min(aim, person.maximumHeartRate) - rate) * (1 - Double.exp(-seconds / 35))
            let memory = Double.exp(-seconds / 20)
            tremor = tremor * memory + 1.3 * (1 - memory * memory).squareRoot() * random.clamped(3)
            return min(person.maximumHeartRate, max(40, (rate + tremor).whole))
        }
    }

    /// A quiet wandering value with standard deviation 1 and a memory in seconds.
    struct Wander {
        private var value = 0.0
        mutating func step(memory: Double, seconds: Double, random: inout SeededRandom) -> Double {
            let keep = Double.exp(-seconds / memory)
            value = value * keep + (1 - keep * keep).squareRoot() * random.clamped(3)
            return value
        }
    }
}
