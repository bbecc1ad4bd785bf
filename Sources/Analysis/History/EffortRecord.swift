public import Measures
import Training

/// Races and hard efforts of a history, and the threshold speed that follows on any day.
///
/// A threshold counts as known from a race of the last 180 days, or from a stretch in them that was clearly a hard effort. Easy running is
/// no effort, and would make every run look hard. Efforts before a `RunningBreak` do not count after it, nor during it.
public struct EffortRecord: Equatable, Sendable {
    /// A race or a best effort with its VDOT.
    public struct Effort: Equatable, Sendable {
        public var day: Day
        public var activity: String
        public var metres: Double
        /// Seconds, converted to cool weather and level ground as far as known.
        public var seconds: Double
        public var vdot: Double
        public var isRace: Bool
        public var isParkrun = false
        /// Whether it was run alone and all out over the whole distance.
        public var isTimeTrial = false
        /// Whether a race was hardly raced: the athlete is asked about it, and fitness ignores it.
        public var isDoubtful = false
        /// Whether heart rate or usual pace proves a hard effort; any other stretch is only a lower bound of ability.
        public var isProven = false
        /// Whether it shows the athlete's ability.
        var isHard: Bool { isWhole ? !isDoubtful : isProven }
        /// Whether it was raced from start to end, unlike a stretch of training.
        var isWhole: Bool { isRace || isTimeTrial }
        /// Number of the run in a record: numbers compare faster than names.
        var run = 0
        /// So far above everything around it that its distance may be wrong; see `EffortLeap`.
        var isLeap = false
        /// The day on which another run confirmed a leap.
        var confirmed: Day?
        /// Whether fitness may rest on it on a day.
        func counts(on day: Day) -> Bool { !isLeap || confirmed.map { $0 <= day } ?? false }
    }

    public static let window = 180
    /// Days back from which a race forecast may use efforts, including those that classify them.
    static let reach = 730
    /// Share of the maximal heart rate that proves a hard effort, and the share of a maximum predicted by age.
    static let tryingShare = 0.88
    static let tryingShareOfPredicted = 0.92
    /// Speed relative to the median pace of the previous quarter over the same distance, and the number of runs that it needs.
    static let tryingPace = 1.08
    static let usualDays = 90
    static let usualRuns = 5
    /// Highest number of seconds for mean heart rates.
    static let longestHeld = 3600

    /// Ascending by day.
    public var efforts: [Effort]
    let judge: Judge
    /// Of all runs of the athlete, also where the record has only the efforts of some.
    let breaks: RunningBreaks

    /// - Parameters:
    ///   - digests: ascending by start; all runs of the athlete.
    ///   - profile: its heart rates decide whether an effort is hard.
    ///   - heat: converts the efforts to cool weather; nil for the population's slope.
    public init(
        digests: some Collection<ActivityDigest>, profile: AthleteProfile = AthleteProfile(), heat: HeatAccount? = nil
    ) {
        let judge = Judge(maximum: profile.seenMaximumHeartRate, trying: profile.tryingHeartRate)
        self.init(digests: digests, judge: judge, heat: heat ?? .population, breaks: RunningBreaks(digests: digests))
    }

    /// Heart rates that decide whether an effort is hard; nil if unknown.
    struct Judge: Equatable, Sendable {
        var maximum: Double?
        var trying: Double?
    }

    init(digests: some Sequence<ActivityDigest>, judge: Judge, heat: HeatAccount, breaks: RunningBreaks) {
        efforts = []
        self.judge = judge
        self.breaks = breaks
        let (maximum, trying) = (judge.maximum, judge.trying)
        var usual = UsualPaces()
        var leaps = LeapGuard()
        for (run, digest) in digests.enumerated() where digest.isOutdoorRun || digest.isTreadmillRun {
            func counts(_ effort: Effort) -> Bool {
                trying.flatMap { limit in digest.held(seconds: effort.seconds).map { $0 >= limit } } ?? false
            }
            let first = efforts.count
            defer { leaps.judge(&efforts, from: first) }
            for var effort in digest.efforts(cooledBy: heat) {
                effort.run = run
                if digest.isTreadmillRun {
                    // Treadmill and wrist only estimate the distance, so only heart rate proves a hard effort.
                    effort.isProven = counts(effort)
                    if effort.isProven { efforts.append(effort) }
                    continue
                }
                if effort.isWhole {
                    effort.isDoubtful = isDoubtful(effort, digest.racedShare(of: maximum))
                    effort.isProven = effort.isTimeTrial && !effort.isDoubtful
                } else {
                    effort.isProven = counts(effort) || usual.areFarBehind(effort)
                    usual.add(effort)
                }
                efforts.append(effort)
            }
        }
    }

