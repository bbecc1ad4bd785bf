/// Decides when to search the times of a growing track for stray ones.
///
/// Stray times are more than a day away from the others (`StrayTimes`). While every new time lies within a day of those before it, none can
/// be stray.
struct StrayCheck {
    /// Number of searches caused by distant times. After these, each search needs twice as many points as the one before.
    private static let most = 100

    private var hasFarTime = false
    private var searches = 0
    private var pointsAtLast = 0

    /// - Parameters:
    ///   - time: time of the next point in seconds; NaN without one.
    ///   - earliest: earliest time of the points before it; infinite without one.
    mutating func note(_ time: Double, earliest: Double, latest: Double) {
        guard earliest.isFinite else { return }
        if time > latest + StrayTimes.day || time < earliest - StrayTimes.day { hasFarTime = true }
    }

    /// Whether a search is due; it then counts as done.
    mutating func isDue(at points: Int) -> Bool {
        guard hasFarTime else { return false }
        guard searches < StrayCheck.most || points >= 2 * pointsAtLast else { return false }
        searches += 1
        pointsAtLast = points
        return true
    }
}
