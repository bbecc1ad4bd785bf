public import Markup
public import Screens

/// Page of fitness and races.
public struct FitnessPage: LivePage {
    var screen: FitnessScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: FitnessScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        Document(title: screen.title, frame: frame, assets: assets, content: live(at: frame.returnPath, in: frame))
    }

    @HTMLBuilder public var region: HTML {
        PageHead(title: screen.title, beside: screen.quality, actions: screen.share?.body ?? .nothing, sentence: screen.sentence)
        tag("div", .class("bento")) {
            if let empty = screen.empty { tag("div", .class("card")) { empty } } else { figures }
            if let tested = screen.tested {
                Card(tested.title, span: 12, name: "tested") {
                    tag("p", .class("usual-now")) {
                        tested.summary
                        tested.label
                        tested.explanation.button
                    }
                    tag("p", .class("caption honesty")) { tested.note }
                    tag("details", .class("table-behind")) {
                        tag("summary") { tested.tableLabel }
                        tested.table
                    }
                    tested.explanation
                }
            }
            if !screen.running.isEmpty {
                tag("div", .class("s6 column")) { for section in screen.running { FigureCard(section: section, span: 12) } }
            }
            if !screen.figures.isEmpty {
                tag("div", .class(screen.running.isEmpty ? "column" : "s6 column")) {
                    for section in screen.figures { FigureCard(section: section, span: 12) }
                }
            }
            if let months = screen.months { FigureCard(section: months, span: 12) }
            AdviceCard(title: screen.adviceTitle, advice: screen.advice, span: 12, why: screen.adviceWhy)
        }
    }

    @HTMLBuilder private var figures: HTML {
        // A single card takes the whole row.
        tag(
            "section", .class(screen.history == nil ? "card hero" : "card s5 hero"), .aria("label", screen.uptake.label),
            screen.uptake.tone.attribute
        ) {
            screen.uptake
            if let method = screen.method { tag("p", .class("caption")) { method } }
            screen.levels
            if let note = screen.levelNote { tag("p", .class("caption")) { note } }
        }
        if let history = screen.history {
            Card(history.title, span: 7, name: "history", why: screen.historyWhy) { history }
        }
        if screen.device != nil || !screen.targets.isEmpty {
            tag("div", .class("card")) {
                tag("div", .class("tiles")) {
                    for target in screen.targets { target }
                    if let device = screen.device { device }
                }
            }
        }
        Card(screen.predictionsTitle, span: 12, name: "predictions") { predictions }
    }

    @HTMLBuilder private var predictions: HTML {
        if screen.predictions.isEmpty { tag("p", .class("caption")) { screen.noPredictions } }
        tag("ol", .class("races")) {
            for race in screen.predictions {
                tag("li", race.confidence.badge.tone.attribute) {
                    tag("p", .class("tile-label")) {
                        Icon(.flag)
                        tag("span") { race.name }
                        race.explanation.button
                    }
                    tag("b", .class("race-time")) { race.time }
                    race.pace
                    if let interval = race.interval { tag("p", .class("caption")) { interval } }
                    if let steppedBack = race.steppedBack { tag("p", .class("caption")) { steppedBack } }
                    if let earlier = race.earlier { tag("p", .class("caption")) { earlier } }
                    race.confidence
                    race.explanation
                }
            }
        }
    }
}
