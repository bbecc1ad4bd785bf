import Markup
import Screens

/// List of names and values, one line each.
struct FactList: Component {
    var rows: [Explanation.Row]

    var body: HTML {
        tag("dl", .class("facts")) {
            for row in rows { row }
        }
    }
}
