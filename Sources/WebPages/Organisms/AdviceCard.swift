import Markup
import Screens

/// Recommendations of one subject.
struct AdviceCard: Component {
    var title: String
    var advice: [Advice]
    var span: Int

    var body: HTML {
        if !advice.isEmpty {
            Card(title, span: span, name: "advice-card") { tag("ul") { for item in advice { item } } }
        }
    }
}
