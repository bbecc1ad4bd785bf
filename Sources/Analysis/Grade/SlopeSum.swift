/// Sums for slopes of one class: distance, time, and grade-adjusted distance.
public struct SlopeSum: Equatable, Sendable {
    public var metres: Double
    /// Moving seconds.
    public var seconds: Double
    public var levelMetres: Double

    public init(metres: Double = 0, seconds: Double = 0, levelMetres: Double = 0) {
        self.metres = metres
        self.seconds = seconds
        self.levelMetres = levelMetres
    }

    /// Metres per second; nil without motion.
    public var speed: Double? { seconds > 0 ? metres / seconds : nil }
    /// Grade-adjusted metres per second; nil without motion.
    public var levelSpeed: Double? { seconds > 0 ? levelMetres / seconds : nil }

    static func += (sum: inout SlopeSum, more: SlopeSum) {
        sum.metres += more.metres
        sum.seconds += more.seconds
        sum.levelMetres += more.levelMetres
    }
}

extension SessionTrack {
    /// One sum for each class of `SlopeShares`, steepest descent first; empty without altitudes.
    var slopes: [SlopeSum] {
        guard let grades, !speeds.isEmpty else { return [] }
        var sums = [SlopeSum](repeating: SlopeSum(), count: SlopeShares.bounds.count + 1)
        for second in 0..<min(count, grades.count, speeds.count) where isMoving[second] && grades[second].isFinite {
            let metres = max(0, speeds[second])
            sums[SlopeShares.classOf(grades[second])] += SlopeSum(
                metres: metres, seconds: 1, levelMetres: metres * effortFactor(second))
        }
        return sums
    }
}
