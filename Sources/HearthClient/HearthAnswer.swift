/// An analysis with its age.
public struct HearthAnswer<Analysis: Sendable>: Sendable {
    public var analysis: Analysis
    /// Seconds since the server sent it; 0 for a new answer.
    public var age: Double
    /// Source of the answer.
    public var origin: Origin

    public init(analysis: Analysis, age: Double, origin: Origin) {
        self.analysis = analysis
        self.age = age
        self.origin = origin
    }

    public enum Origin: Equatable, Sendable {
        case server
        /// The cache, without a request: the answer is younger than an hour.
        case cache
        /// The cache, because the server could not be reached.
        case offlineCache
    }
}

extension HearthAnswer: Equatable where Analysis: Equatable {}
