import Markup
import Screens

/// Scale bar of a map. It is part of the drawing, so that it scales with the map. When the user zooms in, a script keeps it in its corner
/// and its letters at the same size.
struct RouteScale: Component {
    var width: Int
    var height: Int
    /// Fraction of the width.
    var share: Double
    var text: String

    var body: HTML {
        let length = Int((max(0, min(1, share)) * Double(width) + 0.5).rounded(.down))
        return tag(
            "g", .class("scale"), .hidden, Attribute("transform", "translate(0 \(height))"), .data("length", "\(length)")
        ) {
            tag("path", Attribute("d", "M20 -28v10h\(length)v-10"))
            tag("text", Attribute("x", "20"), Attribute("y", "-38")) { text }
        }
    }
}
