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
            menuButton("button quiet")
            panel
        }
    }

    private func menuButton(_ className: String) -> HTML {
        tag("button", .class(className), Attribute("type", "button"), Attribute("popovertarget", "display")) {
            Icon(.more)
            tag("span") { menuLabel }
        }
    }

    @HTMLBuilder private var navigation: HTML {
        tag("nav", .class("tabs"), .aria("label", navigationLabel)) {
            for link in links {
                tag(
                    "a", .href(link.route.path), link.room == .phone ? nil : .class(link.room.rawValue),
                    link.isCurrent ? .aria("current", "page") : nil
                ) {
                    Icon(link.symbol)
                    tag("span") { link.label }
                }
            }
            menuButton("menu")
        }
        tag(
            "a", .class("button quiet find"), .data("find", ""), .href(find.route.path), .aria("label", find.label),
            .data("placeholder", find.placeholder), .data("help", find.help), .data("failed", find.failed),
            Attribute("title", find.label + " (Ctrl K)")
        ) { Icon(.search) }
    }

    private var panel: HTML {
        tag("div", .class("receipt display"), .id("display"), Attribute("popover"), .role("dialog"), .aria("label", menuLabel)) {
            if !menu.isEmpty {
                tag("p", .class("menu-links")) {
                    for link in menu {
                        tag(
                            "a", .class(link.room == .phone ? "chip" : "chip " + link.room.rawValue), .href(link.route.path),
                            link.isCurrent ? .aria("current", "page") : nil
                        ) { link.label }
                    }
                }
            }
            displayForm
            if let signOut {
                tag("form", Attribute("method", "post"), Attribute("action", Route.Target.signOut.path)) {
                    tag("button", .class("button quiet")) { signOut }
                }
            }
        }
    }

    /// Form for language, theme, units and temperature. Each button is a choice.
    var displayForm: HTML { form(choices) }

    /// Form with every display choice.
    var wholeDisplayForm: HTML { form(choices + moreChoices) }

    /// Form with the choice of single-key shortcuts.
    var keyForm: HTML { form([keyChoice]) }

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
            tag("p") {
                if let updated { updated + " · " }
                footer
            }
        }
    }
}
