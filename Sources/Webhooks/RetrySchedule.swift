/// Delays between the attempts of one delivery.
public struct RetrySchedule: Equatable, Sendable {
    /// Seconds after each failed attempt but the last.
    public let delays: [Double]

    /// 5 seconds, 5 minutes, 30 minutes, 2, 5, 10, 14 and 20 hours: nine attempts in a little more than two days.
    public static let standard = RetrySchedule(unchecked: [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000])

    /// Most delays of a schedule.
    public static let countLimit = 20
    /// Longest delay in seconds: one day.
    public static let longest = 86_400.0

    /// Nil without a delay, for more than `countLimit`, and for one that is not 1 to `longest` seconds.
    public init?(_ delays: [Double]) {
        guard !delays.isEmpty, delays.count <= RetrySchedule.countLimit,
            delays.allSatisfy({ $0 >= 1 && $0 <= RetrySchedule.longest })
        else { return nil }
        self.delays = delays
    }

    private init(unchecked delays: [Double]) { self.delays = delays }

    /// Returns the seconds until the next attempt; nil after the last one.
    /// - Parameters:
    ///   - attempts: number of failed attempts.
    ///   - requested: wait in seconds that the receiver asked for. It lengthens the delay, up to one day.
    func delay(after attempts: Int, requested: Int?) -> Double? {
        guard attempts >= 1, attempts <= delays.count else { return nil }
        return max(delays[attempts - 1], min(Double(max(requested ?? 0, 0)), RetrySchedule.longest))
    }
}
