public import Markup
public import Screens

/// Page that records a heated class. The script shows the parts that belong to the recorder's phase.
public struct RecordingPage: Component {
    var screen: RecordingScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: RecordingScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML {
        BareDocument(
            title: screen.title, frame: frame, assets: assets, styleSheet: assets.recordingSheet, script: assets.recordingScript,
            content: content)
    }

    @HTMLBuilder private var content: HTML {
        tag(
            "main", .id("live"), .data("phase", "idle"), .data("module", assets.recorder),
            .data("profile", Route.Target.recordingProfile.path), .data("settings", Route.Target.liveSettings.path),
            .data("activities", Route.activities(ActivitiesQuery()).path),
            .data("spoken", screen.spoken.pulse)
        ) {
            tag("header", .class("top")) {
                tag("a", .class("back"), .href(screen.back.path)) {
                    Icon(.back)
                    tag("span") { screen.backLabel }
                }
                tag("h1") { screen.title }
                tag("p", .class("state"), .id("state")) {
                    for phase in screen.phases {
                        tag("span", .data("name", phase.name), phase.name == "idle" ? nil : Attribute("hidden")) { phase.label }
                    }
                }
            }
            tag("noscript") {
                tag("p", .class("notice")) { screen.needsScript }
                tag("a", .class("pill"), .href(screen.form.route.path)) { screen.form.label }
            }
            for notice in screen.notices {
                tag("section", .class("notice"), .id("notice-" + notice.name), Attribute("hidden"), .role("alert")) {
                    if let title = notice.title { tag("h2") { title } }
                    tag("p", .data("text", notice.text)) { notice.text }
                    if let link = notice.link { tag("a", .class("pill"), .href(link.route.path)) { link.label } }
                }
            }
            figures
            sensor
            screen.details
            saved
            controls
            endings
            foot
            tag("p", .class("unseen"), .id("spoken"), .role("status")) {}
            tag("ol", Attribute("hidden"), .id("cues")) { for cue in screen.spoken.cues { tag("li") { cue } } }
        }
    }

    private var figures: HTML {
        tag("section", .class("face"), .id("face"), Attribute("hidden"), .aria("label", screen.figures.pulse)) {
            tag("p", .class("pulse")) {
                tag("b", .id("pulse")) { "–" }
                tag("span") { screen.figures.unit }
            }
            tag("div", .class("zones"), .id("zones"), .hidden) { for _ in 0..<5 { tag("i") {} } }
            tag("p", .class("zone"), .id("zone"), .data("text", screen.figures.zone), .data("below", screen.figures.belowZones)) {
            }
            tag("dl") {
                figure("time", screen.figures.time)
                figure("energy", screen.figures.energy)
                figure("mean", screen.figures.mean)
            }
        }
    }

    private func figure(_ id: String, _ label: String) -> HTML {
        tag("div") {
            tag("dt") { label }
            tag("dd", .id(id)) { "–" }
        }
    }

    private var sensor: HTML {
        tag("section", .class("sensor"), .id("sensor"), Attribute("hidden")) {
            tag("p", .id("link")) {
                for (name, label) in [
                    ("none", screen.sensor.none), ("connecting", screen.sensor.connecting),
                    ("connected", screen.sensor.connected),
                    ("lost", screen.sensor.lost),
                ] {
                    tag("span", .data("name", name), name == "none" ? nil : Attribute("hidden")) { label }
                }
            }
            tag("button", .class("pill"), .id("connect"), Attribute("type", "button")) {
                Icon(.heart)
                screen.sensor.connect
            }
            tag("div", .class("notice"), .id("no-bluetooth"), Attribute("hidden")) {
                tag("h2") { screen.sensor.missingTitle }
                tag("p") { screen.sensor.missing }
                tag("a", .class("pill"), .href(screen.sensor.rooms.route.path)) { screen.sensor.rooms.label }
            }
        }
    }

    private var saved: HTML {
        tag("section", .class("saved"), .id("saved"), Attribute("hidden")) {
            tag("p", .class("done"), .data("done", "yes")) { screen.saving.here }
            tag("p", .class("done"), .id("server"), .data("done", "no")) {
                for (name, label) in [
                    ("waiting", screen.saving.waiting), ("there", screen.saving.there), ("refused", screen.saving.refused),
                ] {
                    tag("span", .data("name", name), name == "waiting" ? nil : Attribute("hidden")) { label }
                }
            }
            tag("a", .class("pill"), .id("show"), Attribute("hidden"), .href(Route.activities(ActivitiesQuery()).path)) {
                screen.buttons.show
            }
        }
    }

    /// Saving stays in sight below the form. Deleting is out of its way.
    @HTMLBuilder private var endings: HTML {
        tag("div", .class("erasing"), .id("erasing"), Attribute("hidden")) {
            tag(
                "button", .class("pill quiet"), .id("discard"), Attribute("type", "button"),
                .data("text", screen.buttons.discard),
                .data("sure", screen.buttons.discardSure)
            ) { screen.buttons.discard }
        }
        tag("div", .class("endings"), .id("endings"), Attribute("hidden")) {
            tag("button", .class("pill"), .id("go-on"), Attribute("type", "button")) { screen.buttons.resume }
            tag("button", .class("pill strong"), .id("save"), Attribute("type", "submit"), Attribute("form", "details")) {
                screen.buttons.save
            }
        }
    }

    private var controls: HTML {
        tag("div", .class("controls"), .id("controls"), Attribute("hidden")) {
            round("start", screen.buttons.start, "M8 5.5v13l11-6.5z")
            round("pause", screen.buttons.pause, "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z")
            round("resume", screen.buttons.resume, "M8 5.5v13l11-6.5z")
            round("proceed", screen.buttons.proceed, "M8 5.5v13l11-6.5z")
            round("end", screen.buttons.end, "M6.5 6.5h11v11h-11z")
            round("end-at", screen.buttons.endAt, "M6.5 6.5h11v11h-11z")
            round("again", screen.buttons.again, "M12 5v14M5 12h14")
        }
    }

    private func round(_ id: String, _ label: String, _ path: String) -> HTML {
        tag("button", .class("round"), .id(id), Attribute("type", "button"), Attribute("hidden")) {
            HTML.trusted("<svg viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"\(path)\"/></svg>")
            tag("span", .data("text", label)) { label }
        }
    }

    private var foot: HTML {
        tag("footer", .id("foot"), Attribute("hidden")) {
            tag("p", .id("queue"), .data("text", screen.saving.queue), Attribute("hidden")) {}
            tag("details") {
                tag("summary") { screen.heatTitle }
                tag("p") { screen.heat }
            }
        }
    }
}
