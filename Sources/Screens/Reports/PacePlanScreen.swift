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
    ///   - plan: splits of the course.
    ///   - course: path and altitudes of the course.
    ///   - name: name of the course; nil without one.
    ///   - heat: effect of the entered heat on the goal.
    ///   - context: display context: language, units and current time.
    public init(_ plan: PacePlan, course: CoursePath, name: String?, heat: GoalInHeat? = nil, context: DisplayContext) {
        title = name ?? context.say(.pacePlan)
        let mean = context.pace(Speed(metresPerSecond: plan.metres / plan.seconds)).text
        let level = context.pace(Speed(metresPerSecond: plan.levelSpeed)).text
        let goal = context.say(
            .paceSummary(
                distance: PacePlanScreen.distance(plan.metres, context), time: DurationText.clock(plan.seconds), pace: mean))
        summary = plan.hasAltitudes ? goal + " · " + context.say(.paceLevel(pace: level)) : goal
        let whole = plan.wholeSeconds
        var elapsed = 0
        var rows: [[String]] = []
        for (split, seconds) in zip(plan.splits, whole) {
            elapsed += seconds
            var row = [
                PacePlanScreen.place(split.end, context), DurationText.clock(Double(seconds)),
                DurationText.clock(Double(elapsed)),
            ]
            if plan.hasAltitudes {
                row.append(
                    context.say(.paceClimb(up: context.height(split.up).number, down: context.height(split.down).text)))
            }
            rows.append(row)
        }
        var headers = [context.units.longUnit, context.say(.paceSplit), context.say(.paceElapsed)]
        if plan.hasAltitudes { headers.append(context.say(.paceUpDown)) }
        table = DataTable(caption: title, headers: headers, rows: rows)
        notes = []
        if let heat {
            func range(_ interval: Interval, _ text: (Double) -> String) -> String {
                let (low, high) = (text(interval.low), text(interval.high))
                return low == high ? low : context.say(.range(low: low, high: high))
            }
            let temperatures = range(heat.warmth) { context.temperature(Temperature(celsius: $0)).text }
            let percents = range(heat.slowdown) { context.number($0, decimals: 1) }
            let times = range(heat.time) { DurationText.clock($0) }
            notes.append(
                context.say(
                    heat.isOwn
                        ? .paceHeatOwn(temperatures: temperatures, percents: percents, times: times)
                        : .paceHeat(temperatures: temperatures, percents: percents, times: times)))
        }
        if let last = plan.splits.last, last.metres < context.units.metresPerLongUnit - 1 {
            notes.append(context.say(.paceLastSplit(distance: context.distance(Distance(metres: last.metres)).text)))
        }
        if abs(plan.metres - course.measured) > 1 {
            notes.append(
                context.say(
                    .paceOfficial(
                        measured: PacePlanScreen.distance(course.measured, context),
                        official: PacePlanScreen.distance(plan.metres, context)))
            )
        }
        if !plan.hasAltitudes { notes.append(context.say(.paceNoAltitudes)) }
        notes.append(context.say(heat == nil ? .paceLimits : .paceLimitsInHeat))
    }

    /// Formats a distance: whole kilometres and miles without decimals, the end of a course with them.
    private static func place(_ metres: Double, _ context: DisplayContext) -> String {
        let amount = metres / context.units.metresPerLongUnit
        let isWhole = abs(amount - (amount + 0.5).rounded(.down)) < 0.0005
        return context.number(amount, decimals: isWhole ? 0 : 2)
    }

    private static func distance(_ metres: Double, _ context: DisplayContext) -> String {
        context.number(metres / context.units.metresPerLongUnit, decimals: 2) + " " + context.units.longUnit
    }
}
