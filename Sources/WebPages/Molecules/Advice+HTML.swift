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
                    tag("p") { fold.rest }
                }
            } else {
                tag("p") {
                    spoken
                    text
                }
            }
        }
    }

    private var spoken: HTML { tag("span", .class("vh")) { severity + ": " } }
}
