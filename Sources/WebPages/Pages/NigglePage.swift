public import Markup
public import Screens

/// The noting of a niggle, drawn for the web: a plain form.
public struct NigglePage: Component {
    var screen: NiggleScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: NiggleScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: .load, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("form", .class("column edit"), Attribute("method", "post"), Attribute("action", Route.niggle(nil).path)) {
            if let problem = screen.problem { tag("p", .class("card compact problem"), .role("alert")) { problem } }
            tag("p") { screen.lead }
            tag("section", .class("card settings"), .aria("label", screen.title)) {
                if let id = screen.id { LoadPage.hidden(NiggleForm.Field.id.rawValue, id) }
                for field in screen.fields { field }
            }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.save } }
        }
    }
}
