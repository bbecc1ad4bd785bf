public import Markup
public import Screens

/// Settings page.
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

    private var weather: HTML {
        let weather = screen.weather
        return Card(weather.title, span: 12, name: "weather-source") {
            if let message = weather.message { SettingsPage.line(message, undoPath: Route.Target.weatherSource.path) }
            FactList(rows: weather.rows)
            tag("p", .class("caption honesty")) { weather.leaves }
            for setting in weather.fixedSettings { tag("p", .class("caption honesty")) { setting } }
            if !weather.fields.isEmpty { form(Route.Target.weatherSource.path, weather.fields, weather.save) }
            tag("p", .class("caption honesty")) { weather.how }
        }.body
    }

    private var map: HTML {
        Card(screen.map.title, span: 12, name: "map-source") {
            if let message = screen.map.message { SettingsPage.line(message, undoPath: Route.Target.mapSource.path) }
            screen.map.chooser.form
            tag("p", .class("caption")) { screen.map.leaves }
            form(Route.Target.mapSource.path, screen.map.fields, screen.map.save)
        }.body
    }

    private var summaries: HTML {
        let summaries = screen.summaries
        return Card(summaries.title, span: 12, name: "summary-source") {
            if let message = summaries.message { SettingsPage.line(message, undoPath: Route.Target.summarySource.path) }
            tag("p", .class("caption honesty")) { summaries.leaves }
            form(Route.Target.summarySource.path, summaries.fields, summaries.save)
            tag("p", .class("caption honesty")) { summaries.how }
        }.body
    }

    private func form(_ path: String, _ fields: [FormField], _ save: String) -> HTML {
        tag("form", .class("settings made"), Attribute("method", "post"), Attribute("action", path)) {
            for field in fields { field }
            tag("p", .class("filter-actions")) { tag("button", .class("button quiet")) { save } }
        }
    }

    /// - Parameter path: target of the form.
    private static func line(_ message: SettingsScreen.Message, undoPath path: String) -> HTML {
        tag("div", .role(message.isProblem ? "alert" : "status")) {
            tag("p", message.isProblem ? .class("problem") : nil) { message.text }
            UndoForm(path: Route.undo(below: path), label: message.undo)
        }
    }

    @HTMLBuilder private var content: HTML {
        PageHead(title: screen.title)
        tag("div", .class("contents")) {
            tag("div", .class("contents-side")) { side }
            tag("div", .class("column settings-list")) {
                if let message = screen.message { note(message) }
                tag("p", .role("status"), .data("nothing", screen.contents.nothing))
                profile
                Card(screen.zonesTitle, span: 12, name: "zone-card", why: screen.zonesWhy) {
                    FactList(rows: screen.zones)
                    tag("p", .class("caption honesty")) { screen.zonesNote }
                }
                administration
            }
        }
    }

    /// Search, which needs a script, and links to the sections.
    @HTMLBuilder private var side: HTML {
        tag("label", .class("field")) {
            tag("span") { screen.contents.searchLabel }
            tag(
                "input", Attribute("type", "search"), .data("settings-search", ""), Attribute("autocomplete", "off"),
                Attribute("maxlength", "80"))
        }
        tag("nav", .class("chips"), .aria("label", screen.contents.sectionsLabel)) {
            for jump in screen.jumps { tag("a", .class("chip"), .href("#h-" + jump.name)) { jump.title } }
        }
    }

    private var keys: HTML {
        Card(screen.shortcuts.title, span: 12, name: "keys-card") {
            frame.keyForm
            tag("p", .class("caption")) { screen.singleKeysNote }
            tag("details") {
                tag("summary") { screen.shortcuts.title }
                screen.shortcuts.lists
            }
        }.body
    }

    private func note(_ message: SettingsScreen.Message) -> HTML {
        tag("div", .class("card compact news"), .role(message.isProblem ? "alert" : "status")) {
            tag("p", message.isProblem ? .class("problem") : nil) { message.text }
            UndoForm(path: Route.undo(below: Route.settings.path), label: message.undo)
        }
    }

    private var profile: HTML {
        tag("form", .class("column"), Attribute("method", "post"), Attribute("action", Route.settings.path)) {
            tag("p") { screen.lead }
            for section in screen.sections {
                Card(section.title, span: 12, name: section.name) {
                    tag("div", .class("settings")) { for field in section.fields { field } }
                    for boxes in section.boxes {
                        tag("fieldset", .class("made")) {
                            tag("legend") { boxes.title }
                            for field in boxes.fields { field }
                        }
                        tag("p", .class("caption")) { boxes.hint }
                    }
                }
            }
            tag("p", .class("filter-actions save")) { tag("button", .class("button")) { screen.save } }
        }
    }

    private var calendar: HTML {
        let calendar = screen.calendar
        return Card(calendar.title, span: 12, name: "plan-calendar") {
            if let message = calendar.message { SettingsPage.line(message, undoPath: Route.settings.path) }
            tag("p", .class("caption")) { calendar.lead }
            if let made = calendar.made {
                tag("div", .role("status")) {
                    tag("p", .class("made")) { made.note }
                    tag("p") { tag("code", .class("lines")) { made.address } }
                    tag("p", .class("made")) { tag("a", .class("button"), .href(made.link)) { made.subscribe } }
                }
            }
            if let state = calendar.state, calendar.made == nil { tag("p", .class("made")) { state } }
            tag("div", .class("chips made")) {
                if let caution = calendar.renewCaution {
                    SettingsPage.asking(calendar.renew, .renewCalendar, caution)
                } else {
                    SettingsPage.change(calendar.renew, .renewCalendar)
                }
                if let remove = calendar.remove {
                    SettingsPage.asking(remove, .removeCalendar, calendar.removeCaution)
                }
            }
            tag("p", .class("caption honesty")) { calendar.how }
        }.body
    }

    /// A change that the page explains before it is made.
    private static func asking(_ label: String, _ target: Route.Target, _ caution: String) -> HTML {
        tag("details") {
            tag("summary") { label }
            tag("p", .class("caption")) { caution }
            change(label, target)
        }
    }

    private static func change(_ label: String, _ target: Route.Target) -> HTML {
        tag("form", Attribute("method", "post"), Attribute("action", target.path)) {
            tag("button", .class("button quiet")) { label }
        }
    }

    @HTMLBuilder private var backups: HTML {
        if let backups = screen.backups {
            Card(backups.title, span: 12, name: "backups") {
                tag("p", .class("caption")) { backups.lead }
                if let setting = backups.setting { tag("p") { tag("code", .class("lines")) { setting } } }
                if let problem = backups.problem { tag("p", .class("problem")) { problem } }
                if !backups.rows.isEmpty { FactList(rows: backups.rows) }
            }
        }
    }

    @HTMLBuilder private var administration: HTML {
        Card(screen.displayTitle, span: 12, name: "display-card") {
            frame.wholeDisplayForm
            screen.keptPages
        }
        keys
        Card(screen.dataTitle, span: 12, name: "data-card") {
            tag("p", .class("caption")) { screen.dataNote }
            tag("p", .class("chips made")) {
                // Not marked as a download, so that the browser shows a page that asks to sign in again.
                tag("a", .class("button"), .href(Route.exporting.path)) {
                    Icon(.down)
                    screen.exportLabel
                }
                tag("a", .class("button quiet"), .href(Route.importing.path)) { screen.importLabel }
                tag("a", .class("button quiet"), .href(Route.deletion.path)) { screen.deleteLabel }
            }
        }
        Card(screen.classTypesTitle, span: 12, name: "class-types-card") {
            tag("p", .class("caption")) { screen.classTypesLead }
            tag("p", .class("made")) {
                tag("a", .class("button quiet"), .href(Route.classTypes.path)) { screen.classTypesTitle }
            }
        }
        Card(screen.sharingTitle, span: 12, name: "sharing-card") {
            tag("p", .class("caption")) { screen.sharingLead }
            tag("p", .class("made")) {
                tag("a", .class("button quiet"), .href(Route.sharing.path)) { screen.sharingTitle }
            }
        }
        calendar
        Card(screen.passwordTitle, span: 12, name: "password-card") {
            tag("p", .class("caption")) { screen.passwordLead }
            tag("p", .class("made")) {
                tag("a", .class("button quiet"), .href(Route.password.path)) { screen.passwordTitle }
            }
        }
        if let peopleTitle = screen.peopleTitle {
            Card(peopleTitle, span: 12, name: "people-card") {
                tag("p", .class("caption")) { screen.peopleLead }
                tag("p", .class("chips made")) {
                    tag("a", .class("button quiet"), .href(Route.people.path)) { peopleTitle }
                    tag("a", .class("button quiet"), .href(Route.auditLog.path)) { screen.auditTitle }
                }
            }
        }
        Card(screen.accessTitle, span: 12, name: "access-card") {
            tag("p", .class("caption")) { screen.accessLead }
            tag("p", .class("made")) {
                tag("a", .class("button quiet"), .href(Route.access.path)) { screen.accessTitle }
            }
        }
        tag("details", .class("advanced"), screen.isAdvancedOpen ? Attribute("open") : nil) {
            tag("summary", .id("h-advanced")) { screen.advancedTitle }
            tag("div", .class("column")) {
                weather
                map
                summaries
                backups
            }
        }
    }
}
