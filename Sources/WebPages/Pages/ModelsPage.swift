public import Markup
public import Screens

/// List of all models.
public struct ModelsPage: Component {
    var screen: ModelsScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ModelsScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: content)
    }

    @HTMLBuilder private var content: HTML {
        PageHead(title: screen.title, sentence: screen.lead)
        tag("div", .class("card")) {
            tag("ul", .class("column")) {
                for model in screen.models {
                    tag("li") {
                        tag("a", .href(model.route.path), model.isEnglish ? Attribute("lang", "en") : nil) { model.name }
                        " "
                        tag("small") { model.evidence }
                    }
                }
            }
        }
    }
}
