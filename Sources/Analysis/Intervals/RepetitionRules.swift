/// Bounds that work and recovery must keep. All of them are our own, chosen so that runs without repetitions show none.
enum RepetitionRules {
    /// Metres of the laps that devices make by themselves, and how far a lap may be from them.
    static let deviceLaps = [1000.0, 1609.344]
    static let deviceLapTolerance = 20.0
    /// Share of the distance, and seconds, within which laps of a device are equal. Laps that an athlete ends differ more.
    static let deviceLapShare = 0.02
    static let deviceLapSeconds = 1.5
    /// Fewest and most laps of a session that can mark repetitions: more are made by a device.
    static let lapCounts = 3...400
    /// Longest session in seconds that is searched. A longer run is a race or a walk, in which loops and aid stations repeat.
    /// Of a longer ride, means of ten seconds or more would hide short repetitions.
    static let longestRun = 14_400
    static let longestRide = 28_800
    /// Most repetitions in one session: more are noise.
    static let most = 60
    /// Fewest periods of a session with repetitions: two of work and a recovery.
    static let fewestPeriods = 3
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
    /// Differences of recoveries from their median, in seconds or as a share of the work before them, where no laps show
    /// that they were planned; and the seconds that measuring them adds.
    static let similarRecovery = 0.35
    static let recoveryError = 15.0
    /// Fewest repetitions of a pyramid, and by how much each exceeds the one before it on the way up, as a share.
    static let leastPyramid = 5
    static let pyramidStep = 0.2
    /// Longest recovery between two long repetitions, as a share of them.
    static let pairRecovery = 0.65
    /// By how much the repetitions exceed the recovery before and after them, as a share of the recovery.
    static let fasterPace = 0.15
    static let fasterPower = 0.3
    static let fasterPulse = 0.08
    /// By how much they exceed the rest of the session in motion, if there are `leastOutside` seconds of it.
    static let fasterThanRest = 0.05
    static let leastOutside = 120
    /// Seconds of running outside the repetitions that show an ordinary pace, and seconds of a sustained stretch in it.
    static let leastOrdinary = 180
    static let sustained = 60
    /// By how much the slowest repetition exceeds the fastest sustained stretch outside: in runs without laps, and where
    /// stops, hills or a progressive run could explain the slow parts.
    static let gap = 0.05
    static let clearGap = 0.1
    /// Most by which the last repetition exceeds the first where each is faster than the one before, as a share.
    static let mostRise = 0.15
    /// Seconds of a warm-up or cool-down that shows the pace on level ground, and its least length as a multiple of the
    /// longest recovery.
    static let leastWarmUp = 300
    static let warmUpShare = 1.5
    /// By how much repetitions exceed that pace where altitude and heart rate are unknown. By `GradeCost.effortFactor`, a
    /// descent makes a runner up to 21 % faster at equal effort.
    static let fasterThanDownhill = 0.25
    /// Differences from the median that keep repetitions equal, as a share, and the seconds or metres that measuring them adds.
    static let similarTime = 0.1
    static let similarDistance = 0.08
    static let timeError = 4.0
    static let distanceError = 15.0
    /// The share of the tolerance for pairs, and for repetitions of which at least a share of recoveries is standing.
    static let tightness = 0.5
    static let mostlyStanding = 0.5
    /// Differences of the level from the median, as a share.
    static let similarLevel = 0.12
    static let similarPower = 0.2
    /// The same where laps mark the repetitions, whose equal length then shows that they belong together.
    static let similarLapLevel = 0.2
    /// Share of the time at the level of the repetitions that belongs to them.
    static let coverage = 0.85
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
        CardConstant("deviceShare", 100 * deviceLapShare, decimals: 0),
        CardConstant("deviceSeconds", deviceLapSeconds, decimals: 1),
        CardConstant("fasterPace", 100 * fasterPace, decimals: 0), CardConstant("fasterPower", 100 * fasterPower, decimals: 0),
        CardConstant("similarTime", 100 * similarTime, decimals: 0), CardConstant("timeError", timeError, decimals: 0),
        CardConstant("similarDistance", 100 * similarDistance, decimals: 0),
        CardConstant("distanceError", distanceError, decimals: 0), CardConstant("leastPyramid", leastPyramid),
        CardConstant("coverage", 100 * coverage, decimals: 0),
        CardConstant("fasterThanDownhill", 100 * fasterThanDownhill, decimals: 0),
        CardConstant("nameShare", 100 * WorkIntervals.Length.similarDistance, decimals: 0),
        CardConstant("leastTrend", WorkIntervals.leastTrend, decimals: 0),
        CardConstant("evenRange", WorkIntervals.evenRange, decimals: 0),
        CardConstant("longestRun", longestRun / 3600), CardConstant("longestRide", longestRide / 3600),
        CardConstant("least", least), CardConstant("leastBrief", leastBrief), CardConstant("long", long / 60),
        CardConstant("most", most), CardConstant("shortest", shortest), CardConstant("longest", longest / 60),
        CardConstant("fewestLaps", lapCounts.lowerBound), CardConstant("mostLaps", lapCounts.upperBound),
        CardConstant("leastOrdinary", leastOrdinary / 60), CardConstant("leastWarmUp", leastWarmUp / 60),
    ]
}
