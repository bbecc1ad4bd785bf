import Markup
import Screens

/// Heat acclimation level as dots, as a word and in percent; without one, the reason.
struct AcclimationState: Component {
    var state: WeatherScreen.Acclimation?
    var missing: String

    @HTMLBuilder var body: HTML {
        if let state {
            tag("p", .class("dots"), .role("img"), .aria("label", state.spoken), Tone.caution.attribute) {
                for dot in 1...3 { tag("i", dot <= state.dots ? .class("on") : nil) }
            }
            tag("p", .class("hero-figure")) {
                tag("b") { state.label }
                " "
                state.percent
                state.explanation.button
            }
            if let note = state.note { tag("p", .class("caption")) { note } }
            state.explanation
        } else {
            tag("p", .class("caption")) { missing }
        }
    }
}
