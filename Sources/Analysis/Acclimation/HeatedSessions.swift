public import Measures
import Training

/// A person's heated sessions in one class of room: the usual heart rate, the newest session compared with earlier ones, and the trend.
/// Nothing is stored, so edits and deletions change all of it.
public struct HeatedSessions: Equatable, Sendable {
    public var room: HeatedRoom
    /// Rolling mean of all sessions in bpm, including the newest.
    public var baseline: Estimate
    /// Mean of the last ten in bpm, if it differs by more than 3 % from the mean of all sessions, which includes old ones.
    public var lastTen: Double?
    /// Activity, day and mean heart rate in bpm of the newest session.
    public var newest: EstimateInput
    public var day: Day
    /// Sessions with their typical range before, oldest first.
    public var sessions: [HeatedSession]
    /// Percent by which heart rate in the last five sessions exceeds that in the first five.
    public var change: Answer<Estimate>
    public var signal: HeatedTrend.Signal?

    /// What words may state of the change; nil without one.
    public var verdict: HeatedTrend.Verdict? { signal.map { HeatedTrend.verdict($0, change.value?.interval) } }

    /// Returns the rooms with a session up to the day, coolest first.
    /// - Parameter digests: ascending by start.
    static func all(_ digests: [ActivityDigest], asOf day: Day) -> [HeatedSessions] {
        var sessions: [HeatedRoom: [ActivityDigest]] = [:]
        for digest in digests where digest.day <= day {
            guard let room = digest.heatedRoom, HeatedBaseline.isPossible(digest.meanHeartRate?.beatsPerMinute) else { continue }
            sessions[room, default: []].append(digest)
        }
        let alike = baselinesByWarmth(of: sessions.values.joined().sorted { ($0.start, $0.id) < ($1.start, $1.id) })
        return HeatedRoom.allCases.compactMap { room in
            sessions[room].flatMap { HeatedSessions($0, alike: alike, in: room, asOf: day) }
        }
    }

    /// The newest session with its comparison. All displays use this value.
    public var newestSession: HeatedSession? { sessions.last }
    /// Comparison of the newest session; nil with fewer than three to compare it with.
    public var comparison: HeatedBaseline.Comparison? { newestSession?.comparison }

    /// °C of wet-bulb globe temperature within which two rooms count as equally warm; our own, about the effect of a fifth of humidity.
    public static let sameWarmth = 1.5

    /// Baseline of one session, and its distance from it.
    private struct Alike {
        var baseline: HeatedBaseline
        var deviation: HeatedSession.Deviation?
    }

    /// Returns the baseline for each session of known humidity, by activity: earlier sessions in rooms equally warm by temperature and
    /// humidity, in any class of room.
    /// - Parameter sessions: ascending by start.
    private static func baselinesByWarmth(of sessions: [ActivityDigest]) -> [String: Alike] {
        var known: [(warmth: Double, rate: Double)] = []
        var baselines: [String: Alike] = [:]
        for session in sessions {
            guard let warmth = session.knownRoomWarmth, let rate = session.meanHeartRate?.beatsPerMinute else { continue }
            let rates = known.filter { abs($0.warmth - warmth) <= sameWarmth + Rounding.slack }.map { $0.rate }
            baselines[session.id] = Alike(
                baseline: HeatedBaseline(of: rates), deviation: HeatedBaseline.deviation(of: rate, from: rates))
            known.append((warmth, rate))
        }
        return baselines
    }

    static func lastTen(of rates: [Double], usual: Double) -> Double? {
        guard rates.count > 10, usual > 0, let mean = Moments.mean(Array(rates.suffix(10))) else { return nil }
        return abs(mean / usual - 1) > 0.03 + Rounding.slack ? mean : nil
    }

    private init?(_ sessions: [ActivityDigest], alike: [String: Alike], in room: HeatedRoom, asOf today: Day) {
        let inputs = sessions.map {
            EstimateInput(name: "heart rate", value: $0.meanHeartRate?.beatsPerMinute, unit: "bpm", of: $0)
        }
        let rates = inputs.compactMap { $0.value }
        guard let last = sessions.last, let newest = inputs.last else { return nil }
        var baseline = HeatedBaseline()
        self.sessions = zip(sessions, rates).enumerated().map { index, one in
            let (digest, rate) = one
            let byWarmth = alike[digest.id].flatMap { $0.baseline.count >= HeatedBaseline.needed ? $0 : nil }
            let before = byWarmth?.baseline ?? baseline
            var session = HeatedSession(
                activity: digest.id, day: digest.day, room: room,
                temperature: digest.conditions?.temperature ?? Temperature(fahrenheit: Double(room.lowest)), heartRate: rate,
                before: before.count, usual: before.count > 0 ? before.mean : nil, isByWarmth: byWarmth != nil, rollingMean: rate,
                comparison: before.comparison(of: rate))
            session.deviation = byWarmth.map { $0.deviation } ?? HeatedBaseline.deviation(of: rate, from: rates[..<index])
            baseline.add(rate)
            session.rollingMean = baseline.mean
            return session
        }
        self.room = room
        self.newest = newest
        day = last.day
        func estimate(_ value: Double, _ method: String, _ inputs: [EstimateInput], _ interval: Interval? = nil) -> Estimate {
            Estimate(
                value: value, interval: interval, count: rates.count, quality: min(1, Double(rates.count) / 10), method: method,
                inputs: inputs, asOf: today)
        }
        self.baseline = estimate(baseline.mean, HeatedBaseline.card.id, inputs)
        lastTen = HeatedSessions.lastTen(of: rates, usual: baseline.mean)
        let trend = HeatedTrend(heartRates: rates)
        signal = trend?.signal
        let compared = Array(inputs.prefix(HeatedTrend.group) + inputs.suffix(HeatedTrend.group))
        change = trend.map { .known(estimate(100 * $0.change, HeatedTrend.card.id, compared, $0.interval)) } ?? .absent(.tooFew)
    }
}

extension ActivityDigest {
    /// Wet-bulb globe temperature in °C; nil if the humidity is unknown.
    fileprivate var knownRoomWarmth: Double? {
        guard let conditions, !conditions.supposed.humidity else { return nil }
        return conditions.wetBulbGlobe?.celsius
    }
}
