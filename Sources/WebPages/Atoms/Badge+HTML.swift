public import Markup
public import Screens

extension Badge: Component {
    public var body: HTML { tag("span", .class("badge"), tone.attribute) { text } }
}
