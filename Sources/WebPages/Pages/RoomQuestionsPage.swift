public import Markup
public import Screens

/// Page of all open questions about rooms.
public struct RoomQuestionsPage: LivePage {
    var screen: RoomQuestionsScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoomQuestionsScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            if let empty = screen.empty {
                tag("div", .class("card")) { empty }
            } else {
                tag("p", .class("caption s12")) { screen.lead }
            }
            // Cards are landmarks, so each needs a title of its own.
            for form in screen.forms { Card(form.when, span: 6, name: "room-" + form.activity) { form } }
        }
    }
}
