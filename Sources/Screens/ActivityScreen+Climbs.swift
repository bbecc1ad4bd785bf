import Analysis
import Measures
import Training

extension ActivityScreen {
    /// What went up, with the pace that the same effort makes on the level; nil where nothing did.
    static func climbs(_ recording: Recording, _ digest: ActivityDigest?, _ reader: Reader) -> SplitTable? {
        // Whether there is any was found when the activity was read.
        guard digest?.traits?.fastestClimb != nil else { return nil }
        let all = Analysis.climbs(of: recording).filter { $0.climb.rate ?? .infinity <= Climb.fastestOnFoot }
        let steepest = all.compactMap { $0.climb.rate }.max() ?? 0
        guard steepest > 0 else { return nil }
        let rows = all.prefix(mostClimbs).map { each in
            return SplitTable.Row(
                cells: [
                    reader.roundDistance(each.from).number, reader.height(each.climb.gain).number,
                    reader.roundDistance(each.climb.metres).number, Numeral.text(100 * each.climb.grade, decimals: 1),
                    reader.pace(Speed(metresPerSecond: each.climb.speed)).number,
                    each.climb.levelSpeed.map { reader.pace(Speed(metresPerSecond: $0)).number } ?? "–",
                    reader.height(each.climb.rate ?? 0).number,
                ], fraction: (each.climb.rate ?? 0) / steepest, note: nil, route: nil)
        }
        let (long, up) = (reader.units.longUnit, reader.units.heightUnit)
        return SplitTable(
            title: reader.say(.climbs),
            headers: [
                reader.say(.climbAt, long), reader.say(.climbGain, up), reader.say(.climbLength, long), reader.say(.climbGrade),
                reader.say(.pace), reader.say(.climbLevelPace), up + "/h",
            ], rows: Array(rows))
    }

    /// More than these are no list that anybody reads.
    private static let mostClimbs = 40
}
