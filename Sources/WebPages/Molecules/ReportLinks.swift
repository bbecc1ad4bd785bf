import Markup
import Screens

/// Links to reports.
struct ReportLinks: Component {
    var links: [LinkChoice]

    var body: HTML {
        for link in links {
            tag("a", .class("button quiet"), .href(link.path)) {
                Icon(.page)
                link.label
            }
        }
    }
}
