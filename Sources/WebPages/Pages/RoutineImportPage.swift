public import Markup
public import Screens

/// Page that turns a plan from a file into an own routine. It works without a script.
public struct RoutineImportPage: Component {
    var screen: RoutineImportScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoutineImportScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            if let preview = screen.preview { show(preview) }
            Card(screen.formTitle, span: 12, name: "plan-file") {
                tag(
                    "form", .class("settings"), Attribute("method", "post"), Attribute("action", Route.importingRoutine.path),
                    Attribute("enctype", "multipart/form-data")
                ) {
                    tag("p") { screen.lead }
                    tag("ul") { for kind in screen.kinds { tag("li") { kind } } }
                    if let problem = screen.problem { tag("p", .class("problem"), .role("alert")) { problem } }
                    tag("div", .class("field")) {
                        tag("label", Attribute("for", "f-file")) { tag("span") { screen.fileLabel } }
                        HTML.element(
                            "input",
                            [
                                Attribute("type", "file"), .id("f-file"),
                                Attribute("name", RoutineImportScreen.Field.file.rawValue), Attribute("multiple"),
                                Attribute("required"),
                            ], .nothing)
                    }
                    tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.read } }
                }
            }
        }
    }

    @HTMLBuilder private func show(_ preview: RoutineImportScreen.Preview) -> HTML {
        Card(preview.title, span: 6, name: "preview") {
            tag("form", .class("settings"), Attribute("method", "post"), Attribute("action", Route.Target.addRoutine.path)) {
                tag("p") { preview.summary }
                HiddenField(RoutineImportScreen.Field.id.rawValue, preview.id)
                preview.name
                preview.difficulty
                tag("p", .class("filter-actions")) { tag("button", .class("button")) { preview.add } }
                tag("p", .class("caption")) { preview.promise }
            }
        }
        if !preview.notes.isEmpty {
            Card(preview.notesTitle, span: 6, name: "plan-notes") {
                tag("ul", .class("column")) { for note in preview.notes { tag("li") { note } } }
            }
        }
        Card(preview.daysTitle, span: 12, name: "plan-preview") {
            tag("ol", .class("plan-days")) { for cell in preview.cells { cell } }
        }
    }
}
