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
        if let empty = screen.empty {
            tag("div", .class("card")) { empty }
        } else {
            charts(screen.panels.filter { $0.chart != nil })
            if let missing = screen.missing { tag("p", .class("caption")) { missing } }
        }
    }

    private func charts(_ panels: [TrendsScreen.Panel]) -> HTML {
        tag("div", .class("bento")) {
            for (index, panel) in panels.enumerated() {
                // An odd last card takes the whole row.
                let isAlone = index == panels.count - 1 && panels.filter { !$0.isWide }.count % 2 == 1
                Card(panel.title, span: panel.isWide || isAlone ? 12 : 6, name: panel.name, why: panel.explanation) {
                    if let chart = panel.chart { chart }
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
