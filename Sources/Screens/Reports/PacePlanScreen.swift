public import Analysis
import Localizations
import Measures

/// Splits of a planned race, for print too.
public struct PacePlanScreen: Equatable, Sendable {
    public var title: String
    public var summary: String
    public var table: DataTable
    public var notes: [String]

    /// - Parameters:
    ///   - name: name of the course; nil without one.
    ///   - heat: effect of the entered heat on the goal.
    public init(_ plan: PacePlan, course: CoursePath, name: String?, heat: GoalInHeat? = nil, reader: Reader) {
        title = name ?? reader.say(.pacePlan)
        let mean = reader.pace(Speed(metresPerSecond: plan.metres / plan.seconds)).text
        let level = reader.pace(Speed(metresPerSecond: plan.levelSpeed)).text
        let goal = reader.say(
            .paceSummary(
                distance: PacePlanScreen.distance(plan.metres, reader), time: DurationText.clock(plan.seconds), pace: mean))
        summary = plan.hasAltitudes ? goal + " · " + reader.say(.paceLevel(pace: level)) : goal
        let whole = plan.wholeSeconds
        var elapsed = 0
        var rows: [[String]] = []
        for (split, seconds) in zip(plan.splits, whole) {
            elapsed += seconds
            var row = [
                PacePlanScreen.place(split.end, reader), DurationText.clock(Double(seconds)), DurationText.clock(Double(elapsed)),
            ]
            if plan.hasAltitudes {
                row.append(
                    reader.say(.paceClimb(up: reader.height(split.up).number, down: reader.height(split.down).text)))
            }
            rows.append(row)
        }
        var headers = [reader.units.longUnit, reader.say(.paceSplit), reader.say(.paceElapsed)]
        if plan.hasAltitudes { headers.append(reader.say(.paceUpDown)) }
        table = DataTable(caption: title, headers: headers, rows: rows)
        notes = []
        if let heat {
            func range(_ interval: Interval, _ text: (Double) -> String) -> String {
                let (low, high) = (text(interval.low), text(interval.high))
                return low == high ? low : reader.say(.range(low: low, high: high))
            }
            notes.append(
                reader.say(
                    .paceHeat(
                        temperatures: range(heat.warmth) { reader.temperature(Temperature(celsius: $0)).text },
                        percents: range(heat.slowdown) { reader.number($0, decimals: 1) },
                        times: range(heat.time) { DurationText.clock($0) })))
        }
        if let last = plan.splits.last, last.metres < reader.units.metresPerLongUnit - 1 {
            notes.append(reader.say(.paceLastSplit(distance: reader.distance(Distance(metres: last.metres)).text)))
        }
        if abs(plan.metres - course.measured) > 1 {
            notes.append(
                reader.say(
                    .paceOfficial(
                        measured: PacePlanScreen.distance(course.measured, reader),
                        official: PacePlanScreen.distance(plan.metres, reader)))
            )
        }
        if !plan.hasAltitudes { notes.append(reader.say(.paceNoAltitudes)) }
        notes.append(reader.say(heat == nil ? .paceLimits : .paceLimitsInHeat))
    }

    /// Formats a distance: whole kilometres and miles without decimals, the end of a course with them.
    private static func place(_ metres: Double, _ reader: Reader) -> String {
        let amount = metres / reader.units.metresPerLongUnit
        let isWhole = abs(amount - (amount + 0.5).rounded(.down)) < 0.0005
        return reader.number(amount, decimals: isWhole ? 0 : 2)
    }

    private static func distance(_ metres: Double, _ reader: Reader) -> String {
        reader.number(metres / reader.units.metresPerLongUnit, decimals: 2) + " " + reader.units.longUnit
    }
}
