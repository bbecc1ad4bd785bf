public import Markup
public import Screens

extension ShareOffer: Component {
    /// Shown by the script that can share.
    public var body: HTML {
        tag(
            "button", .class("button quiet"), Attribute("type", "button"), .data("share", text),
            .data("copied", copied), .data("failed", failed)
        ) {
            Icon(.share)
            tag("span") { label }
        }
        if let picture {
            // The lines of the picture are told apart by line feeds: a title can hold anything else.
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
