import Markup
import Screens

/// Message after a change, with its undo button.
struct LoadNotice: Component {
    var notice: LoadScreen.Notice

    var body: HTML {
        tag("div", .class("card compact news"), .role("status")) {
            tag("p") { notice.text }
            if let undo = notice.undo {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.undoDiary.path)) {
                    HiddenField("kind", undo.kind)
                    HiddenField("about", undo.subject)
                    tag("button", .class("button quiet")) { undo.label }
                }
            }
        }
    }
}

/// Pairs of shoes, one line each, with their buttons.
struct ShoesCard: Component {
    var shoes: LoadScreen.Shoes
    var span: Int

    var body: HTML {
        Card(shoes.title, span: span, name: "shoes") {
            tag("p", .class("caption")) { shoes.lead }
            tag("ul", .class("column")) { for row in shoes.rows { line(row) } }
            for row in shoes.rows { row.explanation }
        }
    }

    private func line(_ row: LoadScreen.Shoes.Row) -> HTML {
        tag("li", .class("card-head")) {
            tag("p") {
                tag("b") { row.name }
                " · " + row.figure + " "
                row.explanation.button
                if let badge = row.badge { badge }
                tag("br")
                tag("small") { row.note }
            }
            tag(
                "form", .class("filter-actions"), Attribute("method", "post"),
                Attribute("action", row.isRetired ? Route.Target.wearShoes.path : Route.Target.retireShoes.path)
            ) {
                HiddenField("name", row.name)
                tag("a", .class("chip"), .href(row.rename.path), .aria("label", row.renameSpoken)) { row.renameLabel }
                tag("button", .class("chip"), .aria("label", row.buttonSpoken)) { row.button }
            }
        }
    }
}

/// Niggles, one line each, beside the load of the same time.
struct NigglesCard: Component {
    var niggles: LoadScreen.Niggles
    var span: Int

    var body: HTML {
        Card(niggles.title, span: span, name: "niggles", why: niggles.explanation) {
            tag("div", .class("column")) {
                tag("p", .class("caption")) { niggles.lead }
                tag("p", .class("filter-actions")) {
                    tag("a", .class("button quiet"), .href(Route.niggle(nil).path)) { niggles.add }
                }
                if niggles.rows.isEmpty {
                    tag("p", .class("caption")) { niggles.none }
                } else {
                    tag("ul", .class("column")) { for row in niggles.rows { line(row) } }
                }
                if let older = niggles.older { tag("p", .class("caption")) { older } }
            }
        }
    }

    private func line(_ row: LoadScreen.Niggles.Row) -> HTML {
        tag("li", .class("card-head")) {
            tag("p") {
                tag("b") { row.name }
                " · " + row.figure + " · "
                tag("span", .class("figure")) { row.day }
                if let words = row.words {
                    tag("br")
                    words
                }
                tag("br")
                tag("small") { row.load }
            }
            tag(
                "form", .class("filter-actions"), Attribute("method", "post"), Attribute("action", Route.Target.removeNiggle.path)
            ) {
                HiddenField("id", row.id)
                tag("a", .class("chip"), .href(row.edit.path), .aria("label", row.editSpoken)) { row.editLabel }
                tag("button", .class("chip"), .aria("label", row.removeSpoken)) { row.remove }
            }
        }
    }
}
