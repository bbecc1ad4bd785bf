public import Markup
public import Screens

/// Page with the form that edits an activity.
public struct EditPage: Component {
    var screen: EditScreen
    var frame: SiteFrame
    var assets: Assets

    public init(_ screen: EditScreen, frame: SiteFrame, assets: Assets = Assets()) {
        self.screen = screen
        self.frame = frame
        self.assets = assets
    }

    public var body: HTML { Document(title: screen.title, frame: frame, assets: assets, content: content) }

    @HTMLBuilder private var content: HTML {
        BackLink(route: screen.back, label: screen.backLabel)
        PageHead(title: screen.title)
        tag("form", .class("column edit"), Attribute("method", "post"), Attribute("action", screen.path)) {
            HiddenField(ActivityEditForm.Shown.field, screen.shown)
            if let problem = screen.problem { tag("p", .class("card compact problem"), .role("alert")) { problem } }
            tag("p") { screen.lead }
            tag("section", .class("card settings"), .aria("label", screen.title)) {
                line(screen.name)
                choice(screen.sport)
                choice(screen.effort)
                line(screen.shoes)
                lines(screen.note)
                if let classType = screen.classType { choice(classType) }
                if let room = screen.room {
                    line(room.temperature)
                    HiddenField(ActivityEditForm.Field.roomScale.rawValue, room.scale.rawValue)
                    line(room.humidity)
                    line(room.minutes)
                }
                box(screen.race)
                HTML.group(screen.trials.map { box($0) })
                box(screen.leftOut)
            }
            if !screen.repairs.isEmpty {
                tag("section", .class("card settings"), .aria("label", screen.repairsTitle)) {
                    tag("h2") { screen.repairsTitle }
                    tag("p") { screen.repairsLead }
                    HTML.group(screen.repairs.map { box($0) })
                }
            }
            tag("p", .class("filter-actions")) { tag("button", .class("button")) { screen.save } }
        }
        if let recordings = screen.recordings { section(recordings) }
        if let cut = screen.cut { section(cut) }
        if let withdrawal = screen.withdrawal { section(withdrawal) }
    }

    private func section(_ cut: EditScreen.Cut) -> HTML {
        tag("div", .class("edit honesty")) {
            Card(cut.title, span: 12, name: "cut") {
                tag("form", .class("settings"), Attribute("method", "post"), Attribute("action", screen.path(.cut))) {
                    tag("p") { cut.lead }
                    cut.field
                    tag("p", .class("filter-actions")) { tag("button", .class("button quiet")) { cut.button } }
                }
                if let rejoin = cut.rejoin {
                    tag(
                        "form", .class("settings made"), Attribute("method", "post"),
                        Attribute("action", screen.path(.rejoin))
                    ) {
                        tag("p") { rejoin.text }
                        tag("p", .class("filter-actions")) { tag("button", .class("button quiet")) { rejoin.button } }
                    }
                }
            }
        }
    }

    private func attributes(_ field: ActivityEditForm.Field, isWrong: Bool = false) -> [Attribute] {
        let id = "f-" + field.rawValue
        return [Attribute("name", field.rawValue), .id(id), .aria("describedby", id + "-hint")]
            + (isWrong ? [.aria("invalid", "true")] : [])
    }

    private func row(_ field: ActivityEditForm.Field, _ label: String, _ hint: String, _ problem: String?, _ input: HTML) -> HTML
    {
        tag("div", .class("field")) {
            tag("label", Attribute("for", "f-" + field.rawValue)) { tag("span") { label } }
            input
            tag("p", .class("caption"), .id("f-" + field.rawValue + "-hint")) {
                if let problem { tag("b", .class("problem")) { problem.followed } }
                hint
            }
        }
    }

    private func line(_ text: EditScreen.Text) -> HTML {
        let list = "f-" + text.field.rawValue + "-list"
        let input = HTML.element(
            "input",
            attributes(text.field, isWrong: text.problem != nil) + [
                Attribute("value", text.value), Attribute("maxlength", "\(text.limit)"), Attribute("autocomplete", "off"),
            ] + (text.isNumber ? [Attribute("inputmode", "decimal")] : [])
                + (text.offers.isEmpty ? [] : [Attribute("list", list)]), .nothing)
        guard !text.offers.isEmpty else { return row(text.field, text.label, text.hint, text.problem, input) }
        let offers = HTML.element(
            "datalist", [.id(list)],
            .group(text.offers.map { HTML.element("option", [Attribute("value", $0)], .nothing) }))
        return row(text.field, text.label, text.hint, text.problem, .group([input, offers]))
    }

    private func lines(_ text: EditScreen.Text) -> HTML {
        row(
            text.field, text.label, text.hint, text.problem,
            .element(
                "textarea",
                attributes(text.field, isWrong: text.problem != nil) + [
                    Attribute("maxlength", "\(text.limit)"), Attribute("rows", "4"),
                ], .text(text.value)))
    }

    private func choice(_ choice: EditScreen.Choice) -> HTML {
        row(
            choice.field, choice.label, choice.hint, nil,
            .element("select", attributes(choice.field), .group(choice.options.map { $0.element })))
    }

    private func box(_ box: EditScreen.Box) -> HTML {
        let id = "f-" + box.field.rawValue
        return tag("div", .class("field")) {
            tag("label", .class("box"), Attribute("for", id)) {
                HTML.element(
                    "input",
                    attributes(box.field) + [Attribute("type", "checkbox"), Attribute("value", "1")]
                        + (box.isChosen ? [Attribute("checked")] : []), .nothing)
                box.label
            }
            tag("p", .class("caption"), .id(id + "-hint")) { box.hint }
        }
    }
}
