public import Measures
import Training

/// What time it is here: the only clock that anything behind an address gets to see.
public struct HouseClock: Sendable {
    let now: @Sendable () -> Moment
    private let zone: @Sendable (Moment) -> LocalOffset

    /// - Parameter zone: the wall clock of this machine, for athletes who never said what theirs shows.
    public init(now: @escaping @Sendable () -> Moment, zone: @escaping @Sendable (Moment) -> LocalOffset = { _ in .utc }) {
        self.now = now
        self.zone = zone
    }

    /// The wall clock by which an athlete's days are told.
    func offset(of athlete: Athlete) -> LocalOffset {
        athlete.homeOffset == .utc ? zone(now()) : athlete.homeOffset
    }
}
