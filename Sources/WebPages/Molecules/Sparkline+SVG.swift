public import Markup
public import Screens

extension Sparkline: Component {
    public var body: HTML {
        tag(
            "svg", .class("spark"), Attribute("viewBox", "0 0 \(Sparkline.width) \(Sparkline.height)"), .role("img"),
            .aria("label", spoken)
        ) {
            for line in lines where line.count > 1 { tag("path", Attribute("d", Sparkline.outline(line))) }
            if let last = lines.last?.last {
                tag("circle", Attribute("cx", "\(last.x)"), Attribute("cy", "\(last.y)"), Attribute("r", "36"))
            }
        }
    }

    private static func outline(_ line: [Point]) -> String { "M" + line.map { "\($0.x) \($0.y)" }.joined(separator: "L") }
}
