extension TrainingMethod.Kind {
    /// Kind of the sessions of a sport.
    public init(of sport: Sport) {
        switch sport {
        case .walking, .hiking: self = .walk
        case .strength, .intervals: self = .strength
        case .yoga, .pilates, .stretching: self = .mobility
        case .hotYoga: self = .heatedClass
        case .sauna: self = .sauna
        case .rowing, .indoorRowing: self = .row
        default: self = sport.isRunning ? .run : sport.isCycling ? .ride : sport.isSwimming ? .swim : .other
        }
    }
}
