import Measures
public import Training

extension RaceGoal {
    /// Share of the distance that a run of the day covers at least to be the race.
    private static let leastShare = 0.9

    /// Returns the run that was this race: the longest of its day that is a race or covers 90 % of the distance. Nil without one.
    /// - Parameter digests: activities in any order; those of other days are left out.
    public func run(among digests: [ActivityDigest]) -> ActivityDigest? {
        func metres(_ digest: ActivityDigest) -> Double { digest.distance?.metres ?? 0 }
        return digests.filter {
            $0.day == day && $0.sport.isRunning && !$0.isLeftOut
                && ($0.isRace || metres($0) >= self.metres * RaceGoal.leastShare)
        }.max { (metres($0), $0.moving, $0.id) < (metres($1), $1.moving, $1.id) }
    }
}
