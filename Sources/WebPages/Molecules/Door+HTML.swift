public import Markup
public import Screens

extension Door: Component {
    public var body: HTML {
        tag("a", .class("card door"), .href(route.path), tone.attribute) {
            Icon.medallion(symbol)
            tag("span", .class("door-title")) { title }
            tag("b") { headline }
            if let note { tag("small") { note } }
        }
    }
}
