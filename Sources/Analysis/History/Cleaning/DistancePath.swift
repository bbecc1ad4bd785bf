import Measures
public import Training

/// Distance covered at each moment, without impossible movements.
///
/// Formula: the device's own distance, else great circles between positions with an accuracy of 30 m or better, segment by segment, else
/// integrated speed; steps faster than 10 m/s on foot (40 otherwise) add nothing.
/// Units: seconds and metres.
/// Source: our own.
/// Grade: own definition.
public struct DistancePath: Equatable, Sendable {
    public static let card = ModelCard(
        id: "distance_path", name: "Distance along the way", alsoKnownAs: [],
        formula:
            "the device's distance; else great circles between positions (accuracy ≤ 30 m), none across a pause; else Σ speed · Δt; "
            + "steps > 10 m/s on foot are left out",
        units: "m", source: "our own rules, because satellites err and say so only sometimes", grade: .ownDefinition,
        limits: "Positions a second apart make a track some per cent long, corners that are cut make it short. What was covered "
            + "between two segments of a track, or while the timer was paused, is no part of it.")

    /// Never falling, as many as `metres`.
    public private(set) var seconds: [Double] = []
    public private(set) var metres: [Double] = []
    /// Periods that best efforts must not include: gaps covered without records, and impossible speeds.
    public private(set) var doubtful: [(start: Double, end: Double)] = []
    /// Those of them that are gaps; and periods without speed that are too long to add distance.
    private(set) var gaps: [(start: Double, end: Double)] = []
    /// Pauses with another position at their end. The distance between is not counted.
    private(set) var movedPauses: [(start: Double, end: Double)] = []
    /// Source of the distance: the device's distance, positions (`latitude`) or speed.
    private(set) var origin: ChannelKind = .distance

    public static func == (left: DistancePath, right: DistancePath) -> Bool {
        left.seconds == right.seconds && left.metres == right.metres
    }

    /// Nil if the recording has no data on distance.
    public init?(of recording: Recording) {
        let limit = DistancePath.limit(recording.sport)
        // If the athlete confirmed the positions, no step is too long.
        let reach = recording.unrepaired.contains(.positions) ? .infinity : limit
        // If the athlete confirmed the gaps, they count as part of the path.
        let keepsGaps = recording.unrepaired.contains(.gaps)
        if let channel = recording.channel(.distance), channel.values.count >= 2 {
            addDistances(channel, limit: limit)
            if !keepsGaps { markGaps(longerThan: 20) }
        } else if let track = PositionCleaning(recording) {
            addPositions(track, limit: reach, pauses: recording.pauses)
            origin = .latitude
            if !keepsGaps { markGaps(longerThan: 5) }
        } else if let channel = recording.channel(.speed), channel.values.count >= 2 {
            origin = .speed
            addSpeeds(channel, limit: limit)
        }
        guard seconds.count >= 2, let last = metres.last, last > 0 else { return nil }
        if recording.sport.isRunning { markSprints() }
        doubtful.sort { $0.start < $1.start }
    }

    /// Returns the highest possible metres per second of a sport.
    static func limit(_ sport: Sport) -> Double {
        switch sport {
        case .running, .trailRunning, .trackRunning, .treadmillRunning, .walking, .hiking, .snowshoeing: 10
        default: 40
        }
    }

    private mutating func add(_ second: Double, _ step: Double, limit: Double) {
        guard let last = seconds.last, let covered = metres.last else {
            seconds.append(second)
            metres.append(max(0, step))
            return
        }
        guard second >= last else { return }
        let isPossible = step > 0 && step <= limit * max(1, second - last)
        if step > 0, !isPossible { doubtful.append((last, second)) }
        seconds.append(second)
        metres.append(isPossible ? covered + step : covered)
    }

    private mutating func addDistances(_ channel: Channel, limit: Double) {
        var previous: Double?
        for index in channel.values.indices where channel.values[index].isFinite {
            let value = channel.values[index]
            // A counter that restarts continues from its last value.
            add(channel.seconds[index], previous.map { max(0, value - $0) } ?? 0, limit: limit)
            previous = value
        }
    }

    /// - Parameter pauses: the path between the last position before a pause and the first after it is not part of the track.
    private mutating func addPositions(_ track: PositionCleaning, limit: Double, pauses: [Pause]) {
        var pauses = PauseCursor(pauses)
        var last: (place: Coordinate, second: Double)?
        for index in track.isKept.indices where track.isKept[index] {
            guard let place = track.place(index) else { continue }
            let second = track.latitude.seconds[index]
            var step = last.map { $0.place.metres(to: place) } ?? 0
            if let last, step > 0, pauses.isPaused(from: last.second, to: second) {
                if step > DistancePath.leastGap {
                    movedPauses.append((last.second, second))
                    doubtful.append((last.second, second))
                }
                step = 0
            }
            add(second, step, limit: limit)
            last = (place, second)
        }
    }

    /// Metres below which two positions count as equal, because of satellite drift.
    private static let leastGap = 20.0

    private mutating func addSpeeds(_ channel: Channel, limit: Double) {
        var previous: Double?
        for index in channel.values.indices where channel.values[index].isFinite {
            let second = channel.seconds[index]
            let step = previous.map { second - $0 } ?? 0
            if step > 10 { gaps.append((second - step, second)) }
            add(second, step > 0 && step <= 10 ? min(limit, max(0, channel.values[index])) * step : 0, limit: limit)
            previous = second
        }
    }

    private mutating func markGaps(longerThan limit: Double) {
        for index in 1..<max(1, seconds.count) {
            guard seconds[index] - seconds[index - 1] > limit, metres[index] - metres[index - 1] > DistancePath.leastGap else {
                continue
            }
            doubtful.append((seconds[index - 1], seconds[index]))
            gaps.append((seconds[index - 1], seconds[index]))
        }
    }

    /// Marks ten seconds faster than 9 m/s.
    private mutating func markSprints() {
        var start = 0
        for end in seconds.indices {
            while seconds[end] - seconds[start] > 10 { start += 1 }
            if start > 0, seconds[end] - seconds[start - 1] <= 12 {
                let span = seconds[end] - seconds[start - 1]
                if metres[end] - metres[start - 1] > 9 * span { doubtful.append((seconds[start - 1], seconds[end])) }
            }
        }
    }

    /// Whether a period contains nothing doubtful.
    func isClean(from start: Double, to end: Double) -> Bool {
        for stretch in doubtful {
            if stretch.start >= end { break }
            if stretch.end > start { return false }
        }
        return true
    }

    /// Returns for each whole second the earliest start of a doubtful period that ends after it; infinite without one. A window is clean if
    /// it ends before that: one comparison, while `isClean` searches the periods.
    func earliestDoubts(seconds count: Int) -> [Double] {
        var earliest = [Double](repeating: .infinity, count: count)
        guard count > 0 else { return earliest }
        for stretch in doubtful where stretch.end > 0 {
            let last = stretch.end >= Double(count) ? count - 1 : Int(stretch.end.rounded(.up)) - 1
            earliest[last] = min(earliest[last], stretch.start)
        }
        for second in (0..<(count - 1)).reversed() { earliest[second] = min(earliest[second], earliest[second + 1]) }
        return earliest
    }
}
