import Localizations
import Markup
import Screens

extension SiteFrame {
    var header: HTML {
        tag("header", .class("bar")) {
            tag("a", .class("brand"), .href(Route.today.path)) {
                Icon(.flame)
                tag("span") { brand }
            }
            if !links.isEmpty { navigation }
            tag("button", .class("button quiet"), Attribute("type", "button"), Attribute("popovertarget", "display")) {
                Icon(.display)
                tag("span") { displayLabel }
            }
            display
        }
    }

    @HTMLBuilder private var navigation: HTML {
        tag("nav", .class("tabs"), .aria("label", navigationLabel)) {
            for link in links {
                tag(
                    "a", .href(link.route.path), link.isSecondary ? .class("more") : nil,
                    link.isCurrent ? .aria("current", "page") : nil
                ) {
                    Icon(link.symbol)
                    tag("span") { link.label }
                }
            }
        }
        tag(
            "a", .class("button quiet find"), .data("find", ""), .href(find.route.path), .aria("label", find.label),
            .data("placeholder", find.placeholder), .data("help", find.help), .data("failed", find.failed),
            Attribute("title", find.label + " (Ctrl K)")
        ) { Icon(.search) }
    }

    private var display: HTML {
        tag("div", .class("receipt display"), .id("display"), Attribute("popover"), .role("dialog"), .aria("label", displayLabel))
        {
            displayForm
            if !administrationLinks.isEmpty {
                tag("p", .class("filter-actions")) {
                    for link in administrationLinks { tag("a", .class("button quiet"), .href(link.route.path)) { link.label } }
                }
            }
        }
    }

    /// Form for language, theme, units and temperature. Each button is a choice.
    var displayForm: HTML { form(choices) }

    /// Form with every display choice.
    var wholeDisplayForm: HTML { form(choices + moreChoices) }

    private func form(_ choices: [Choice]) -> HTML {
        tag("form", Attribute("method", "post"), Attribute("action", Route.Target.preferences.path)) {
            HiddenField("return", returnPath)
            for choice in choices {
                tag("fieldset") {
                    tag("legend") { choice.label }
                    for option in choice.options {
                        tag(
                            "button", .class("chip"), Attribute("name", choice.name), Attribute("value", option.value),
                            .aria("pressed", option.isChosen ? "true" : "false"),
                            option.language.map { Attribute("lang", $0.rawValue) }
                        ) { option.label }
                    }
                }
            }
        }
    }

    var foot: HTML {
        tag("footer", .class("foot")) {
            if !links.isEmpty {
                tag("nav", .class("chips"), .aria("label", moreLabel)) {
                    for link in links where link.isSecondary {
                        tag("a", .class("chip quiet"), .href(link.route.path)) {
                            Icon(link.symbol)
                            link.label
                        }
                    }
                }
            }
            tag("p") {
                for link in administrationLinks {
                    tag("a", .href(link.route.path), link.isCurrent ? .aria("current", "page") : nil) { link.label }
                    " · "
                }
                if let updated { updated + " · " }
                footer
            }
        }
    }
}
