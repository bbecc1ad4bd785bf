public import Markup
public import Screens

extension ScoreRing: Component {
    public var body: HTML {
        switch state {
        case .known(let known):
            tag("article", .class("ring"), known.badge.tone.attribute, .data("ring", kind.rawValue)) {
                tag("div", .class("ring-dial"), .role("img"), .aria("label", known.spoken)) {
                    tag("svg", Attribute("viewBox", "0 0 100 100"), .hidden) {
                        ScoreRing.circle("track")
                        ScoreRing.circle(
                            "value", Attribute("pathLength", "100"), Attribute("stroke-dasharray", "\(known.value) 100"))
                    }
                    tag("b", .hidden) { "\(known.value)" }
                }
                tag("h3") {
                    Icon(symbol)
                    title
                    known.explanation.button
                }
                known.badge
                if let week = known.week { week }
                if let trend = known.shortTrend {
                    tag("p", .class("caption change")) {
                        Icon(trend.direction.symbol)
                        " " + trend.text
                    }
                }
                if let strongest = known.strongest { tag("p", .class("caption factor")) { strongest } }
                if let provisional = known.provisional { tag("p", .class("caption")) { provisional } }
                known.explanation
            }
        case .absent(let reason, let needs):
            tag("article", .class("ring absent")) {
                Icon.medallion(symbol, .neutral)
                tag("h3") { title }
                tag("p") { if let route { tag("a", .href(route.path)) { reason } } else { reason } }
                tag("p", .class("caption")) { needs }
            }
        }
    }

    private static func circle(_ name: String, _ more: Attribute?...) -> HTML {
        let place = [("cx", "50"), ("cy", "50"), ("r", "43")].map { Attribute($0.0, $0.1) }
        return .element("circle", [.class(name)] + place + more.compactMap { $0 }, .nothing)
    }
}
