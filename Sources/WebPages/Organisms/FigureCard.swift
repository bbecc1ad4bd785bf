import Markup
import Screens

/// Figures of one subject, a line each: a label, the figure, and a few words below it.
///
/// Receipts stand behind the list: it holds names and values only.
struct FigureCard: Component {
    var section: RunningScreen.Section
    var span: Int

    var body: HTML {
        Card(section.title, span: span, name: section.name, why: section.explanation) {
            if let lead = section.lead { tag("p") { lead } }
            if !section.rows.isEmpty { tag("dl", .class("facts")) { for row in section.rows { line(row) } } }
            if let table = section.table { table }
            for row in section.rows { if let explanation = row.explanation { explanation } }
        }
    }

    private func line(_ row: RunningScreen.Row) -> HTML {
        tag("div") {
            tag("dt") {
                row.label
                if let explanation = row.explanation {
                    " "
                    explanation.button
                }
            }
            tag("dd") {
                if let route = row.route { tag("a", .href(route.path)) { row.figure } } else { row.figure }
                if let note = row.note { tag("p", .class("caption")) { note } }
            }
        }
    }
}
