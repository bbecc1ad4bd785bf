import Measures

extension LoadRatio {
    /// A session of the last 28 days.
    public struct Session: Equatable, Sendable {
        public var load: SessionLoad
        /// Whether it is in the last seven days.
        public var isAcute: Bool

        public init(load: SessionLoad, isAcute: Bool) {
            self.load = load
            self.isAcute = isAcute
        }
    }

    /// Returns the 80 % interval of the coupled ratio, from the errors of its loads.
    ///
    /// First-order propagation to the logarithm of the ratio. Half of the variance of a load is the session's own error; the other half
    /// comes from its method and is shared by all sessions of the method. The shared half cancels if one method gave all loads.
    /// - Parameter sessions: sessions of the last 28 days, in any order.
    /// - Returns: nil without a load in the last seven days.
    public static func interval(_ sessions: [Session]) -> Interval? {
        var (acute, all) = (0.0, 0.0)
        for session in sessions where session.load.value > 0 {
            all += session.load.value
            if session.isAcute { acute += session.load.value }
        }
        guard acute > 0, acute.isFinite, all.isFinite else { return nil }
        var own = 0.0
        var shared = 0.0
        for method in SessionLoad.Method.allCases {
            var sum = 0.0
            for session in sessions where session.load.method == method && session.load.value > 0 {
                let part = session.load.value * ((session.isAcute ? 1 / acute : 0) - 1 / all)
                own += (method.relativeError * part) * (method.relativeError * part)
                sum += part
            }
            shared += (method.relativeError * sum) * (method.relativeError * sum)
        }
        let half = Double.exp(((own + shared) / 2).squareRoot())
        let ratio = 4 * acute / all
        return Interval(low: ratio / half, high: ratio * half)
    }
}
