import Training

/// The sport whose sessions the planner distributes over a week by its rules.
public enum PlanSport: Equatable, Sendable {
    case running, cycling

    func includes(_ sport: Sport) -> Bool {
        switch self {
        case .running: sport.isRunning
        case .cycling: sport.isCycling
        }
    }

    /// How a planned session is named.
    var sport: Sport {
        switch self {
        case .running: .running
        case .cycling: .cycling
        }
    }

    /// The kind of its sessions.
    var kind: TrainingMethod.Kind {
        switch self {
        case .running: .run
        case .cycling: .ride
        }
    }

    /// Minutes of the long session, at most: bones and tendons do not limit a ride.
    var longestMinutes: Int {
        switch self {
        case .running: 150
        case .cycling: 300
        }
    }

    /// Share of the week for the long session in full weeks, and in weeks of less load than usual.
    ///
    /// Two or three runs a week cannot each be smaller than a third. Rides are longer: what limits a single run does not limit a ride.
    func longShare(isFull: Bool, isDeload: Bool, sessions: Int) -> Double {
        switch self {
        case .running:
            isFull
                ? mostLongShare(isFull: true, sessions: sessions)
                : isDeload
                    ? mostLongShare(isFull: true, sessions: sessions) - PlanSport.lessInEasyWeeks
                    : max(
                        WeekDraft.longShareInEasyWeeks,
                        min(WeekDraft.longShare, PlanSport.ofEqualShare / Double(max(1, sessions))))
        case .cycling: isFull ? mostLongShare(isFull: true, sessions: sessions) : PlanSport.longRideShareInEasyWeeks
        }
    }

    /// Highest share of the planned minutes for the long session: in full weeks of few sessions each is a larger part.
    func mostLongShare(isFull: Bool, sessions: Int) -> Double {
        let usual = self == .running ? WeekDraft.longShare : PlanSport.longRideShare
        guard isFull else { return usual }
        return switch sessions {
        case ...2: PlanSport.longShareOfTwo
        case 3: max(usual, PlanSport.longShareOfThree)
        case 4: max(usual, PlanSport.longShareOfFour)
        default: usual
        }
    }

    /// Shares of full weeks for the long one of two, three and four sessions, and for a long ride of more of them.
    static let (longShareOfTwo, longShareOfThree, longShareOfFour, longRideShare) = (0.6, 0.45, 0.4, 0.5)
    static let longRideShareInEasyWeeks = 0.4
    /// What the share of an easy week is less than that of a full one.
    static let lessInEasyWeeks = 0.05
    /// Of an equal part of the week, at most, in other weeks of less load than usual.
    static let ofEqualShare = 1.05

    /// Minutes of an easy session, at most.
    var longestEasyMinutes: Int {
        switch self {
        case .running: 90
        case .cycling: 150
        }
    }
}
