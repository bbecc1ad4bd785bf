import Markup
import Screens

extension EditPage {
    /// Buttons to remove each recording from the activity, and to add each activity that matches.
    func section(_ recordings: EditScreen.Recordings) -> HTML {
        tag("div", .class("edit honesty")) {
            Card(recordings.title, span: 12, name: "recordings") {
                if !recordings.parts.isEmpty {
                    tag("p") { recordings.lead }
                    for part in recordings.parts { line(part, to: .apart, field: "recording") }
                }
                if !recordings.near.isEmpty {
                    tag("p") { recordings.nearLead }
                    for part in recordings.near { line(part, to: .together, field: "activity") }
                }
            }
        }
    }

    /// Button that withdraws a manual entry.
    func section(_ withdrawal: EditScreen.Withdrawal) -> HTML {
        tag("div", .class("edit honesty")) {
            Card(withdrawal.title, span: 12, name: "withdraw") {
                tag(
                    "form", .class("settings"), Attribute("method", "post"), Attribute("action", screen.path(.withdraw))
                ) {
                    tag("p") { withdrawal.lead }
                    tag("p", .class("filter-actions")) { tag("button", .class("button quiet")) { withdrawal.button } }
                }
            }
        }
    }

    private func line(_ part: EditScreen.Recordings.Part, to step: EditStep, field: String) -> HTML {
        tag("form", .class("settings made"), Attribute("method", "post"), Attribute("action", screen.path(step))) {
            HiddenField(field, part.id)
            tag("p") {
                tag("b") { part.name }
                " · " + part.detail
            }
            tag("p", .class("filter-actions")) {
                tag("button", .class("button quiet"), .aria("label", part.spoken)) { part.button }
            }
        }
    }
}
