/// An analysis, and how fresh it is.
public struct HearthAnswer<Analysis: Sendable>: Sendable {
    public var analysis: Analysis
    /// Seconds since the server gave it; 0 when it comes straight from there.
    public var age: Double
    /// Where it came from.
    public var origin: Origin

    public init(analysis: Analysis, age: Double, origin: Origin) {
        self.analysis = analysis
        self.age = age
        self.origin = origin
    }

    public enum Origin: Equatable, Sendable {
        case server
        /// Younger than an hour: the server was not asked again.
        case cache
        /// The server was asked and could not be reached.
        case offlineCache
    }
}

extension HearthAnswer: Equatable where Analysis: Equatable {}
