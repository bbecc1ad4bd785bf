public import Measures

/// Permission of another person of the same server to look at an athlete's training, until it ends or is revoked. It permits no change.
public struct ObserverAccess: Equatable, Sendable {
    /// Id of the observer's account, which is also the id of their athlete.
    public let observer: String
    public var made: Moment
    /// End of the access; nil for none.
    public var ends: Moment?
    /// First time that the observer looked; nil before.
    public var opened: Moment?

    /// Most observers of an athlete.
    public static let limit = 20

    public init(observer: String, made: Moment, ends: Moment?, opened: Moment? = nil) {
        self.observer = observer
        self.made = made
        self.ends = ends
        self.opened = opened
    }

    public func isValid(at moment: Moment) -> Bool { ends.map { moment < $0 } ?? true }
}
