import Markup
import Screens

/// Recommendations for one topic.
struct AdviceCard: Component {
    var title: String
    var advice: [Advice]
    var span: Int
    var why: Explanation?

    var body: HTML {
        if !advice.isEmpty {
            Card(title, span: span, name: "advice-card", why: why) { tag("ul") { for item in advice { item } } }
        }
    }
}
