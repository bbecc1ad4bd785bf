public import Markup
public import Screens

/// Page of the people of a data folder.
public struct PeoplePage: Component {
    var screen: PeopleScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: PeopleScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .settings, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let made = screen.made {
                tag("section", .class("card"), .role("status"), .aria("labelledby", "h-made")) {
                    tag("h2", .id("h-made")) { made.title }
                    tag("p") { tag("code", .class("lines")) { made.link } }
                    tag("p", .class("caption made")) { made.note }
                }
            }
            if let message = screen.message {
                tag("div", .class("card compact news"), .role(screen.isMessageProblem ? "alert" : "status")) {
                    tag("p", screen.isMessageProblem ? .class("problem") : nil) { message }
                }
            }
            Card(screen.title, span: 7, name: "people", isTitleHidden: true) {
                tag("p", .class("caption")) { screen.lead }
                tag("ul", .class("column made")) {
                    PeoplePage.row(screen.owner)
                    for row in screen.rows { PeoplePage.row(row) }
                }
                tag("p", .class("caption honesty")) { screen.note }
            }
            Card(screen.inviteTitle, span: 5, name: "invite") {
                tag("form", .class("settings"), Attribute("method", "post"), Attribute("action", Route.people.path)) {
                    tag("p") { screen.inviteLead }
                    screen.name
                    tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.make } }
                }
            }
        }
    }

    private static func row(_ row: PeopleScreen.Row) -> HTML {
        tag("li") {
            tag("p") {
                tag("b") { row.name }
                tag("br")
                tag("small") { row.text }
            }
            // The owner has no buttons.
            if row.permit != nil || row.remove != nil {
                tag("div", .class("chips made")) {
                    if let invite = row.invite { form(Route.people.path, row, invite) }
                    if let permit = row.permit {
                        form((row.isDisabled ? Route.Target.enablePerson : .disablePerson).path, row, permit)
                    }
                    if let remove = row.remove {
                        tag(
                            "a", .class("chip"), .href(Route.removingPerson(row.id).path), .aria("label", remove.spoken)
                        ) { remove.label }
                    }
                }
            }
        }
    }

    private static func form(_ path: String, _ row: PeopleScreen.Row, _ button: PeopleScreen.Button) -> HTML {
        tag("form", Attribute("method", "post"), Attribute("action", path)) {
            HiddenField(PeopleScreen.personField, row.id)
            tag("button", .class("chip"), .aria("label", button.spoken)) { button.label }
        }
    }
}
