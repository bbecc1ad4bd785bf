public import Analysis
public import Measures
public import Training

/// An invented athlete with everything that devices would have written about them, and with the truth behind it.
///
/// For trying Hearth without data of one's own, for pictures and benchmarks, and to test that the models find the truth again.
public struct DemoAthlete: Equatable, Sendable {
    public var athlete: Athlete
    /// Ascending by start.
    public var recordings: [Recording]
    /// Ascending by start.
    public var samples: [BodySample]
    /// Ascending by day.
    public var totals: [DailyTotal]
    /// What the athlete wrote down beside activities, oldest first.
    public var diary: [DiaryEntry]
    public var truth: DemoTruth

    /// The athlete that `hearth demo` shows.
    public static let usualSeed: UInt64 = 4
    /// The wall clock that the athlete lives by, except on journeys.
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

/// What the models should find.
public struct DemoTruth: Equatable, Sendable {
    /// ml/kg/min on the VDOT scale, by day, oldest first.
    public var vdot: [DatedValue]
    /// Heat acclimation at the end of each day, 0…1, from the heat that really was.
    public var acclimation: [DatedValue]
    /// What each day added to it, 0…1: the exposure of the heat that really was.
    public var heatDoses: [DatedValue]
    /// Change of ln speed at equal effort for each °C of wet-bulb globe temperature above 12.5; negative.
    public var heatSlope: Double
    /// Beats per minute.
    public var restingHeartRate: Double
    public var maximumHeartRate: Double
    public var races: [Race]
    /// Seconds on a flat course in cool weather on the last day, with neither good nor bad luck. The marathon rests on an endurance
    /// of the athlete's own, which no shorter race shows.
    public var raceTimes: [RaceTime]
    public var illness: [Day]

    /// A race that was run.
    public struct Race: Equatable, Sendable {
        public var day: Day
        public var metres: Double
        public var seconds: Double
        /// Percent that heat cost.
        public var slowdown: Double
    }

    public struct RaceTime: Equatable, Sendable {
        public var race: RaceDistance
        public var seconds: Double
    }
}

/// An invented athlete: the same one, to the bit, for the same arguments.
///
/// - Parameters:
///   - seed: which athlete.
///   - day: the last day of the story.
///   - days: how many days to tell, 28…1500; 200 give every insight something to say.
///   - fine: how many days at the end are recorded each second; those before are every five seconds.
///   - world: what the athlete's body obeys.
///   - raceLuck: how far races fall from what the athlete is worth, as a standard deviation of ln time, 0…0.1.
public func demoAthlete(
    seed: UInt64, endingOn day: Day, days: Int = 200, fine: Int = 60, raceLuck: Double = 0.008, world: DemoWorld = .models
) -> DemoAthlete {
    let person = DemoPerson(seed: seed, raceLuck: min(0.1, max(0, raceLuck)), world: world)
    var story = DemoStory(person: person, last: day, days: min(1500, max(28, days)), fine: max(0, fine))
    return story.told()
}
