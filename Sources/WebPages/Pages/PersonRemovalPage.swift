public import Markup
public import Screens

/// Page that confirms the removal of a person.
public struct PersonRemovalPage: Component {
    var screen: PersonRemovalScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: PersonRemovalScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .people, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            Card(screen.goesTitle, span: 6, name: "goes") { FactList(rows: screen.goes) }
            Card(screen.staysTitle, span: 6, name: "stays") {
                tag("ul", .class("column")) { for line in screen.stays { tag("li") { line } } }
            }
            Card(screen.confirmTitle, span: 12, name: "confirm") {
                tag(
                    "form", .class("settings edit"), Attribute("method", "post"),
                    Attribute("action", Route.removingPerson(nil).path), .data("heavy", "")
                ) {
                    tag("p") { screen.lead }
                    HiddenField(PeopleScreen.personField, screen.person)
                    screen.name
                    tag("p", .class("chips")) { tag("button", .class("button danger")) { screen.button } }
                }
            }
        }
    }
}
