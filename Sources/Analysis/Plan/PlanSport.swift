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

    /// Minutes of the long session, at most: bones and tendons do not limit a ride.
    var longestMinutes: Int {
        switch self {
        case .running: 150
        case .cycling: 300
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
