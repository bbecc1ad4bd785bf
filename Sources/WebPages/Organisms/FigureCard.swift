import Markup
import Screens

/// Figures of one topic, one line each: a label, the figure and a short note.
///
/// Receipts come after the list, which contains names and values only.
struct FigureCard: Component {
    var section: RunningSections.Section
    var span: Int

    var body: HTML {
        Card(section.title, span: span, name: section.name, why: section.explanation) {
            if let lead = section.lead { tag("p") { lead } }
            let facts = section.rows.filter { $0.zones.isEmpty }
            if !facts.isEmpty { tag("dl", .class("facts")) { for row in facts { line(row) } } }
            for row in section.rows where !row.zones.isEmpty {
                tag("h3", .class("tile-label")) { name(of: row) }
                if !row.figure.isEmpty { tag("p", .class("caption")) { row.figure } }
                tag("ol", .class("zones")) { for zone in row.zones { zone } }
            }
            if let table = section.table { table }
            for row in section.rows { if let explanation = row.explanation { explanation } }
        }
    }

    @HTMLBuilder private func name(of row: RunningSections.Row) -> HTML {
        row.label
        if let explanation = row.explanation {
            " "
            explanation.button
        }
    }

    private func line(_ row: RunningSections.Row) -> HTML {
        tag("div") {
            tag("dt") { name(of: row) }
            tag("dd") {
                if let route = row.route { tag("a", .href(route.path)) { row.figure } } else { row.figure }
                if let note = row.note { tag("p", .class("caption")) { note } }
            }
        }
    }
}
