public import Markup
public import Screens

extension Gauge: Component {
    /// Round gauge that fills from the top. Its arcs are dashes of a path with a nominal length of 1000.
    @HTMLBuilder public var body: HTML {
        tag("div", .class("gauge"), tone.attribute) {
            tag("div", .class("gauge-dial"), .role("img"), .aria("label", spoken)) {
                tag("svg", Attribute("viewBox", "0 0 200 200"), .hidden) {
                    arc("track", nil)
                    arc("value", "\(Int((fraction * 1000 + 0.5).rounded(.down))) 2000")
                }
                tag("div", .hidden) { figure }
            }
            badge
            explanation.button
            explanation
        }
        if let interval { tag("p", .class("caption")) { interval } }
    }

    private func arc(_ name: String, _ dashes: String?) -> HTML {
        tag(
            "path", .class(name), Attribute("d", "M100 14A86 86 0 1 1 99.9 14"), Attribute("pathLength", "1000"),
            dashes.map { Attribute("stroke-dasharray", $0) })
    }
}
