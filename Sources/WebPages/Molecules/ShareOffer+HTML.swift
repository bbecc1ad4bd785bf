public import Markup
public import Screens

extension ShareOffer: Component {
    /// Hidden until the script finds that the browser can share.
    public var body: HTML {
        tag(
            "button", .class("button quiet"), Attribute("type", "button"), .data("share", text),
            .data("copied", copied), .data("failed", failed)
        ) {
            Icon(.share)
            tag("span") { label }
        }
        if let picture {
            // Line feeds separate the lines of the picture, because a title cannot contain them.
            tag(
                "button", .class("button quiet"), Attribute("type", "button"), .aria("label", picture.spoken),
                .data(
                    "picture",
                    ([picture.title, picture.subtitle, picture.brand] + picture.figures).map {
                        $0.split(separator: "\n").joined(separator: " ")
                    }
                    .joined(separator: "\n")), .data("saved", picture.saved), .data("file", picture.file),
                .data("failed", picture.failed)
            ) {
                Icon(.image)
                tag("span") { picture.label }
            }
        }
    }
}
