import Markup
import Screens

/// Links to the previous and the next page. Touch screens also support swiping.
struct StepLinks: Component {
    struct Step {
        var label: String
        var name: String?
        var path: String
    }

    var label: String
    var before: Step?
    var after: Step?
    /// Whether the labels are visible, instead of arrows: beside a link back, one more arrow to the left would be ambiguous.
    var isLabelled = false

    var body: HTML {
        if before != nil || after != nil {
            tag("nav", .class("steps"), .aria("label", label)) {
                if let before { link(before, .back, "prev") }
                if let after { link(after, .forward, "next") }
            }
        }
    }

    private func link(_ step: Step, _ symbol: Symbol, _ relation: String) -> HTML {
        tag(
            "a", .class(isLabelled ? "chip" : "button quiet"), .href(step.path), Attribute("rel", relation),
            step.name.map { Attribute("title", $0) },
            .aria("label", step.name.map { step.label + ": " + $0 } ?? step.label)
        ) {
            if isLabelled { step.label } else { Icon(symbol) }
        }
    }
}

extension ActivityScreen.Neighbour {
    var step: StepLinks.Step { StepLinks.Step(label: label, name: name, path: route.path) }
}
