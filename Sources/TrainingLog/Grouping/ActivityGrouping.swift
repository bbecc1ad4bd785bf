public import Measures
public import Training

/// Properties of a recording that grouping uses.
public struct RecordingHead: Equatable, Sendable {
    public var id: String
    public var start: Moment
    /// In seconds.
    public var elapsed: Double
    public var sport: Sport
    public var distance: Distance?
    public var origin: Source.Origin
    /// Number of channel kinds.
    public var channelCount: Int
    public var points: Int

    public init(
        id: String, start: Moment, elapsed: Double, sport: Sport, distance: Distance?, origin: Source.Origin, channelCount: Int,
        points: Int
    ) {
        self.id = id
        self.start = start
        self.elapsed = elapsed
        self.sport = sport
        self.distance = distance
        self.origin = origin
        self.channelCount = channelCount
        self.points = points
    }

    public init(_ stored: StoredRecording) {
        let recording = stored.recording
        self.init(
            id: stored.id, start: recording.start, elapsed: recording.elapsed, sport: recording.sport,
            distance: recording.distance, origin: recording.source.origin, channelCount: stored.channelKinds.count,
            points: recording.points)
    }

    public var end: Moment { start + elapsed }
}

/// Recordings of the same activity.
public struct ActivityGroup: Equatable, Sendable {
    /// Ids, winner first, then in the order of `wins(over:)`. Never empty.
    public var recordings: [String]
    /// Id of the activity, which is the winner's id.
    public var id: String { recordings[0] }

    public init(recordings: [String]) {
        precondition(!recordings.isEmpty, "an activity is made of recordings")
        self.recordings = recordings
    }
}

/// Two recordings longer than this never match. It also limits how far back a store has to search.
public let longestMatchedActivity = 31 * 86_400.0

/// Whether two recordings are of the same activity. They share at least half of the longer one's time, their sports belong to one family,
/// and their distances, if both have one, differ by at most a third.
///
/// This is our own rule: the clocks of two devices agree to seconds, starts differ by a warm-up, and pedometers by a tenth; see
/// `Docs/Decisions`. It depends on the two recordings only, so the order of imports has no effect. `wallClockMatches` matches recordings in
/// local time without an offset.
public func areSameActivity(_ one: RecordingHead, _ other: RecordingHead) -> Bool {
    let longer = max(one.elapsed, other.elapsed)
    guard longer <= longestMatchedActivity, one.isOfWallClock == other.isOfWallClock else { return false }
    let shared =
        min(one.end.secondsSince1970, other.end.secondsSince1970) - max(one.start.secondsSince1970, other.start.secondsSince1970)
    guard shared >= 0, shared >= longer / 2 else { return false }
    guard one.sport.isOneFamily(with: other.sport) else { return false }
    guard let one = one.distance, let other = other.distance else { return true }
    let (less, more) = (min(one.metres, other.metres), max(one.metres, other.metres))
    // Below 100 m a distance is noise, for example on a treadmill or with GPS left on.
    return less < 100 || less >= more * 2 / 3
}

/// Groups recordings that match or that a decision joins, also through a third recording, but never against a decision to keep two apart.
/// Each group is ordered by `wins(over:)`.
///
/// If decisions forbid some matches, pairs that share more of the longer one's time are joined first; ties go to the lesser ids. So the
/// order of imports has no effect.
///
/// - Parameter heads: must include every recording that overlaps with any of them.
/// - Returns: ascending by id.
public func activityGroups(of heads: [RecordingHead], decided: [GroupingDecision] = []) -> [ActivityGroup] {
    let sorted = heads.sorted { ($0.start, $0.id) < ($1.start, $1.id) }
    var union = ConstrainedUnion(sorted.map(\.id), decided)
    var matches: [(share: Double, one: Int, other: Int)] = []
    var open: [Int] = []
    for index in sorted.indices {
        open.removeAll { sorted[$0].end < sorted[index].start }
        for other in open where areSameActivity(sorted[other], sorted[index]) {
            matches.append((union.isFree ? 0 : sharedThousandths(sorted[other], sorted[index]), other, index))
        }
        open.append(index)
    }
    for (wall, known) in wallClockMatches(in: sorted) { matches.append((0, wall, known)) }
    if !union.isFree {
        matches.sort {
            ($1.share, sorted[$0.one].id, sorted[$0.other].id) < ($0.share, sorted[$1.one].id, sorted[$1.other].id)
        }
    }
    for match in matches { union.join(match.one, match.other) }
    return union.sets
        .map { ActivityGroup(recordings: $0.map { sorted[$0] }.sorted { $0.wins(over: $1) }.map(\.id)) }
        .sorted { $0.id < $1.id }
}

/// Returns the shared time of two recordings over the longer one's, in whole thousandths.
private func sharedThousandths(_ one: RecordingHead, _ other: RecordingHead) -> Double {
    let shared =
        min(one.end.secondsSince1970, other.end.secondsSince1970) - max(one.start.secondsSince1970, other.start.secondsSince1970)
    let longer = max(one.elapsed, other.elapsed)
    return longer > 0 ? (shared / longer * 1000).rounded(.toNearestOrEven) : 0
}

/// Recomputes the groups that new recordings or new decisions may affect.
///
/// - Parameters:
///   - decided: all decisions.
///   - head: returns a stored recording by its id.
///   - overlapping: returns every stored recording that overlaps or touches a range of time, including the new ones.
/// - Returns: the groups of all recordings in the affected ranges. They replace every older group of these recordings.
public func regroup(
    around touched: [RecordingHead], decided: [GroupingDecision], head: (_ id: String) throws -> RecordingHead?,
    overlapping: (_ start: Moment, _ end: Moment) throws -> [RecordingHead]
) rethrows -> [ActivityGroup] {
    var partners: [String: [String]] = [:]
    for decision in decided where decision.verdict == .together {
        partners[decision.one, default: []].append(decision.other)
        partners[decision.other, default: []].append(decision.one)
    }
    var heads: [String: RecordingHead] = [:]
    var waiting = Array(touched.reversed())
    while let next = waiting.popLast() {
        if heads[next.id] != nil { continue }
        var (start, end) = (next.start, next.end)
        while true {
            let found = try overlapping(start, end)
            for each in found where heads[each.id] == nil {
                heads[each.id] = each
                for id in partners[each.id] ?? [] where heads[id] == nil {
                    if let partner = try head(id) { waiting.append(partner) }
                }
                // A recording in local time may belong to an activity hours away.
                let (before, after) =
                    each.isOfWallClock
                    ? (wallClockReach.ahead, wallClockReach.behind) : (wallClockReach.behind, wallClockReach.ahead)
                for other in try overlapping(each.start + -before, each.start + after)
                where heads[other.id] == nil && other.isOfWallClock != each.isOfWallClock {
                    let isWall = each.isOfWallClock
                    if wallClockMismatch(isWall ? each : other, isWall ? other : each) != nil { waiting.append(other) }
                }
            }
            let matchable = found.filter { $0.elapsed <= longestMatchedActivity }
            let (first, last) = (matchable.map(\.start).min() ?? start, matchable.map(\.end).max() ?? end)
            if first >= start, last <= end { break }
            (start, end) = (min(first, start), max(last, end))
        }
    }
    return activityGroups(of: Array(heads.values), decided: decided)
}
