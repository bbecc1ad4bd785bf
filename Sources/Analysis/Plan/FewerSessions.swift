/// That an athlete trains on fewer days than before, while the plan keeps the days of before.
///
/// Whole sessions a week of two spans of four weeks.
public struct FewerSessions: Equatable, Sendable {
    /// Of the last four weeks.
    public var now: Int
    /// Of the four weeks before.
    public var before: Int

    public init(now: Int, before: Int) { (self.now, self.before) = (now, before) }

    /// - Parameters:
    ///   - month: sessions of the last 28 days.
    ///   - monthBefore: sessions of the 28 days before.
    /// - Returns: nil for as many as before or more. Less than half of them are a change of habits rather than sessions missed, and nothing
    ///   is kept.
    init?(month: Int, monthBefore: Int) {
        let (now, before) = (FewerSessions.perWeek(month), FewerSessions.perWeek(monthBefore))
        guard now < before, 2 * month >= monthBefore else { return nil }
        self.init(now: now, before: before)
    }

    /// Returns the sessions a week, two to six.
    static func perWeek(_ month: Int) -> Int { min(6, max(2, Int((Double(month) / 4 + 0.5).rounded(.down)))) }
}
