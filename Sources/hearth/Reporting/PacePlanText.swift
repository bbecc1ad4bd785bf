import Analysis
import Contract
import Screens

/// Formats a pacing plan as text and as JSON.
enum PacePlanText {
    static func lines(_ screen: PacePlanScreen, width: Int) -> [String] {
        var lines = [screen.title] + TextWidth.lines(screen.summary, width: width) + [""]
        let rows = [screen.table.headers] + screen.table.rows
        var widths = [Int](repeating: 0, count: screen.table.headers.count)
        for row in rows { for (column, text) in row.enumerated() { widths[column] = max(widths[column], TextWidth.of(text)) } }
        for row in rows {
            lines.append(row.enumerated().map { TextWidth.leftPadded($1, to: widths[$0] + 2) }.joined())
        }
        lines.append("")
        for note in screen.notes { lines += TextWidth.lines(note, width: width) }
        return lines
    }

    static func json(_ plan: PacePlan, _ course: CoursePath, name: String?, heat: GoalInHeat?) -> JSONValue {
        var elapsed = 0
        var splits: [JSONValue] = []
        for (split, seconds) in zip(plan.splits, plan.wholeSeconds) {
            elapsed += seconds
            splits.append([
                "end_m": .number(split.end), "metres": .number(split.metres), "seconds": .integer(seconds),
                "elapsed_s": .integer(elapsed), "up_m": plan.hasAltitudes ? .number(split.up) : .null,
                "down_m": plan.hasAltitudes ? .number(split.down) : .null,
            ])
        }
        return [
            "name": .text(name), "distance_m": .number(plan.metres), "measured_m": .number(course.measured),
            "goal_s": .number(plan.seconds), "level_speed_mps": .number(plan.levelSpeed),
            "has_altitudes": .boolean(plan.hasAltitudes), "model": .text(PacePlan.card.id), "splits": .list(splits),
            "heat": heat.map(json) ?? .null,
        ]
    }

    /// Range from shade to clear sun.
    private static func json(_ heat: GoalInHeat) -> JSONValue {
        func range(_ interval: Interval) -> JSONValue { ["shade": .number(interval.low), "sun": .number(interval.high)] }
        return [
            "wet_bulb_globe_celsius": range(heat.warmth), "slowdown_percent": range(heat.slowdown), "time_s": range(heat.time),
            "model": .text((heat.isOwn ? PersonalHeatResponse.card : PopulationSlowdown.card).id),
        ]
    }
}
