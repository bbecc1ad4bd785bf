public import Markup
public import Screens

/// Page of a day of a routine.
public struct RoutineDayPage: Component {
    var screen: RoutineDayScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RoutineDayScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(
            title: screen.title, badges: [screen.badge],
            actions: StepLinks(
                label: screen.stepsLabel,
                before: screen.before.map { .init(label: $0.label, path: $0.route.path) },
                after: screen.after.map { .init(label: $0.label, path: $0.route.path) }
            ).body)
        tag("div", .class("bento")) {
            if !screen.description.isEmpty { tag("p", .class("s12 lines")) { screen.description } }
            if !screen.sessions.isEmpty {
                Card(screen.sessionsTitle, span: screen.extras.isEmpty ? 12 : 8, name: "sessions") { list(screen.sessions) }
            }
            if !screen.extras.isEmpty {
                Card(screen.extrasTitle, span: screen.sessions.isEmpty ? 12 : 4, name: "extras") { list(screen.extras) }
            }
            if let notes = screen.notes {
                Card(screen.notesTitle, span: 12, name: "notes") { tag("p") { notes } }
            }
            if let advice = screen.advice {
                Card(screen.adviceTitle, span: 12, name: "care") { tag("p", .class("caption")) { advice } }
            }
        }
    }

    private func list(_ sessions: [RoutineDayScreen.Session]) -> HTML {
        tag("ul", .class("column")) {
            for session in sessions {
                tag("li") {
                    tag("p") {
                        tag("b") { session.name }
                        " · " + session.duration + " "
                        session.badge
                    }
                    if !session.description.isEmpty { tag("p", .class("caption")) { session.description } }
                }
            }
        }
    }
}
