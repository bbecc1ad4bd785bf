public import Analysis
public import Measures
public import Training

/// A generated athlete with the records of all devices and with the true values behind them.
///
/// Used to try Hearth before importing data, for screenshots and benchmarks, and to test that the models recover the true values.
public struct DemoAthlete: Equatable, Sendable {
    public var athlete: Athlete
    /// Ascending by start.
    public var recordings: [Recording]
    /// Ascending by start.
    public var samples: [BodySample]
    /// Ascending by day.
    public var totals: [DailyTotal]
    /// Notes that the athlete entered beside activities, oldest first.
    public var diary: [DiaryEntry]
    public var truth: DemoTruth

    /// The default seed of `hearth demo`.
    public static let usualSeed: UInt64 = 4
    /// The athlete's usual clock, except on trips.
    public static let home = DemoPlace.taipei.offset

    public init(
        athlete: Athlete, recordings: [Recording], samples: [BodySample], totals: [DailyTotal], diary: [DiaryEntry],
        truth: DemoTruth
    ) {
        self.athlete = athlete
        self.recordings = recordings
        self.samples = samples
        self.totals = totals
        self.diary = diary
        self.truth = truth
    }
}

/// The true values that the models should find.
public struct DemoTruth: Equatable, Sendable {
    /// ml/kg/min on the VDOT scale, by day, oldest first.
    public var vdot: [DatedValue]
    /// True heat acclimation at the end of each day, 0…1.
    public var acclimation: [DatedValue]
    /// True heat exposure of each day, 0…1, which adds to acclimation.
    public var heatDoses: [DatedValue]
    /// Change of ln speed at equal effort for each °C of wet-bulb globe temperature above 12.5; negative.
    public var heatSlope: Double
    /// Beats per minute.
    public var restingHeartRate: Double
    public var maximumHeartRate: Double
    /// Effects on the mean heart rate of a heated class in beats per minute: of one °C of wet-bulb globe temperature, and of ten minutes.
    public var heatedDegree: Double
    public var heatedTenMinutes: Double
    /// Effects of the classes with the titles Power and Yin against a hot yoga class without a title, in beats per minute.
    public var heatedPower: Double
    public var heatedYin: Double
    public var races: [Race]
    /// Seconds on a flat course in cool weather on the last day, without random luck. The marathon depends on the athlete's individual
    /// endurance, which no shorter race shows.
    public var raceTimes: [RaceTime]
    public var illness: [Day]

    /// A race that the athlete ran.
    public struct Race: Equatable, Sendable {
        public var day: Day
        public var metres: Double
        public var seconds: Double
        /// Slowdown by heat, percent.
        public var slowdown: Double
    }

    public struct RaceTime: Equatable, Sendable {
        public var race: RaceDistance
        public var seconds: Double
    }
}

/// Returns a generated athlete; equal arguments give identical results to the bit.
///
/// - Parameters:
///   - seed: selects the athlete.
///   - day: the last day of the data.
///   - days: length of the data in days, 28…1500; with 200, every insight has data.
///   - fine: number of days at the end with one sample a second; earlier recordings have one every five seconds.
///   - world: the physiology of the athlete.
///   - raceLuck: random variation of race times, as a standard deviation of ln time, 0…0.1.
public func demoAthlete(
    seed: UInt64, endingOn day: Day, days: Int = 200, fine: Int = 60, raceLuck: Double = 0.008, world: DemoWorld = .models
) -> DemoAthlete {
    let person = DemoPerson(seed: seed, raceLuck: min(0.1, max(0, raceLuck)), world: world)
    var story = DemoHistory(person: person, last: day, days: min(1500, max(28, days)), fine: max(0, fine))
    return story.generated()
}
