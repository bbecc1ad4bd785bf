public import Measures
import Training

/// A person's heated sessions in one class of room: their usual heart rate, how the newest compares with those before it, and whether
/// they get easier. Nothing is stored: an edit or a deletion changes all of it.
public struct HeatedSessions: Equatable, Sendable {
    public var room: HeatedRoom
    /// bpm: the rolling mean of all, the newest included.
    public var baseline: Estimate
    /// bpm: the mean of the last ten, where it lies more than 3 % from the mean of all, which never forgets.
    public var lastTen: Double?
    /// The newest: its activity, day and mean heart rate in bpm.
    public var newest: EstimateInput
    public var day: Day
    /// Each with what was usual before it, the oldest first.
    public var sessions: [HeatedSession]
    /// With the sessions before it only; nil with fewer than three of them.
    public var comparison: HeatedBaseline.Comparison?
    /// How many of those before it were as warm by wet-bulb globe temperature, where the comparison rests on them alone: the humidity
    /// of the newest is known, and of three of them. Nil where the class of room decides.
    public var alikeByHumidity: Int?
    /// Percent by which the heart beats faster in the last five than in the first five.
    public var change: Answer<Estimate>
    public var signal: HeatedTrend.Signal?

    /// The rooms in which there was a session up to the day, the coolest first.
    /// - Parameter digests: ascending by start.
    static func all(_ digests: [ActivityDigest], asOf day: Day) -> [HeatedSessions] {
        var sessions: [HeatedRoom: [ActivityDigest]] = [:]
        for digest in digests where digest.day <= day && HeatExposure.mode(of: digest) == .hotYoga {
            guard let degrees = digest.conditions?.temperature.fahrenheit, (-100.0...300.0).contains(degrees),
                let room = HeatedRoom.of(fahrenheit: Int(Rounding.halfUp(degrees))),
                HeatedBaseline.isPossible(digest.meanHeartRate?.beatsPerMinute)
            else { continue }
            sessions[room, default: []].append(digest)
        }
        let all = sessions.values.joined().sorted { ($0.start, $0.id) < ($1.start, $1.id) }
        return HeatedRoom.allCases.compactMap { room in
            guard let here = sessions[room], var result = HeatedSessions(here, in: room, asOf: day) else { return nil }
            result.compareByHumidity(among: all)
            return result
        }
    }

    /// °C of wet-bulb globe temperature within which two rooms are as warm; ours, about what a fifth of humidity more or less makes.
    static let sameWarmth = 1.5

    /// Compares the newest with the sessions in rooms as warm by temperature and humidity, whatever their class.
    private mutating func compareByHumidity(among all: [ActivityDigest]) {
        guard let last = all.last(where: { $0.id == newest.activity }), let warmth = last.knownRoomWarmth, let rate = newest.value
        else { return }
        let alike = all.filter { other in
            (other.start, other.id) < (last.start, last.id)
                && (other.knownRoomWarmth.map { abs($0 - warmth) <= HeatedSessions.sameWarmth + Rounding.slack } ?? false)
        }
        let rates = alike.compactMap { $0.meanHeartRate?.beatsPerMinute }
        guard let compared = HeatedBaseline(of: rates).comparison(of: rate) else { return }
        comparison = compared
        alikeByHumidity = rates.count
    }

    static func lastTen(of rates: [Double], usual: Double) -> Double? {
        guard rates.count > 10, usual > 0, let mean = Moments.mean(Array(rates.suffix(10))) else { return nil }
        return abs(mean / usual - 1) > 0.03 + Rounding.slack ? mean : nil
    }

    private init?(_ sessions: [ActivityDigest], in room: HeatedRoom, asOf today: Day) {
        let inputs = sessions.map {
            EstimateInput(name: "heart rate", value: $0.meanHeartRate?.beatsPerMinute, unit: "bpm", activity: $0.id, day: $0.day)
        }
        let rates = inputs.compactMap { $0.value }
        guard let last = sessions.last, let newest = inputs.last else { return nil }
        var baseline = HeatedBaseline()
        self.sessions = zip(sessions, rates).map { digest, rate in
            var session = HeatedSession(
                activity: digest.id, day: digest.day, room: room,
                temperature: digest.conditions?.temperature ?? Temperature(fahrenheit: Double(room.lowest)), heartRate: rate,
                before: baseline.count, usual: baseline.count > 0 ? baseline.mean : nil, rollingMean: rate,
                comparison: baseline.comparison(of: rate))
            baseline.add(rate)
            session.rollingMean = baseline.mean
            return session
        }
        comparison = self.sessions.last?.comparison
        self.room = room
        self.newest = newest
        day = last.day
        func estimate(_ value: Double, _ method: String, _ inputs: [EstimateInput]) -> Estimate {
            Estimate(
                value: value, interval: nil, count: rates.count, quality: min(1, Double(rates.count) / 10), method: method,
                inputs: inputs, asOf: today)
        }
        self.baseline = estimate(baseline.mean, HeatedBaseline.card.id, inputs)
        lastTen = HeatedSessions.lastTen(of: rates, usual: baseline.mean)
        let trend = HeatedTrend(heartRates: rates)
        signal = trend?.signal
        let compared = Array(inputs.prefix(HeatedTrend.group) + inputs.suffix(HeatedTrend.group))
        change = trend.map { .known(estimate(100 * $0.change, HeatedTrend.card.id, compared)) } ?? .absent(.tooFew)
    }
}

extension ActivityDigest {
    /// °C of wet-bulb globe temperature; nil where nobody noted the humidity.
    fileprivate var knownRoomWarmth: Double? {
        guard let conditions, !conditions.supposed.humidity else { return nil }
        return conditions.wetBulbGlobe?.celsius
    }
}
