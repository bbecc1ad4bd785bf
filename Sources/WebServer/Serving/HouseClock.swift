public import Measures
import Training
public import TrainingLog

/// What time it is here: the only clock that anything behind an address gets to see.
public struct HouseClock: Sendable {
    let now: @Sendable () -> Moment
    /// The wall clock of this machine.
    let machine: HomeClock

    /// - Parameter machine: for athletes who never said what their own clock shows.
    public init(now: @escaping @Sendable () -> Moment, machine: HomeClock = .utc) {
        self.now = now
        self.machine = machine
    }

    /// What the wall clock by which an athlete's days are told shows now.
    func offset(of athlete: Athlete) -> LocalOffset { athlete.clock(else: machine).offset(at: now()) }
}
