public import Training

/// Group of sports with a colour of its own. The word or symbol of the sport is always beside the colour.
public enum SportFamily: String, CaseIterable, Sendable {
    case run, ride, swim, walk, mountain, strength, heat, other

    public init(_ sport: Sport) {
        switch Symbol(sport) {
        case .run: self = .run
        case .ride: self = .ride
        case .swim: self = .swim
        case .walk: self = .walk
        case .mountain: self = .mountain
        case .strength: self = .strength
        case .sauna: self = .heat
        default: self = .other
        }
    }
}
