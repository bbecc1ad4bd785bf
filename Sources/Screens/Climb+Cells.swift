import Analysis
import Localizations
import Measures

/// Cells of a climb that every table has after its place or date and its height.
extension Climb {
    func cells(_ reader: Reader) -> [String] {
        [
            reader.roundDistance(metres).number, reader.number(100 * grade, decimals: 1),
            reader.pace(Speed(metresPerSecond: speed)).number,
            levelSpeed.map { reader.pace(Speed(metresPerSecond: $0)).number } ?? "–",
            rate.map { reader.height($0).number } ?? "–",
        ]
    }

    static func headers(_ reader: Reader) -> [String] {
        [
            reader.say(.climbLength(unit: reader.units.longUnit)), reader.say(.climbGrade), reader.say(.pace),
            reader.say(.climbLevelPace), reader.units.heightUnit + "/h",
        ]
    }
}
