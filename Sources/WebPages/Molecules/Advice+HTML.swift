public import Markup
public import Screens

extension Advice: Component {
    public var body: HTML {
        tag("li", .class("advice"), tone.attribute) {
            Icon.medallion(symbol)
            if let fold {
                tag("details") {
                    tag("summary") {
                        spoken
                        fold.summary
                    }
                    tag("p") {
                        fold.rest
                        way
                    }
                }
            } else {
                tag("p") {
                    spoken
                    text
                    way
                }
            }
        }
    }

    @HTMLBuilder private var way: HTML {
        if let link {
            " "
            tag("a", .href(link.route.path)) { link.label }
        }
    }

    private var spoken: HTML { tag("span", .class("vh")) { severity } }
}
