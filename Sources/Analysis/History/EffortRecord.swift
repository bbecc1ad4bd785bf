public import Measures
import Training

/// Races and hard efforts of a history, and the threshold speed that they imply on any day.
///
/// A threshold counts as known from a race of the last 180 days, or from a stretch in them that was plainly tried: easy running is no
/// effort, and would make every run look hard.
public struct EffortRecord: Equatable, Sendable {
    /// A race or a best effort with what it is worth.
    public struct Effort: Equatable, Sendable {
        public var day: Day
        public var activity: String
        public var metres: Double
        /// Seconds, in cool weather and on the level as far as that is known.
        public var seconds: Double
        public var vdot: Double
        public var isRace: Bool
        public var isParkrun = false
        /// Run alone and all out over the whole distance.
        public var isTimeTrial = false
        /// A race that was hardly raced: it is asked about, and fitness does not rest on it.
        public var isDoubtful = false
        /// A stretch that the heart or the athlete's usual pace proves to be tried; any other says only what was done at least.
        public var isProven = false
        /// Whether it tells what the athlete could do.
        var isHard: Bool { isWhole ? !isDoubtful : isProven }
        /// Meant to be raced from start to end, where a stretch of training is not.
        var isWhole: Bool { isRace || isTimeTrial }
        /// Counts the runs of a record: numbers are compared faster than names.
        var run = 0
    }

    public static let window = 180
    /// Days back from which a race forecast may take efforts, with those that judge them.
    static let reach = 730
    /// Of the maximal heart rate, at which a stretch was tried, and of one that is only guessed from age.
    static let tryingShare = 0.88
    static let tryingShareOfPredicted = 0.92
    /// Of the pace that half of the runs of the quarter before had over the same distance, and how many those must be.
    static let tryingPace = 1.08
    static let usualDays = 90
    static let usualRuns = 5
    /// Heart rates are read over so many seconds at most.
    static let longestHeld = 3600

    /// Ascending by day.
    public var efforts: [Effort]
    let judge: Judge

    /// - Parameters:
    ///   - digests: ascending by start.
    ///   - profile: its heart rates decide how hard an effort was.
    ///   - heat: cools the efforts; nil for the population's slope.
    public init(
        digests: some Sequence<ActivityDigest>, profile: AthleteProfile = AthleteProfile(), heat: HeatAccount? = nil
    ) {
        let judge = Judge(maximum: profile.seenMaximumHeartRate, trying: profile.tryingHeartRate)
        self.init(digests: digests, judge: judge, heat: heat ?? .population)
    }

    /// Heart rates that decide how hard an effort was; nil where unknown.
    struct Judge: Equatable, Sendable {
        var maximum: Double?
        var trying: Double?
    }

    init(digests: some Sequence<ActivityDigest>, judge: Judge, heat: HeatAccount) {
        efforts = []
        self.judge = judge
        let (maximum, trying) = (judge.maximum, judge.trying)
        var usual = UsualPaces()
        for (run, digest) in digests.enumerated() where digest.isOutdoorRun || digest.isTreadmillRun {
            func isHeard(_ effort: Effort) -> Bool {
                trying.flatMap { limit in digest.held(seconds: effort.seconds).map { $0 >= limit } } ?? false
            }
            for var effort in digest.efforts(cooledBy: heat) {
                effort.run = run
                if digest.isTreadmillRun {
                    // The belt or the wrist guesses the distance: only a heart that was tried says that somebody tried.
                    effort.isProven = isHeard(effort)
                    if effort.isProven { efforts.append(effort) }
                    continue
                }
                if effort.isWhole {
                    effort.isDoubtful = isDoubtful(effort, digest.racedShare(of: maximum))
                    effort.isProven = effort.isTimeTrial && !effort.isDoubtful
                } else {
                    effort.isProven = isHeard(effort) || usual.areFarBehind(effort)
                    usual.add(effort)
                }
                efforts.append(effort)
            }
        }
    }

    /// Points of VDOT below the best of the half year before, from which a race was perhaps none.
    static let doubtfulPoints = 6.0
    /// Of the maximal heart rate, below which nobody races for up to an hour.
    static let racingShare = 0.85

    /// The heart decides where it is known; else what was run before.
    private func isDoubtful(_ race: Effort, _ share: Double?) -> Bool {
        if let share { return share < EffortRecord.racingShare - Rounding.slack }
        let before = efforts(from: race.day - EffortRecord.window, through: race.day)
        return before.contains { !$0.isDoubtful && $0.vdot > race.vdot + EffortRecord.doubtfulPoints + Rounding.slack }
    }

    /// The newest that tells what the athlete could do.
    func lastHard(asOf day: Day) -> Effort? { efforts(from: day - 3650, through: day).last { $0.isHard } }

    /// The newest race of the last four weeks that was perhaps none.
    func doubtfulRace(asOf day: Day) -> Effort? {
        efforts(from: day - (EffortLeap.askedFor - 1), through: day).last { $0.isDoubtful }
    }

    /// Efforts of the days `after`…`through`, both included.
    public func efforts(from first: Day, through last: Day) -> ArraySlice<Effort> {
        let low = efforts.count.first { efforts[$0].day >= first }
        return efforts[low..<Swift.max(low, efforts.count.first { efforts[$0].day > last })]
    }

    /// Metres per second at threshold on a day, or nil when too little was run.
    public func thresholdSpeed(on day: Day) -> Double? { best(on: day).flatMap { Threshold.speed(vdot: $0.vdot) } }

    /// Whether what was run until a day says what the athlete can do.
    public func speaks(on day: Day) -> Bool { best(on: day) != nil }

    /// The stretch that is worth most of the last quarter, tried or not: so much the athlete can do at least.
    func least(asOf day: Day) -> Effort? {
        efforts(from: day - (EffortRecord.usualDays - 1), through: day).filter { !$0.isRace }.max { $0.vdot < $1.vdot }
    }

    /// The effort of the highest VDOT that counts on a day.
    func best(on day: Day) -> Effort? {
        let recent = efforts(from: day - (EffortRecord.window - 1), through: day)
        // An easy run that beats every race is worth what it is worth.
        var best: Int?
        var isFounded = false
        for index in recent.indices {
            if best.map({ recent[index].vdot > recent[$0].vdot }) ?? true { best = index }
            isFounded = isFounded || recent[index].isHard
        }
        return isFounded ? best.map { recent[$0] } : nil
    }
}

/// How fast the athlete usually is over each distance.
private struct UsualPaces {
    private var efforts: [Double: [EffortRecord.Effort]] = [:]

    mutating func add(_ effort: EffortRecord.Effort) { efforts[effort.metres, default: []].append(effort) }

    /// Whether an effort is so much faster than half of those of the quarter before it that it was tried.
    func areFarBehind(_ effort: EffortRecord.Effort) -> Bool {
        var count = 0
        var behind = 0
        for earlier in (efforts[effort.metres] ?? []).reversed() where earlier.run != effort.run {
            guard effort.day - earlier.day < EffortRecord.usualDays else { break }
            count += 1
            if earlier.seconds >= EffortRecord.tryingPace * effort.seconds { behind += 1 }
        }
        return count >= EffortRecord.usualRuns && 2 * behind > count
    }
}
