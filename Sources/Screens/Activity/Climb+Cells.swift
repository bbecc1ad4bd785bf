import Analysis
import Localizations
import Measures

/// Cells of a climb that every table has after its place or date and its height.
extension Climb {
    func cells(_ context: DisplayContext) -> [String] {
        [
            context.roundDistance(metres).number, context.number(100 * grade, decimals: 1),
            context.pace(Speed(metresPerSecond: speed)).number,
            levelSpeed.map { context.pace(Speed(metresPerSecond: $0)).number } ?? "–",
            rate.map { context.height($0).number } ?? "–",
        ]
    }

    static func headers(_ context: DisplayContext) -> [String] {
        [
            context.say(.climbLength(unit: context.units.longUnit)), context.say(.climbGrade), context.say(.pace),
            context.say(.climbLevelPace), context.units.heightUnit + "/h",
        ]
    }
}
