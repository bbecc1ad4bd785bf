import Markup
import Screens

/// How long a round length is. It stands in the drawing, so that it is as long as it says at every size of it; a closer look keeps it in
/// its corner and its letters as large as those of every scale.
struct RouteScale: Component {
    var width: Int
    var height: Int
    /// Of the width.
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
