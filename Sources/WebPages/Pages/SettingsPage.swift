public import Markup
public import Screens

/// Settings, drawn for the web.
public struct SettingsPage: Component {
    var screen: SettingsScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: SettingsScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            tag("form", .class("s8 column"), Attribute("method", "post"), Attribute("action", Route.settings.path)) {
                if let message = screen.message {
                    tag(
                        "p", .class(message.isProblem ? "card compact problem" : "card compact"),
                        .role(message.isProblem ? "alert" : "status")
                    ) {
                        message.text
                    }
                }
                tag("p") { screen.lead }
                for section in screen.sections {
                    Card(section.title, span: 12, name: section.name) {
                        tag("div", .class("settings")) { for field in section.fields { SettingsPage.row(field) } }
                    }
                }
                tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.save } }
            }
            tag("div", .class("s4 column")) {
                Card(screen.displayTitle, span: 12, name: "display-card") { frame.wholeDisplayForm }
                Card(screen.zonesTitle, span: 12, name: "zone-card") {
                    tag("dl", .class("facts")) {
                        for zone in screen.zones {
                            tag("div") {
                                tag("dt") { zone.name }
                                tag("dd") { zone.value }
                            }
                        }
                    }
                    tag("p", .class("caption")) { screen.zonesNote }
                }
            }
        }
    }

    private static func row(_ field: SettingsScreen.Field) -> HTML {
        let id = "f-" + field.name
        let attributes = [
            Attribute("name", field.name), .id(id), .aria("describedby", id + "-hint"),
            field.problem == nil ? nil : .aria("invalid", "true"),
        ]
        return tag("div", .class("field")) {
            tag("label", Attribute("for", id)) { tag("span") { field.label } }
            if field.options.isEmpty {
                HTML.element(
                    "input",
                    attributes.compactMap { $0 } + [
                        Attribute("value", field.value), Attribute("inputmode", field.keyboard), Attribute("autocomplete", "off"),
                    ], .nothing)
            } else {
                HTML.element(
                    "select", attributes.compactMap { $0 },
                    .group(field.options.map { $0.element }))
            }
            tag("p", .class("caption"), .id(id + "-hint")) {
                if let problem = field.problem { tag("b", .class("problem")) { problem + " " } }
                field.hint
                if let inUse = field.inUse { tag("b") { " " + inUse } }
            }
        }
    }
}
