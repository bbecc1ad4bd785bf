import Markup
import Screens

extension MapGround {
    /// Map tiles under a drawing of this size, cut off at its edges. The browser requests each tile. A tile that fails leaves the ground
    /// empty.
    @HTMLBuilder func drawn(width: Int, height: Int) -> HTML {
        if vector == nil { raster(width: width, height: height) }
    }

    /// Surface behind the drawing on which a script draws the server's own map; nil for tiles of a source.
    var surface: HTML? {
        vector.map { tag("canvas", .hidden, .data("map", $0.address), .data("at", $0.numbers)) {} }
    }

    private func raster(width: Int, height: Int) -> HTML {
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
            // Dims the tiles so that the route stands out, in dark mode too.
            tag("rect", Attribute("width", "100%"), Attribute("height", "100%"))
        }
    }

    var words: HTML { tag("p", .class("caption")) { credit.followed + note } }
}