    /// Points of VDOT below the best of the previous half year from which a race may not have been raced.
    static let doubtfulPoints = 6.0
    /// Share of the maximal heart rate that races of up to an hour exceed.
    static let racingShare = 0.85

    /// Heart rate decides if known, otherwise earlier efforts.
    private func isDoubtful(_ race: Effort, _ share: Double?) -> Bool {
        if let share { return share < EffortRecord.racingShare - Rounding.slack }
        // A race after a break is not compared with the fitness before it.
        let first = breaks.firstCounted(from: race.day - EffortRecord.window, asOf: race.day)
        let before = efforts(from: first, through: race.day)
        return before.contains {
            !$0.isDoubtful && !$0.isLeap && $0.vdot > race.vdot + EffortRecord.doubtfulPoints + Rounding.slack
        }
    }

    /// Returns the newest effort that shows the athlete's ability.
    func lastHard(asOf day: Day) -> Effort? {
        efforts(from: day - 3650, through: day).last { $0.isHard && $0.counts(on: day) }
    }

    /// Returns the newest race of the last four weeks that may not have been raced.
    func doubtfulRace(asOf day: Day) -> Effort? {
        efforts(from: day - (EffortLeap.askedFor - 1), through: day).last { $0.isDoubtful }
    }

    /// Returns the efforts of the days `first`…`last`, both included.
    public func efforts(from first: Day, through last: Day) -> ArraySlice<Effort> {
        let low = efforts.count.first { efforts[$0].day >= first }
        return efforts[low..<Swift.max(low, efforts.count.first { efforts[$0].day > last })]
    }

    /// Returns the efforts from `first` through `day` that count for fitness on that day: none before a break, and no unconfirmed leaps.
    func counted(from first: Day, through day: Day) -> [Effort] {
        efforts(from: breaks.firstCounted(from: first, asOf: day), through: day).filter { $0.counts(on: day) }
    }

    /// Returns the activities until a day with a leap that no other run has confirmed by then; see `LeapGuard`.
    func runsSetAside(on day: Day) -> Set<String> {
        var runs: Set<String> = []
        for effort in efforts where effort.day <= day && !effort.counts(on: day) { runs.insert(effort.activity) }
        return runs
    }

    /// Returns the threshold speed on a day in metres per second; nil with too few efforts.
    public func thresholdSpeed(on day: Day) -> Double? { best(on: day).flatMap { Threshold.speed(vdot: $0.vdot) } }

    /// Whether the threshold of a day also describes an earlier one without any: at most as long before it as efforts count after it, and
    /// without a break of running between them.
    func reaches(back later: Day, to day: Day) -> Bool {
        later - day < EffortRecord.window && breaks.firstCounted(from: day, asOf: later) <= day
    }

    /// Whether the efforts until a day show the athlete's ability.
    public func hasBest(on day: Day) -> Bool { best(on: day) != nil }

    /// Returns the counted effort with the highest VDOT on a day.
    func best(on day: Day) -> Effort? {
        let first = breaks.firstCounted(from: day - (EffortRecord.window - 1), asOf: day)
        let recent = efforts(from: first, through: day)
        // An easy run that exceeds every race counts with its VDOT.
        var best: Int?
        var hasBasis = false
        for index in recent.indices where recent[index].counts(on: day) {
            if best.map({ recent[index].vdot > recent[$0].vdot }) ?? true { best = index }
            hasBasis = hasBasis || recent[index].isHard
        }
        return hasBasis ? best.map { recent[$0] } : nil
    }
}

/// The athlete's usual pace over each distance.
private struct UsualPaces {
    /// What the comparison needs of an effort. An effort holds a text, whose copies cost more than the comparison.
    private struct Pace {
        var day: Day
        var run: Int
        var seconds: Double
    }

    private var paces: [Double: [Pace]] = [:]

    mutating func add(_ effort: EffortRecord.Effort) {
        paces[effort.metres, default: []].append(Pace(day: effort.day, run: effort.run, seconds: effort.seconds))
    }

    /// Whether an effort is much faster than half of those in the previous quarter, which proves a hard effort.
    func areFarBehind(_ effort: EffortRecord.Effort) -> Bool {
        guard let earlier = paces[effort.metres] else { return false }
        var count = 0
        var behind = 0
        for index in earlier.indices.reversed() where earlier[index].run != effort.run {
            guard effort.day - earlier[index].day < EffortRecord.usualDays else { break }
            count += 1
            if earlier[index].seconds >= EffortRecord.tryingPace * effort.seconds { behind += 1 }
        }
        return count >= EffortRecord.usualRuns && 2 * behind > count
    }
}
