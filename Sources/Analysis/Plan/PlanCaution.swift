/// What speaks against a session that the athlete decided. The session stays.
public enum PlanCaution: CaseIterable, Sendable {
    /// Signs of illness.
    case illness
    /// Signs of overreaching.
    case overreached
    /// Recovery is low, or the last week was much more than usual.
    case tired
    /// A race or a run much longer than usual was a few days ago.
    case afterRace
    /// A race is within three days.
    case beforeRace
    /// There is another hard or long session within 48 hours.
    case hardDayNearby
    /// It is more than a tenth longer than the longest session of 30 days.
    case muchLonger
}
