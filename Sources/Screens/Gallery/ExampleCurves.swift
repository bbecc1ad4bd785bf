public import Analysis
import Measures

extension Example {
    /// Curves of all three kinds, slopes, and climbs.
    public static let withCurves: Insights = {
        var all = insights
        for kind in BestMeans.Kind.allCases {
            all.running.curves += [means(kind, window: 90, until: 5400), means(kind, window: nil, until: 12_000)]
        }
        let shares = [0.01, 0.04, 0.12, 0.62, 0.14, 0.05, 0.02]
        let paces = [2.6, 3.5, 3.55, 3.4, 3.1, 2.7, 1.9]
        let worth = [0.83, 0.89, 0.95, 1, 1.13, 1.42, 2.1]
        all.running.slopes = .known(
            SlopeShares(
                uphill: estimate(0.21, count: 24, method: SlopeShares.card.id),
                downhill: estimate(0.17, count: 24, method: SlopeShares.card.id),
                classes: shares.indices.map { index in
                    let metres = 240_000 * shares[index]
                    return SlopeSum(metres: metres, seconds: metres / paces[index], levelMetres: metres * worth[index])
                }))
        all.running.climbs = (0..<6).map { index in
            let gain = 214 - 27 * Double(index)
            let climb = Climb(
                gain: gain, metres: 13 * gain, seconds: (4.4 + 0.2 * Double(index)) * gain, levelSpeed: 4.1 - 0.1 * Double(index))
            return FastClimb(climb: climb, rate: climb.rate ?? 0, activity: "climb/\(index)", day: today - 9 - 31 * index)
        }
        all.running.climbRate = .known(
            estimate(all.running.climbs[0].rate, count: all.running.climbs.count, method: Climb.card.id))
        return all
    }()

    /// Best means that decrease with the duration, as speed, heart rate and power do.
    private static func means(_ kind: BestMeans.Kind, window: Int?, until longest: Int) -> BestMeans {
        let points = MeanMaximal.durations.filter { $0 <= longest }.map { seconds in
            let decades = Double.log(Double(seconds) / 10) / Double.log(10)
            let value =
                switch kind {
                case .speed: 6.9 - decades
                case .heartRate: 186 - 9 * decades
                case .power: 720 / (1 + 0.62 * decades)
                }
            return BestMeans.Point(
                seconds: seconds, value: value * (window == nil ? 1 : 0.97), activity: window == nil ? "a/b" : "c",
                day: window == nil ? today - 400 : today - 12)
        }
        return BestMeans(kind: kind, window: window, points: points)
    }
}
