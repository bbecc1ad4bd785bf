public import Markup
public import Screens

extension ImportCard: Component {
    public var body: HTML {
        tag("article", .class("card import-job"), .aria("labelledby", "h-import-\(id)")) {
            tag("h3", .id("h-import-\(id)")) {
                badge
                " "
                if let size { tag("span", .class("caption")) { size } }
            }
            if let progress {
                tag(
                    "progress", Attribute("max", "100"), Attribute("value", "\(progress.percent)"),
                    .aria("labelledby", "h-import-\(id)"))
                tag("p") { progress.text }
                if !progress.path.isEmpty { tag("p", .class("caption")) { progress.path } }
            }
            for line in lines { tag("p") { line } }
            if let activities { tag("a", .class("button"), .href(activities.route.path)) { activities.label } }
            if let stop {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.stopImport.path)) {
                    HiddenField("import", "\(id)")
                    tag("button", .class("button quiet"), .id("stop-\(id)")) { stop }
                }
            }
            if let again, let discard {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.repeatImport.path)) {
                    HiddenField("import", "\(id)")
                    tag("p", .class("filter-actions")) {
                        tag("button", .class("button"), .id("again-\(id)")) { again }
                        tag(
                            "button", .class("button quiet"), .id("discard-\(id)"),
                            Attribute("formaction", Route.Target.discardImport.path)
                        ) {
                            discard
                        }
                    }
                }
            }
            if !rows.isEmpty { table }
        }
    }

    private var table: HTML {
        tag("details", rows.count <= 12 ? Attribute("open") : nil) {
            tag("summary") { filesTitle }
            tag("ul", .class("import-files")) {
                for row in rows {
                    tag("li") {
                        row.badge
                        tag("span") { row.path }
                        if !row.text.isEmpty { tag("span", .class("caption")) { row.text } }
                    }
                }
            }
            if let more { tag("p", .class("caption")) { more } }
        }
    }
}
