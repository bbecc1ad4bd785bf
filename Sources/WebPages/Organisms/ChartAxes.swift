import Markup
import Screens

/// Lines and labels around a curve, the same in every chart.
enum ChartAxes {
    /// Draws horizontal lines, each with its value behind its right end, where there is no curve.
    ///
    /// The highest label is a little lower, so that it stays inside, and is left out where it would overlap the next.
    /// - Parameters:
    ///   - room: fraction of the height that two labels need, one below its line and one above.
    ///   - newest: a value with its position, in place of the labels near it.
    @HTMLBuilder static func values(
        _ ticks: [Axis.Tick], room: Double, newest: (text: String, position: Double, tone: Tone)? = nil
    ) -> HTML {
        for (index, tick) in ticks.enumerated() {
            let isTop = tick.position > 0.92
            let below = ticks.indices.contains(index - 1) ? ticks[index - 1].position : 0
            tag(
                "line", Attribute("x2", "100%"), Attribute("y1", percent(1 - tick.position)),
                Attribute("y2", percent(1 - tick.position)))
            let isCovered = newest.map { abs($0.position - tick.position) < room } ?? false
            if !isCovered, !isTop || tick.position - below > room {
                tag(
                    "text", Attribute("x", "100%"), Attribute("y", percent(1 - tick.position)),
                    Attribute("dx", "5"), Attribute("dy", isTop ? "9" : tick.position < 0.05 ? "0" : "4")
                ) {
                    tick.label
                }
            }
        }
        if let newest {
            tag(
                "text", newest.tone.attribute, Attribute("x", "100%"), Attribute("y", percent(1 - newest.position)),
                Attribute("dx", "5"), Attribute("dy", "4")
            ) { newest.text }
        }
    }

    /// Draws the labels below the chart. Those at the edges are aligned to stay inside.
    static func across(_ ticks: [Axis.Tick]) -> HTML {
        tag("svg", .class("time-axis"), .hidden) {
            for tick in ticks {
                tag(
                    "text", Attribute("x", percent(tick.position)), Attribute("y", "14"),
                    Attribute("text-anchor", tick.position > 0.93 ? "end" : tick.position < 0.05 ? "start" : "middle")
                ) {
                    tick.label
                }
            }
        }
    }
}
