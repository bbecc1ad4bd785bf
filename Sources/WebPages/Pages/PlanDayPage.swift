public import Markup
public import Screens

/// Page of a day of the plan.
public struct PlanDayPage: Component {
    var screen: PlanDayScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: PlanDayScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(
            title: screen.title, badges: screen.badges,
            actions: StepLinks(
                label: screen.stepsLabel,
                before: screen.before.map { .init(label: $0.label, path: $0.route.path) },
                after: screen.after.map { .init(label: $0.label, path: $0.route.path) }
            ).body)
        tag("div", .class("bento")) {
            if let notice = screen.notice { notice }
            Card(screen.whyTitle, span: span(of: .why), name: "why-day", why: screen.why) {
                tag("div", .class("column")) {
                    tag("p") { tag("b") { summary } }
                    for line in screen.instructions { tag("p") { line } }
                    if let exposure = screen.day.exposure { tag("p") { exposure } }
                    if let beside = screen.day.beside { tag("p") { beside } }
                    if let heat = screen.day.heatNote { tag("p", .class("caption hot")) { heat } }
                    if let forecast = screen.forecast {
                        tag("p") { forecast.weather }
                        tag("p", .class("caption")) { forecast.origin }
                    }
                    if let caution = screen.caution { tag("p", .class("caption hot")) { caution } }
                    for note in screen.notes { tag("p") { note } }
                    tag("p", .class("caption")) { screen.reasons }
                    if let stop = screen.stop { tag("p", .class("caption")) { stop } }
                }
                if let routine = screen.routine {
                    tag("p", .class("filter-actions")) { tag("a", .class("chip"), .href(routine.route.path)) { routine.label } }
                }
                if let forms = screen.forms { buttons(forms) }
            }
            if let race = screen.race {
                Card(race.title, span: span(of: .race), name: "race") {
                    tag("p") { race.lead }
                    tag("p", .class("filter-actions")) {
                        tag("a", .class("chip"), .href(race.link.route.path)) { race.link.label }
                    }
                }
                for (index, section) in race.sections.enumerated() {
                    FigureCard(section: section, span: span(of: .section(index)))
                }
            }
            if let files = screen.files {
                Card(files.title, span: span(of: .files), name: "files") {
                    tag("dl", .class("facts")) {
                        for row in files.rows {
                            tag("div") {
                                tag("dt") { if let path = row.path { tag("a", .href(path)) { row.label } } else { row.label } }
                                tag("dd") { tag("p", .class("caption")) { row.note } }
                            }
                        }
                    }
                }
            }
            if let outcome = screen.outcome {
                Card(screen.outcomeTitle, span: span(of: .outcome), name: "progress", why: screen.outcomeWhy) {
                    tag("ul", .class("column")) { outcome }
                }
            }
            if let forms = screen.forms {
                if let move = forms.move { self.move(forms, move) }
                edit(forms)
            }
        }
    }

    /// Cards of half the width, in their order.
    private enum Half: Equatable { case why, race, section(Int), files, outcome, move }

    private var halves: [Half] {
        let sections = (screen.race?.sections ?? []).indices.map { Half.section($0) }
        return [.why] + (screen.race == nil ? [] : [.race] + sections) + (screen.files == nil ? [] : [.files])
            + (screen.outcome == nil ? [] : [.outcome]) + (screen.forms?.move == nil ? [] : [.move])
    }

    /// Columns of a card. The last one of an odd number has the whole width, so that no half is empty.
    private func span(of half: Half) -> Int { halves.count % 2 == 1 && halves.last == half ? 12 : 6 }

    private var summary: String {
        [screen.day.duration, screen.day.kind, screen.day.work, screen.day.distance, screen.day.load].compactMap { $0 }
            .joined(separator: " · ")
    }

    private func buttons(_ forms: PlanDayScreen.Forms) -> HTML {
        tag("div", .class("filter-actions")) {
            for button in forms.buttons {
                tag("form", Attribute("method", "post"), Attribute("action", button.target.path)) {
                    HiddenField(PlanChange.Field.day.rawValue, screen.iso)
                    tag("button", .class("chip")) { button.label }
                }
            }
        }
    }

    private func move(_ forms: PlanDayScreen.Forms, _ field: FormField) -> HTML {
        Card(forms.moveTitle, span: span(of: .move), name: "move") {
            tag("form", .class("column"), Attribute("method", "post"), Attribute("action", Route.Target.movePlan.path)) {
                HiddenField(PlanChange.Field.day.rawValue, screen.iso)
                field
                tag("p", .class("caption")) { forms.moveNote }
                tag("p", .class("filter-actions")) { tag("button", .class("button")) { forms.moveLabel } }
            }
        }.body
    }

    private func edit(_ forms: PlanDayScreen.Forms) -> HTML {
        Card(forms.editTitle, span: 12, name: "change") {
            tag("form", .class("column"), Attribute("method", "post"), Attribute("action", Route.Target.editPlan.path)) {
                HiddenField(PlanChange.Field.day.rawValue, screen.iso)
                for group in forms.groups { group }
                tag("p", .class("filter-actions")) { tag("button", .class("button")) { forms.editLabel } }
            }
        }.body
    }
}
