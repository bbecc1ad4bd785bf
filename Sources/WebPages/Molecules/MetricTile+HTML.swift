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
            if let note {
                tag("p", .class("caption")) {
                    if let noteRoute { tag("a", .href(noteRoute.path)) { note } } else { note }
                }
            }
            if let explanation { explanation }
        }
    }
}
