public import Markup
public import Screens

/// Page that a phone opens to be connected.
public struct JoiningPage: Component {
    var screen: JoiningScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: JoiningScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(
            title: screen.title, frame: frame, assets: assets,
            content: .group([PageHead(title: screen.title).body, tag("div", .class("card edit"), .role("status")) { content }]))
    }

    @HTMLBuilder private var content: HTML {
        screen.notice
        if let code = screen.code { tag("p", .class("pair-code")) { code } }
        if let note = screen.codeNote { tag("p", .class("caption")) { note } }
        if let again = screen.again {
            tag("p", .class("made")) { tag("a", .class("button quiet"), .href(Route.joining.path)) { again } }
        }
        if let key = screen.key, let accept = screen.accept {
            tag("form", .class("empty"), Attribute("method", "post"), Attribute("action", Route.joining.path)) {
                HiddenField(JoiningScreen.keyField, key)
                tag("button", .class("button")) { accept }
            }
        }
        for line in screen.install { tag("p", .class("made")) { line } }
        if let open = screen.open {
            tag("p", .class("made")) { tag("a", .class("button"), .href(Route.today.path)) { open } }
        }
    }
}
