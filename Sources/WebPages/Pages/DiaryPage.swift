public import Markup
public import Screens

/// Page with the form of a diary entry.
public struct DiaryPage: Component {
    var screen: DiaryScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: DiaryScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("form", .class("column edit"), Attribute("method", "post"), Attribute("action", screen.action.path)) {
            if let problem = screen.problem { tag("p", .class("card compact problem"), .role("alert")) { problem } }
            tag("p") { screen.lead }
            tag("section", .class("card settings"), .aria("label", screen.title)) {
                for hidden in screen.hidden { HiddenField(hidden.name, hidden.value) }
                for field in screen.fields { field }
            }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.save } }
        }
    }
}
