import Training

/// What a line such as `45 min easy`, `10 x 400 m`, `8 km locker` or `休息` says. The rest of the line stays as text.
struct PlanLine: Equatable {
    var sessions: [PlanDocument.Session] = []
    var isRest = false
    /// Whether a kind of session is named, if only without a duration.
    var isSession = false
    /// Whether a distance gives no duration, because the pace of its sport is not known.
    var lacksPace = false
    /// Whether a number is one that no session can have.
    var isLimited = false
    /// Whether repeats have no recoveries.
    var lacksRecoveries = false

    /// Reads a line. Plus signs, semicolons, "and" and "und" separate sessions, but not within brackets.
    static func read(_ text: String) -> PlanLine {
        var line = PlanLine()
        var part: [PlanToken] = []
        var parts: [[PlanToken]] = []
        var depth = 0
        for token in PlanToken.all(in: text) {
            if opening.contains(token) { depth += 1 }
            if closing.contains(token) { depth = max(0, depth - 1) }
            if depth == 0, separators.contains(token) {
                parts.append(part)
                part = []
            } else {
                part.append(token)
            }
        }
        parts.append(part)
        for part in parts where !part.isEmpty {
            let read = PlanPart(part)
            line.isSession = line.isSession || read.isSession
            line.isRest = line.isRest || read.isRest
            line.lacksRecoveries = line.lacksRecoveries || read.lacksRecoveries
            line.lacksPace = line.lacksPace || read.lacksPace
            line.isLimited = line.isLimited || read.isLimited
            if let session = read.session(text) { line.sessions.append(session) }
        }
        // "Rest" beside a session is no rest day.
        if !line.sessions.isEmpty { line.isRest = false }
        return line
    }

    private static let opening: [PlanToken] = [.sign("("), .sign("（"), .sign("[")]
    private static let closing: [PlanToken] = [.sign(")"), .sign("）"), .sign("]")]
    private static let separators: [PlanToken] = [.sign("+"), .sign(";"), .sign("；"), .word("and"), .word("und")]
}

/// What a person can mean by the numbers of a session.
enum PlanBounds {
    /// At most.
    static let minutes = 1440.0
    static let metres = 500_000.0
    /// Of a session with all its repeats, at least.
    static let shortestMinutes = 1.0
    static let shortestMetres = 100.0
    /// Minutes of a time after repeats that may be that of the whole session. A shorter one is a recovery.
    static let shortestTotal = 20.0
    /// Seconds a kilometre of the fastest pace on foot (below that of a sprint of 400 m) and by bicycle. A slow one makes a long session, which
    /// has bounds of its own.
    static func fastestPace(of kind: TrainingMethod.Kind?) -> Double { kind == .ride ? 45 : 105 }

    /// Whether a time after repeats is that of the whole session: their distance takes about so long, or their time no longer.
    static func isTotal(_ value: Double, of metres: Double, minutes: Double) -> Bool {
        guard value >= shortestTotal, metres + minutes > 0 else { return false }
        if minutes > 0 { return metres == 0 && value >= minutes }
        return usualSpeeds.contains(metres / (value * 60))
    }

    /// Metres a second of a distance and its time: of a stated time, of two lengths that may be one, and by bicycle.
    static let speeds = 1.0...7.5
    static let usualSpeeds = 1.0...5.0
    static let rideSpeeds = 1.5...16.0
    /// Minutes a kilometre of a written pace.
    static let paceMinutes = 2..<15
}
