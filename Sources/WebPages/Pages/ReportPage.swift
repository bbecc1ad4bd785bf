public import Markup
public import Screens

/// Page of a report, for screen and print.
public struct ReportPage: LivePage {
    var screen: ReportScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: ReportScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        tag("div", .class("back-row")) {
            screen.kinds.navigation(screen.kindLabel)
            StepLinks(
                label: screen.stepsLabel, before: .init(label: screen.previousLabel, path: screen.previous.path),
                after: screen.next.map { .init(label: screen.nextLabel, path: $0.path) })
        }
        PageHead(title: screen.title, above: screen.dates, actions: printButton)
        tag("div", .class("bento report")) {
            Card(screen.sumsTitle, span: 12, name: "sums", why: screen.sumsWhy) {
                tag("div", .class("tiles")) { for tile in screen.sums { tile } }
                if screen.activities == nil { tag("p", .class("caption honesty")) { screen.nothing } }
            }
            if let parts = screen.parts {
                Card(parts.title, span: 4, name: "week", why: screen.sumsWhy, isExplainedElsewhere: true) { parts }
                Card(screen.partsTable.title, span: 8, name: "parts", why: screen.sumsWhy, isExplainedElsewhere: true) {
                    screen.partsTable
                }
            }
            if let sports = screen.sportsTable {
                Card(sports.title, span: 12, name: "by-sport", why: screen.sumsWhy, isExplainedElsewhere: true) { sports }
            }
            Card(screen.stateTitle, span: 8, name: "standing") {
                tag("div", .class("tiles")) { for tile in screen.state { tile } }
                tag("p", .class("caption honesty")) { screen.stateNote }
            }
            tag("div", .class("card s4")) { for range in screen.body { range } }
            if !screen.efforts.isEmpty {
                Card(screen.effortsTitle, span: 12, name: "efforts", why: screen.effortsWhy) {
                    tag("div", .class("tiles")) { for tile in screen.efforts { tile } }
                }
            }
            if let activities = screen.activities { Card(activities.title, span: 12, name: "done") { activities } }
        }
        tag("p", .class("caption made")) { screen.madeOn }
    }

    /// Printing needs a script. Without one, the browser's own menu can print.
    private var printButton: HTML {
        tag("button", .class("button quiet"), Attribute("type", "button"), .data("print", "")) {
            Icon(.page)
            tag("span") { screen.printLabel }
        }
    }
}
