public import Markup
public import Screens

extension IntervalSection: Component {
    public var body: HTML {
        Card(title, span: 12, name: "intervals", why: why) {
            tag("p") { sentence }
            table
        }
    }
}
