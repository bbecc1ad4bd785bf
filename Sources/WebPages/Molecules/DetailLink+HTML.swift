public import Markup
public import Screens

extension DetailLink: Component {
    public var body: HTML {
        tag("a", .class("card detail"), .href(route.path), tone.attribute) {
            Icon.medallion(symbol)
            tag("span", .class("detail-title")) { title }
            tag("b") { headline }
            if let note { tag("small") { note } }
        }
    }
}
