import Analysis
import Localizations
import Training

extension ActivityScreen {
    /// Table of climbs, with the pace on the flat of the same effort; nil without climbs.
    static func climbs(_ recording: Recording, _ digest: ActivityDigest?, _ context: DisplayContext) -> SplitTable? {
        // The digest states whether there are climbs.
        guard digest?.traits?.fastestClimb != nil else { return nil }
        let all = Analysis.climbs(of: recording).filter { $0.climb.rate ?? .infinity <= Climb.fastestOnFoot }
        let steepest = all.compactMap { $0.climb.rate }.max() ?? 0
        guard steepest > 0 else { return nil }
        let rows = all.prefix(mostClimbs).map { each in
            SplitTable.Row(
                cells: [context.roundDistance(each.from).number, context.height(each.climb.gain).number]
                    + each.climb.cells(context),
                fraction: (each.climb.rate ?? 0) / steepest, note: nil, route: nil)
        }
        let (long, up) = (context.units.longUnit, context.units.heightUnit)
        return SplitTable(
            title: context.say(.climbs),
            headers: [context.say(.climbAt(unit: long)), context.say(.climbGain(unit: up))] + Climb.headers(context),
            rows: Array(rows))
    }

    /// Maximum number of listed climbs.
    private static let mostClimbs = 40
}
