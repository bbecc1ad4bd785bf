public import Markup
public import Screens

/// Page of an activity.
public struct ActivityPage: LivePage {
    var screen: ActivityScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ActivityScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    /// Whether the page draws a map, whose tiles may come from another server.
    public var hasMap: Bool { screen.map != nil }

    /// The live region as the viewer may see it.
    public var part: HTML { part(in: frame) }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: content)
    }

    @HTMLBuilder private var content: HTML {
        tag("div", .class("back-row")) {
            BackLink(route: screen.back, label: screen.backLabel)
            StepLinks(
                label: screen.neighboursLabel, before: screen.older?.step, after: screen.newer?.step, isLabelled: true)
        }
        if let actionResult = screen.actionResult {
            tag("div", .class("card compact news"), .role("status")) {
                tag("p") { actionResult }
                undo
            }
        }
        // A summary that was asked for is in this response only, so a refresh must not replace it.
        if screen.heated?.writer == nil { live(at: screen.partPath, in: frame) } else { region }
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, above: screen.when, badges: screen.badges, actions: actions)
        if let leftOut = screen.leftOut { tag("p", .class("card compact news")) { leftOut } }
        tag("div", .class("bento")) {
            if let map = screen.map { Card(map.title, span: 7, name: "map", isTitleHidden: true) { map } }
            // Of a heated class its comparison comes first; it has no map.
            if let heated = screen.heated { HeatedClassBox(card: heated, span: screen.map == nil ? 5 : 12) }
            Card(
                screen.summaryTitle, span: screen.map != nil ? 5 : screen.heated == nil ? 12 : 7, name: "summary",
                why: screen.measured.explanation
            ) {
                tag("div", .class("tiles")) { for tile in screen.otherTiles { tile } }
                tag("p", .class("caption honesty")) { screen.measured.text }
                for text in screen.circumstances { tag("p", .class("caption honesty")) { text } }
            }
            if let charts = screen.charts {
                Card(screen.chartsTitle, span: 12, name: "charts-card", why: screen.chartsWhy) { charts }
            }
            tag("div", .class("s6 column")) {
                if let threshold = screen.fractalThreshold { FigureCard(section: threshold, span: 12) }
                zones
                if !screen.efforts.isEmpty {
                    Card(screen.effortsTitle, span: 12, name: "efforts", why: screen.effortsWhy) {
                        tag("div", .class("tiles")) { for tile in screen.efforts { tile } }
                    }
                }
                if !screen.form.isEmpty {
                    Card(screen.formTitle, span: 12, name: "form", why: screen.formWhy) {
                        tag("div", .class("tiles")) { for tile in screen.form { tile } }
                        tag("p", .class("caption honesty")) { screen.formNote }
                    }
                }
                if screen.note != nil || screen.fileNote != nil {
                    Card(screen.noteTitle, span: 12, name: "note") {
                        if let note = screen.note { tag("p", .class("lines")) { note } }
                        if let note = screen.fileNote {
                            tag("p", .class("eyebrow")) { screen.fileNoteLabel }
                            tag("p", .class("lines")) { note }
                        }
                    }
                }
                if let links = screen.links, !links.rows.isEmpty {
                    Card(links.title, span: 12, name: "links") { SharedLinkRows(rows: links.rows, isOnActivity: true) }
                }
                Card(screen.sourceTitle, span: 12, name: "sources") { FactList(rows: screen.sources) }
                if !screen.changes.isEmpty || (screen.undo != nil && screen.actionResult == nil) {
                    Card(screen.changesTitle, span: 12, name: "changes") {
                        FactList(rows: screen.changes)
                        if screen.actionResult == nil { undo }
                    }
                }
                if screen.recordedView != nil || !screen.repairs.isEmpty {
                    Card(screen.repairsTitle, span: 12, name: "repairs") {
                        if let note = screen.recordedView?.note { tag("p") { note } }
                        if !screen.repairs.isEmpty { FactList(rows: screen.repairs) }
                        if let view = screen.recordedView {
                            tag("p", .class("filter-actions")) {
                                tag("a", .class("button quiet"), .href(view.path)) { view.label }
                            }
                        }
                    }
                }
            }
            if let climbs = screen.climbs {
                Card(climbs.title, span: 12, name: "climbs-card", why: screen.climbsWhy) { climbs }
            }
            if screen.splits != nil || screen.laps != nil || screen.intervals != nil {
                tag("div", .class("s6 column")) {
                    if let intervals = screen.intervals { intervals }
                    if let splits = screen.splits {
                        Card(splits.title, span: 12, name: "splits-card", why: screen.splitsWhy) { splits }
                    }
                    if let laps = screen.laps {
                        Card(
                            laps.title, span: 12, name: "laps-card", why: screen.measured.explanation, isExplainedElsewhere: true
                        ) {
                            if let fold = screen.lapsFold {
                                tag("details") {
                                    tag("summary") { fold }
                                    laps
                                }
                            } else {
                                laps
                            }
                        }
                    }
                }
            }
        }
    }

    @HTMLBuilder private var actions: HTML {
        tag("a", .class("button quiet"), .href(screen.editRoute.path)) {
            Icon(.edit)
            screen.editLabel
        }
        tag("a", .class("button quiet"), .href(screen.shareByLink.route.path)) {
            Icon(.globe)
            screen.shareByLink.label
        }
        screen.share
    }

    @HTMLBuilder private var undo: HTML {
        if let undo = screen.undo {
            UndoForm(path: screen.undoPath, label: undo)
        }
    }

    @HTMLBuilder private var zones: HTML {
        if !screen.zones.isEmpty || screen.zonesMissing != nil {
            Card(screen.zonesTitle, span: 12, name: "zones-card", why: screen.zonesWhy) {
                if let missing = screen.zonesMissing {
                    tag("p", .class("caption")) { tag("a", .href(Route.settings.path)) { missing } }
                }
                tag("ol", .class("zones")) { for zone in screen.zones { zone } }
            }
        }
    }
}
