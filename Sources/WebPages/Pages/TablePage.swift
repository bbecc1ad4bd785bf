public import Markup
public import Screens

/// Page on which the athlete describes the columns of a table. It works without a script.
public struct TablePage: Component {
    var screen: TableScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: TableScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag(
            "form", .class("bento"), Attribute("method", "post"), Attribute("action", Route.describingTable(nil).path)
        ) {
            HiddenField(TableForm.Field.file.rawValue, screen.file)
            tag("p", .class("s12")) { screen.lead }
            if let problem = screen.problem { tag("p", .class("problem s12"), .role("alert")) { problem } }
            Card(screen.columnsTitle, span: 5, name: "columns") {
                tag("div", .class("settings")) {
                    for field in screen.fields { field }
                    for column in screen.columns {
                        column.measure
                        if let unit = column.unit { unit }
                    }
                }
            }
            Card(screen.previewTitle, span: 7, name: "preview") {
                tag("div", .class("settings")) {
                    if let preview = screen.preview { show(preview) } else { tag("p") { screen.previewNone } }
                    tag("p", .class("filter-actions")) {
                        button(.import, screen.add, isQuiet: false)
                        button(.show, screen.show, isQuiet: true)
                        tag("button", .class("button quiet"), Attribute("formaction", Route.Target.discardTable.path)) {
                            screen.discard
                        }
                    }
                    tag("p", .class("caption")) { screen.note }
                }
            }
        }
    }

    private func button(_ action: TableForm.Action, _ label: String, isQuiet: Bool) -> HTML {
        tag(
            "button", .class(isQuiet ? "button quiet" : "button"), Attribute("name", TableForm.Field.action.rawValue),
            Attribute("value", action.rawValue)
        ) { label }
    }

    @HTMLBuilder private func show(_ preview: TableScreen.Preview) -> HTML {
        tag("div", .class("scroll"), .role("group"), .aria("label", screen.previewTitle), Attribute("tabindex", "0")) {
            tag("table", .class("data")) {
                tag("thead") {
                    tag("tr") { for header in preview.headers { tag("th", Attribute("scope", "col")) { header } } }
                }
                tag("tbody") {
                    for row in preview.rows {
                        tag("tr") {
                            for cell in row {
                                tag("td", cell.isWhole ? .class("whole") : cell.isLong ? .class("long") : nil) {
                                    if cell.isProblem { tag("b", .class("problem")) { cell.text } } else { cell.text }
                                }
                            }
                        }
                    }
                }
            }
        }
        if let whole = preview.whole { tag("p") { whole } }
        if !preview.findings.isEmpty {
            tag("ul", .class("column")) { for finding in preview.findings { tag("li") { finding } } }
        }
    }
}
