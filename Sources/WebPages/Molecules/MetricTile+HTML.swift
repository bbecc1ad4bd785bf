public import Markup
public import Screens

extension MetricTile: Component {
    public var body: HTML {
        tag("div", .class("tile"), tone.attribute) {
            tag("p", .class("tile-label")) {
                if let symbol { Icon(symbol) }
                tag("span") { label }
                if let explanation { explanation.button }
            }
            figure
            if let badge { badge }
            if let note { tag("p", .class("caption")) { note } }
            if let explanation { explanation }
        }
    }
}
