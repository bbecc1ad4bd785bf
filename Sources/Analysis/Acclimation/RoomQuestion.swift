public import Measures
public import Training

/// A recent class that may have been heated, and whose room temperature is unknown, with the temperature to propose.
public struct RoomQuestion: Equatable, Sendable {
    /// Id of the activity.
    public var activity: String
    public var sport: Sport
    public var title: String?
    public var start: Moment
    public var offset: LocalOffset
    public var day: Day
    /// Seconds.
    public var elapsed: Double
    /// Nil before the first answer.
    public var proposal: Proposal?

    /// An earlier answer.
    public struct Proposal: Equatable, Sendable {
        public var temperature: Temperature
        public var day: Day
        public var basis: Basis
    }

    /// How the earlier class resembles this one.
    public enum Basis: Sendable {
        /// Same sport, weekday and hour.
        case sameClass
        case sameSport
        case anyRoom
    }

    /// Days after a class within which it is asked about. Classes of an imported history are not asked about.
    public static let recentDays = 28
    /// Seconds by which the start of a weekly class may differ.
    static let sameHour = 3600.0

    /// Returns the open questions, newest first.
    /// - Parameters:
    ///   - digests: in any order.
    ///   - day: today; later classes are left out.
    ///   - unasked: sports that the athlete does not want to be asked about.
    public static func open(in digests: [ActivityDigest], asOf day: Day, unasked: Set<Sport>) -> [RoomQuestion] {
        let ordered = digests.sorted { ($0.start, $0.id) > ($1.start, $1.id) }
        let answered = ordered.filter { $0.roomTemperature != nil && Sport.perhapsHeated.contains($0.sport) }
        return ordered.compactMap { digest in
            guard digest.mayBeHeated, !unasked.contains(digest.sport), (day - recentDays...day).contains(digest.day) else {
                return nil
            }
            return RoomQuestion(
                activity: digest.id, sport: digest.sport, title: digest.title, start: digest.start, offset: digest.offset,
                day: digest.day, elapsed: digest.elapsed, proposal: proposal(for: digest, among: answered))
        }
    }

    /// - Parameter answered: classes in rooms of known temperature, newest first.
    private static func proposal(for digest: ActivityDigest, among answered: [ActivityDigest]) -> Proposal? {
        func proposal(_ basis: Basis, _ isAlike: (ActivityDigest) -> Bool) -> Proposal? {
            answered.first(where: isAlike).flatMap { other in
                other.roomTemperature.map { Proposal(temperature: $0, day: other.day, basis: basis) }
            }
        }
        return proposal(.sameClass) { $0.sport == digest.sport && $0.isAtSameHour(as: digest) }
            ?? proposal(.sameSport) { $0.sport == digest.sport } ?? proposal(.anyRoom) { _ in true }
    }
}

extension ActivityDigest {
    /// Temperature of the room, if the activity took place in one of known temperature.
    fileprivate var roomTemperature: Temperature? {
        guard let temperature = conditions?.temperature, isIndoor == true || temperature.isOfHeatedRoom else { return nil }
        return temperature
    }

    /// Whether the room may have been heated and its temperature is unknown.
    fileprivate var mayBeHeated: Bool {
        guard Sport.perhapsHeated.contains(sport), !isLeftOut, !isRoomKnown, roomTemperature == nil else { return false }
        switch sport {
        // These take place outdoors too.
        case .strength, .dance: return isIndoor != false
        default: return true
        }
    }

    /// Whether both began on the same weekday at about the same hour of the clock on the wall.
    fileprivate func isAtSameHour(as other: ActivityDigest) -> Bool {
        guard day.weekday == other.day.weekday else { return false }
        return abs(secondsOfDay - other.secondsOfDay) <= RoomQuestion.sameHour
    }

    private var secondsOfDay: Double {
        let local = start.secondsSince1970 + Double(offset.secondsAheadOfUTC)
        return local - (local / 86_400).rounded(.down) * 86_400
    }
}
