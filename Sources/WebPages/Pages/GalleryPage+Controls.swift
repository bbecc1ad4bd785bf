import Markup
import Screens

/// Buttons, links, form fields and the cards of a topic.
extension GalleryPage {
    @HTMLBuilder var controls: HTML {
        Card("Button", span: 6, name: "g-buttons") {
            for looks in ["button", "button quiet", "button danger", "chip"] {
                tag("p", .class("chips made")) {
                    button(looks)
                    button(looks, Attribute("disabled"))
                }
            }
            tag("p", .class("chips made")) {
                button("chip", .aria("pressed", "true"))
                button("chip", .aria("pressed", "true"), Attribute("disabled"))
            }
        }
        Card("BackLink, StepLinks", span: 6, name: "g-ways") {
            let activity = screen.activity
            tag("div", .class("back-row")) {
                BackLink(route: activity.back, label: activity.backLabel)
                StepLinks(label: activity.neighboursLabel, before: activity.older?.step, after: activity.newer?.step)
            }
        }
        Card("ReportLinks, UndoForm", span: 6, name: "g-offers") {
            tag("div", .class("head-actions")) {
                ReportLinks(links: screen.diary.reports)
                UndoForm(path: screen.activity.undoPath, label: screen.activity.undo)
            }
        }
        Card("QRCode", span: 6, name: "g-code") { if let code = QRCode("Hearth") { code.picture(label: "QRCode") } }
        screen.passkeys
        Card("FindScreen", span: 6, name: "g-found") {
            tag("div", .role("listbox"), .aria("label", "FindScreen")) { screen.found }
            screen.lost
        }
        Card("KeptPages", span: 6, name: "g-kept") { screen.keptPages }
        Card("FormField", span: 12, name: "g-fields") {
            tag("form", .class("settings")) { for field in screen.fields { field } }
        }
        for (index, filter) in screen.filters.enumerated() {
            Card("FilterForm \(index + 1)", span: 12, name: "g-filter-\(index)") { filter }
        }
    }

    private func button(_ looks: String, _ states: Attribute...) -> HTML {
        .element("button", [Attribute("type", "button"), .class(looks)] + states, .text(looks))
    }

    @HTMLBuilder var cards: HTML {
        if let notice = screen.diary.notice { tag("div", .class("s6")) { LoadNotice(notice: notice) } }
        tag("div", .class("s6")) { LoadNotice(notice: screen.undone) }
        for section in screen.sections { FigureCard(section: section, span: 6) }
        ShoesCard(shoes: screen.diary.shoes, span: 6)
        NigglesCard(niggles: screen.diary.niggles, span: 6)
        AdviceCard(
            title: screen.diary.adviceTitle, advice: screen.diary.advice, span: 6, why: screen.diary.adviceWhy)
        Card("FactList", span: 6, name: "g-facts") { FactList(rows: screen.activity.sources + screen.activity.changes) }
        Card("ConfidenceBar", span: 6, name: "g-confidence") {
            tag("ul", .class("races")) {
                for confidence in screen.confidences { tag("li", confidence.badge.tone.attribute) { confidence } }
            }
        }
        tag("div", .class("s12 column")) { for card in screen.imports { card } }
    }
}
