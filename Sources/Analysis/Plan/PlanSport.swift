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
                : isDeload && sessions < 5
                    ? mostLongShare(isFull: true, sessions: sessions) - 0.05
                    : max(WeekDraft.longShareInEasyWeeks, min(WeekDraft.longShare, 1.05 / Double(max(1, sessions))))
        case .cycling: isFull ? mostLongShare(isFull: true, sessions: sessions) : 0.4
        }
    }

    /// Highest share of the planned minutes for the long session: in full weeks of few sessions each is a larger part.
    func mostLongShare(isFull: Bool, sessions: Int) -> Double {
        let usual = self == .running ? WeekDraft.longShare : 0.5
        guard isFull else { return usual }
        return switch sessions {
        case ...2: 0.6
        case 3: max(usual, 0.45)
        case 4: max(usual, 0.4)
        default: usual
        }
    }

    /// Minutes of an easy session, at most.
    var longestEasyMinutes: Int {
        switch self {
        case .running: 90
        case .cycling: 150
        }
    }
}
