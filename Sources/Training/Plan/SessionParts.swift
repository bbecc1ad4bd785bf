/// The parts of a hard session: a warm-up, work that may repeat with easy minutes between, and a cool-down. All are whole minutes.
public struct SessionParts: Equatable, Sendable {
    /// 0…300, like the cool-down.
    public let warmUp: Int
    /// How often the work is done, in `repeatRange`.
    public let repeats: Int
    /// Of each repeat, 1…180.
    public let work: Int
    /// Between two repeats, 1…60; 0 with one repeat.
    public let recovery: Int
    public let coolDown: Int

    public static let easyRange = 0...300
    public static let repeatRange = 1...40
    public static let workRange = 1...180
    public static let recoveryRange = 1...60

    /// Nil for a part out of its range, and if the session lasts longer than one may. One repeat has no recovery, whatever is stated.
    public init?(warmUp: Int, repeats: Int = 1, work: Int, recovery: Int = 0, coolDown: Int) {
        guard SessionParts.easyRange.contains(warmUp), SessionParts.easyRange.contains(coolDown),
            SessionParts.repeatRange.contains(repeats), SessionParts.workRange.contains(work),
            repeats == 1 || SessionParts.recoveryRange.contains(recovery)
        else { return nil }
        self.warmUp = warmUp
        self.repeats = repeats
        self.work = work
        self.recovery = repeats == 1 ? 0 : recovery
        self.coolDown = coolDown
        guard TrainingMethod.minuteRange.contains(minutes) else { return nil }
    }

    /// Minutes of hard work.
    public var hardMinutes: Int { repeats * work }
    /// Minutes of the session.
    public var minutes: Int { warmUp + hardMinutes + (repeats - 1) * recovery + coolDown }
}
