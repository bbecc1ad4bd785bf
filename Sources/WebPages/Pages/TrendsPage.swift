public import Markup
public import Screens

/// Page of trends.
public struct TrendsPage: LivePage {
    var screen: TrendsScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: TrendsScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title)
        screen.spans.navigation(screen.spanLabel)
        tag("div", .class("bento")) {
            for (index, panel) in screen.panels.enumerated() {
                // An odd last card takes the whole row.
                let isAlone = index == screen.panels.count - 1 && screen.panels.filter { !$0.isWide }.count % 2 == 1
                Card(panel.title, span: panel.isWide || isAlone ? 12 : 6, name: panel.name, why: panel.explanation) {
                    if let chart = panel.chart { chart } else { tag("p", .class("caption")) { panel.missing } }
                }
            }
        }
    }
}

extension [LinkChoice] {
    /// Row of links to the views; the current one is marked.
    func navigation(_ label: String) -> HTML {
        tag("nav", .class("chips views"), .aria("label", label)) {
            for choice in self {
                tag("a", .class("chip"), .href(choice.path), choice.isChosen ? .aria("current", "true") : nil) { choice.label }
            }
        }
    }
}
