import Measures
public import Training

/// Moving seconds of a recording, used for pace, grade-adjusted pace, load, splits and efficiency.
///
/// Formula: seconds outside pauses whose mean speed over 5 s reaches the sport's threshold: 0.15 m/s for swimming, 0.3 m/s for hiking and
/// snowshoeing, 0.5 m/s otherwise; without periods of 10 s or more without distance. Never more than the timer. If no samples give the
/// distance, or the sport covers none: the timer, else the elapsed time without pauses.
/// Units: seconds.
/// Source: our own.
/// Grade: own definition.
public struct MovingTime: Equatable, Sendable {
    public static let card = ModelCard(
        id: "moving_time", name: "Moving time", alsoKnownAs: ["time in motion"],
        formula:
            "Σ seconds outside pauses with a 5-s mean speed ≥ 0.5 m/s (hiking and snowshoeing 0.3, swimming 0.15), never more than the "
            + "timer; without samples of the way: the timer, else elapsed time − pauses",
        units: "s",
        source: "our own thresholds, because devices count standing differently: some stop the timer by themselves, some never",
        grade: .ownDefinition,
        limits:
            "10 s or more without any way are not moving, whatever the timer says; a shorter run is a distance counter between two ticks, "
            + "and so is the time before a step of 15 m or more in a pool. The way must account for 95 % of the stated distance, or the timer "
            + "decides. Yoga, strength, court sports and the like have no way: their timer is their moving time. Satellite "
            + "drift of 0.5 m/s or more while standing counts as moving.")

    /// Whether each second from the start counts. As many entries as the recording has seconds.
    public let isMoving: [Bool]
    /// Whether samples of distance decided, rather than timer and pauses.
    public let isMeasured: Bool
    /// Total seconds.
    public let seconds: Double

    /// - Parameters:
    ///   - path: the path of the recording.
    ///   - speeds: metres per second for each of `count` seconds; empty without a path.
    init(of recording: Recording, path: DistancePath?, speeds: [Double], count: Int) {
        isMeasured = MovingTime.isMeasured(recording, path)
        var isMoving = [Bool](repeating: true, count: count)
        if isMeasured {
            let least = MovingTime.leastSpeed(recording.sport)
            let smooth = Slope.smoothed(speeds, over: 5)
            for second in 0..<count { isMoving[second] = smooth[second] >= least }
            MovingTime.judgeStandstills(speeds, isSwimming: recording.sport.isSwimming, &isMoving)
        }
        for pause in recording.pauses where pause.end > pause.start {
            let first = max(0, pause.start.rounded(.up))
            let last = min(Double(count), pause.end)
            guard first < last else { continue }
            for second in Int(first)..<Int(last) { isMoving[second] = false }
        }
        self.isMoving = isMoving
        seconds = MovingTime.total(recording, isMeasured ? isMoving : nil)
    }

    /// Seconds at speed zero that count as standing. Fewer occur between two ticks of a distance counter.
    private static let leastStandstill = 10
    /// Distance of a pool swim may increase only at the wall: seconds without an increase before one of at least `poolLength` metres are a
    /// length.
    private static let longestLength = 90
    private static let poolLength = 15.0

    private static func judgeStandstills(_ speeds: [Double], isSwimming: Bool, _ isMoving: inout [Bool]) {
        var start = 0
        while start < speeds.count, start < isMoving.count {
            guard speeds[start] == 0 else {
                start += 1
                continue
            }
            var end = start
            while end < speeds.count, end < isMoving.count, speeds[end] == 0 { end += 1 }
            if isSwimming, end - start < longestLength, end < speeds.count, speeds[end] >= poolLength {
                for second in start..<end { isMoving[second] = true }
            } else if end - start >= leastStandstill || end >= min(speeds.count, isMoving.count) {
                // No tick follows the last run of zeros, so nothing shows further motion.
                for second in start..<end { isMoving[second] = false }
            }
            start = end
        }
    }

    /// Creates the moving time of a recording in the form used for display and models.
    public init(of recording: Recording) {
        let path = DistancePath(of: recording)
        let count = SessionTrack.length(recording, path: path, pulse: nil)
        let speeds = path.map { SessionTrack.speeds(SessionTrack.metres($0, count: count)) } ?? []
        self.init(of: recording, path: path, speeds: speeds, count: count)
    }

    /// Returns the moving seconds of a part of the recording.
    public func seconds(from start: Double, to end: Double) -> Double {
        var sum = 0.0
        var second = max(0, start.rounded(.down))
        while second < end, second < Double(isMoving.count) {
            if isMoving[Int(second)] { sum += min(second + 1, end) - max(second, start) }
            second += 1
        }
        return sum
    }

    private static func total(_ recording: Recording, _ measured: [Bool]?) -> Double {
        let timer = recording.timer.flatMap { $0 > 0 ? $0 : nil }
        let elapsed = recording.elapsed
        if let measured {
            let moving = Double(measured.reduce(into: 0) { $0 += $1 ? 1 : 0 })
            // Without any moving second, the samples have no data on motion.
            if moving > 0 { return min(moving, timer ?? moving, elapsed > 0 ? elapsed : moving) }
        }
        if let timer { return elapsed > 0 ? min(timer, elapsed) : timer }
        let paused = Pause.seconds(of: recording.pauses, from: 0, to: elapsed)
        return paused < elapsed ? elapsed - paused : elapsed
    }

    /// Whether the samples cover the distance, in a sport that has one.
    private static func isMeasured(_ recording: Recording, _ path: DistancePath?) -> Bool {
        guard recording.sport.coversDistance, let path, let covered = path.metres.last else { return false }
        guard !recording.hasDistanceOfPoints, let stated = recording.distance?.metres else { return true }
        return covered >= 0.95 * stated
    }

    private static func leastSpeed(_ sport: Sport) -> Double {
        if sport.isSwimming { return 0.15 }
        return sport == .hiking || sport == .snowshoeing ? 0.3 : 0.5
    }
}

extension Sport {
    /// Whether standing still is rest in this sport, so that moving time counts.
    var coversDistance: Bool {
        switch self {
        case .running, .trailRunning, .trackRunning, .treadmillRunning, .walking, .hiking, .snowshoeing: true
        case .cycling, .mountainBiking, .gravelCycling, .indoorCycling: true
        case .swimming, .poolSwimming, .openWaterSwimming: true
        case .rowing, .indoorRowing, .kayaking, .paddling, .crossCountrySkiing, .alpineSkiing, .snowboarding, .skating: true
        case .elliptical, .transition, .other: true
        case .sailing, .surfing, .strength, .yoga, .hotYoga, .pilates, .stretching, .stairClimbing, .intervals, .climbing,
            .racketSports, .teamSports, .martialArts, .dance, .golf, .sauna, .multisport:
            false
        }
    }
}
