public import Markup
public import Screens

/// Page of a model: formula, units, source, evidence and limits.
public struct ModelPage: Component {
    var screen: ModelScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ModelScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: content)
    }

    @HTMLBuilder private static func text(of row: Explanation.Row) -> HTML {
        let language = row.isEnglish ? Attribute("lang", "en") : nil
        if row.clauses.isEmpty {
            tag("p", language) { row.value }
        } else {
            for clause in row.clauses { tag("p", language) { clause } }
        }
    }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            Card(screen.formula.name, span: 12, name: "formula") {
                ModelPage.text(of: screen.formula)
                FactList(rows: screen.facts)
            }
            for (row, name) in [(screen.limits, "limits"), (screen.source, "source")] {
                Card(row.name, span: 6, name: name) { ModelPage.text(of: row) }
            }
        }
    }
}
