import Markup
import Screens

/// Names and values, a line each.
struct FactList: Component {
    var rows: [Explanation.Row]

    var body: HTML {
        tag("dl", .class("facts")) {
            for row in rows { row }
        }
    }
}
