import Markup
import Screens

/// Parts of the pages about heated classes.
extension GalleryPage {
    @HTMLBuilder var heat: HTML {
        let parts = screen.heat
        if let notice = parts.notice { notice }
        if let question = parts.question { question }
        for (index, card) in parts.cards.enumerated() { HeatedClassBox(card: card, span: 6, name: "g-class-\(index)") }
        Card("ScaleRow", span: 6, name: "g-scales") { for scale in parts.scales { scale } }
        tag("div", .class("s6 column")) {
            Card("HeatedClassesScreen.Row", span: 12, name: "g-classes") {
                tag("ol", .class("activity-list")) { for row in parts.rows { tag("li") { row } } }
            }
            Card("ZoneRow", span: 12, name: "g-rooms") { tag("ol", .class("zones")) { for room in parts.rooms { room } } }
        }
        for (index, filter) in parts.filters.enumerated() {
            Card("SelectForm \(index + 1)", span: 12, name: "g-select-\(index)") { filter }
        }
        if let empty = parts.empty { Card("EmptyState", span: 12, name: "g-no-class") { empty } }
    }
}
