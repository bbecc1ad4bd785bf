import Markup
import Screens

extension TableList {
    /// The kept files of unknown tables; nothing without one.
    @HTMLBuilder var pendingCard: HTML {
        if !pending.isEmpty {
            Card(pendingTitle, span: 12, name: "unknown-tables") {
                tag("p", .class("caption")) { pendingLead }
                tag("ul", .class("column")) {
                    for file in pending {
                        tag("li", .class("card-head")) {
                            tag("p") {
                                tag("b") { file.name }
                                tag("br")
                                tag("small") { file.size }
                            }
                            tag("div", .class("filter-actions")) {
                                tag("a", .class("chip"), .href(file.route.path), .aria("label", file.describeSpoken)) {
                                    file.describe
                                }
                                form(
                                    .discardTable, TableForm.Field.file.rawValue, file.id, file.discard,
                                    spoken: file.discard + ": " + file.name)
                            }
                        }
                    }
                }
            }
        }
    }

    /// The described tables; nothing without one.
    @HTMLBuilder var savedCard: HTML {
        if !saved.isEmpty {
            Card(savedTitle, span: 12, name: "tables") {
                tag("p", .class("caption")) { savedLead }
                tag("ul", .class("column")) {
                    for table in saved {
                        tag("li", .class("card-head")) {
                            tag("p") {
                                tag("b") { table.name }
                                tag("br")
                                tag("small") { table.text }
                            }
                            form(.forgetTable, TableList.field, table.id, table.forget, spoken: table.forgetSpoken)
                        }
                    }
                }
            }
        }
    }

    private func form(_ target: Route.Target, _ field: String, _ id: String, _ label: String, spoken: String) -> HTML {
        tag("form", Attribute("method", "post"), Attribute("action", target.path)) {
            HiddenField(field, id)
            tag("button", .class("chip"), .aria("label", spoken)) { label }
        }
    }
}
