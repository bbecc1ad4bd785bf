import Markup
import Screens

extension MapGround {
    /// Under a drawing of this size, and cut off at its edges. Each tile is asked for by the browser; one that does not come leaves
    /// the ground bare.
    func drawn(width: Int, height: Int) -> HTML {
        tag(
            "svg", .class("ground"), Attribute("width", "\(width)"), Attribute("height", "\(height)"), .data("tiles", template)
        ) {
            for tile in tiles {
                tag(
                    "image", .href(tile.address), .data("at", "\(tile.zoom) \(tile.column) \(tile.row)"),
                    Attribute("x", "\(tile.x)"), Attribute("y", "\(tile.y)"),
                    Attribute("width", "\(tile.width)"), Attribute("height", "\(tile.height)"),
                    Attribute("preserveAspectRatio", "none"))
            }
            // So that a route stands out, in the dark too.
            tag("rect", Attribute("width", "100%"), Attribute("height", "100%"))
        }
    }

    var words: HTML { tag("p", .class("caption")) { credit.followed + note } }
}
