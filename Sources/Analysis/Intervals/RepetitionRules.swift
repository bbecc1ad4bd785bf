/// Bounds that work and recovery must keep. All of them are our own, chosen so that runs without repetitions show none.
enum RepetitionRules {
    /// Metres of the laps that devices make by themselves, and how far a lap may be from them.
    static let deviceLaps = [1000.0, 1609.344]
    static let deviceLapTolerance = 20.0
    /// Fewest repetitions; of those shorter than `brief` seconds; and of those of at least `long` seconds that laps mark.
    static let least = 3
    static let leastBrief = 5
    static let leastLong = 2
    static let brief = 60
    static let long = 480
    /// Shortest and longest repetition, and shortest recovery, in seconds.
    static let shortest = 25
    static let longest = 2100
    static let shortestRecovery = 12
    /// Recovery as a multiple of the repetition: least and most, and seconds that are never too many.
    static let recoveryShares = 0.07...3.0
    static let freeRecovery = 200
    /// Longest recovery between two long repetitions, as a share of them.
    static let pairRecovery = 0.65
    /// By how much the repetitions exceed the recovery before and after them, as a share of the recovery.
    static let fasterPace = 0.15
    static let fasterPower = 0.3
    static let fasterPulse = 0.08
    /// By how much they exceed the rest of the session in motion, if there are `leastOutside` seconds of it.
    static let fasterThanRest = 0.05
    static let leastOutside = 120
    /// Differences from the median that keep repetitions equal, as a share, and the seconds or metres that measuring them adds.
    static let similarTime = 0.1
    static let similarDistance = 0.08
    static let timeError = 4.0
    static let distanceError = 15.0
    /// The share of the tolerance for repetitions with standing recoveries, and for pairs.
    static let tightness = 0.5
    /// Differences of the level from the median, as a share.
    static let similarLevel = 0.12
    static let similarPower = 0.2
    /// The same where laps mark the repetitions, whose equal length then shows that they belong together.
    static let similarLapLevel = 0.2
    /// Share of the time at the level of the repetitions that belongs to them.
    static let coverage = 0.75
    /// Share of the five-second means of a repetition above the middle between work and recovery, and of a recovery below it.
    static let steadyShare = 0.8
    /// Beats per minute by which the last third of a repetition exceeds that of the recovery after it, on average, from
    /// `pulseFrom` seconds on. Shorter ones end before the heart rate follows.
    static let pulseFall = 3.0
    static let pulseFrom = 60
    /// Slowest repetition of a run in metres per second: below, it is a walk.
    static let slowestRun = 2.0
    /// Share of a recovery without motion from which it counts as standing.
    static let standing = 0.6

    static let constants: [CardConstant] = [
        CardConstant("least", least), CardConstant("fasterPace", 100 * fasterPace, decimals: 0),
        CardConstant("fasterPower", 100 * fasterPower, decimals: 0),
        CardConstant("similarTime", 100 * similarTime, decimals: 0),
        CardConstant("timeError", timeError, decimals: 0),
        CardConstant("similarDistance", 100 * similarDistance, decimals: 0),
        CardConstant("distanceError", distanceError, decimals: 0), CardConstant("coverage", 100 * coverage, decimals: 0),
        CardConstant("shortest", shortest), CardConstant("leastBrief", leastBrief), CardConstant("long", long / 60),
    ]
}
