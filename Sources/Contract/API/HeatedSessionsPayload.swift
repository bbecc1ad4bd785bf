public import Analysis
import Measures

/// Heated sessions by class of room, coolest first.
public struct HeatedSessionsPayload: Codable, Equatable, Sendable {
    public var rooms: [HeatedRoomPayload]

    enum CodingKeys: String, CodingKey { case rooms }

    /// Includes the newest sessions of each room, at most `limit`.
    public init(_ weather: WeatherInsight, limit: Int) {
        rooms = weather.heated.map { HeatedRoomPayload($0, limit: limit) }
    }
}

public struct HeatedRoomPayload: Codable, Equatable, Sendable {
    public var room: Word<HeatedRoom>
    /// Lower bound of the class of room.
    public var fromFahrenheit: Int
    /// Mean heart rate of all sessions.
    public var baseline: FigurePayload
    /// Change from the first five sessions to the last five.
    public var change: FigurePayload
    public var signal: Word<HeatedTrend.Signal>?
    /// Number of all sessions.
    public var count: Int
    /// Newest first.
    public var sessions: [HeatedSessionPayload]

    enum CodingKeys: String, CodingKey {
        case room, signal, count, sessions
        case fromFahrenheit = "from_f"
        case baseline = "baseline_bpm"
        case change = "change_percent"
    }

    init(_ room: HeatedSessions, limit: Int) {
        self.room = Word(room.room)
        fromFahrenheit = room.room.lowest
        baseline = FigurePayload(.known(room.baseline))
        change = FigurePayload(room.change)
        signal = room.signal.map { Word($0) }
        count = room.sessions.count
        sessions = room.sessions.suffix(limit).reversed().map { HeatedSessionPayload($0) }
    }
}

/// One heated session compared with earlier ones in similarly warm rooms.
public struct HeatedSessionPayload: Codable, Equatable, Sendable {
    public var activity: String
    public var day: String
    public var room: Word<HeatedRoom>
    public var temperatureCelsius: Double
    public var meanHeartRate: Double
    /// Number of earlier sessions for comparison.
    public var before: Int
    /// Mean heart rate of these; nil for the first session.
    public var usual: Double?
    public var comparison: Word<HeatedBaseline.Comparison>?
    /// Percent above `usual`, with its 80 % interval; nil without a comparison.
    public var deviationPercent: Double?
    public var deviationLow: Double?
    public var deviationHigh: Double?

    enum CodingKeys: String, CodingKey {
        case activity, day, room, before, comparison
        case temperatureCelsius = "temperature_c"
        case meanHeartRate = "mean_hr_bpm"
        case usual = "usual_bpm"
        case deviationPercent = "deviation_percent"
        case deviationLow = "deviation_low"
        case deviationHigh = "deviation_high"
    }

    init(_ session: HeatedSession) {
        (activity, day, room) = (session.activity, ISO8601.text(session.day), Word(session.room))
        (temperatureCelsius, meanHeartRate) = (session.temperature.celsius, session.heartRate)
        (before, usual) = (session.before, session.usual)
        comparison = session.comparison.map { Word($0) }
        deviationPercent = session.deviation?.percent
        deviationLow = session.deviation?.interval.low
        deviationHigh = session.deviation?.interval.high
    }
}
