public import Markup
public import Screens

/// Import page: a form that a script turns into a drop area.
public struct ImportPage: Component {
    var screen: ImportScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ImportScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, moreScripts: [assets.importScript], content: content)
    }

    @HTMLBuilder private var content: HTML {
        PageHead(title: screen.title)
        tag("div", .class("bento")) {
            Card(screen.formTitle, span: 7, name: "bring") { form }
            Card(screen.waysTitle, span: 5, name: "ways") {
                tag("ul") { for way in screen.ways { way } }
            }
            tag("div", .class("s12")) {
                LiveRegion(
                    source: Route.Target.importPart.path, topic: "import", isPlain: true, failure: frame.renewalFailed,
                    content: region)
            }
            screen.tables.savedCard
            Card(screen.promiseTitle, span: 12, name: "promise") { tag("p") { screen.promise } }
        }
    }

    /// Content of `/partials/import`: the imports, newest first.
    @HTMLBuilder public var region: HTML {
        tag("div", .class("column")) {
            screen.tables.pendingCard
            if !screen.jobs.isEmpty {
                tag("section", .class("column"), .aria("labelledby", "h-imports")) {
                    tag("header", .class("import-head")) {
                        tag("h2", .id("h-imports")) { screen.jobsTitle }
                        if screen.isBusy { tag("a", .class("button quiet"), .href(Route.importing.path)) { screen.refresh } }
                    }
                    for job in screen.jobs { job }
                    if let kept = screen.kept { tag("p", .class("caption")) { kept } }
                }
            }
        }
    }

    private var form: HTML {
        tag(
            "form", .class("drop"), .id("bring"), Attribute("method", "post"), Attribute("action", Route.importing.path),
            Attribute("enctype", "multipart/form-data"), .data("limit", "\(screen.limitBytes)"), .data("sending", screen.sending),
            .data("chosen", screen.chosen), .data("one", screen.chosenOne)
        ) {
            tag("p") { screen.lead }
            if let problem = screen.problem { tag("p", .class("problem"), .role("alert")) { problem } }
            tag("p", .class("drop-hint")) {
                Icon(.down)
                screen.drop
            }
            picker(screen.filesLabel, "files", Attribute("multiple"))
            picker(screen.folderLabel, "folder", Attribute("webkitdirectory"))
            tag("p", .class("caption")) { screen.limit }
            tag("p", .class("filter-actions")) {
                tag("button", .class("button")) {
                    Icon(.up)
                    screen.send
                }
                tag("output") {}
            }
        }
    }

    private func picker(_ label: String, _ name: String, _ kind: Attribute) -> HTML {
        tag("label", .class("field")) {
            tag("span") { label }
            tag("input", Attribute("type", "file"), Attribute("name", name), kind)
        }
    }
}
