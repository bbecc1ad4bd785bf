public import Measures
import Training
public import TrainingLog

/// Current time. All routes read the clock only through this type.
public struct ServerClock: Sendable {
    let now: @Sendable () -> Moment
    /// Time zone of this machine.
    let machine: HomeClock

    /// - Parameter machine: time zone for athletes who have not set their own.
    public init(now: @escaping @Sendable () -> Moment, machine: HomeClock = .utc) {
        self.now = now
        self.machine = machine
    }

    /// Returns the current offset from UTC of an athlete's home clock.
    func offset(of athlete: Athlete) -> LocalOffset { athlete.clock(else: machine).offset(at: now()) }
}
