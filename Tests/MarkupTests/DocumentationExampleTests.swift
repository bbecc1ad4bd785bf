import Markup
import Testing

/// The examples of the module's documentation. `Tests/Scripts/test_documentation.py` compares them with the article.
struct DocumentationExampleTests {
    @Test func `a component renders with its text escaped`() {
        struct Greeting: Component {
            var name: String?
            var body: HTML {
                tag("p", .class("greeting")) {
                    if let name { name } else { "Hello" }
                }
            }
        }
        let html = Greeting(name: "<Ada>").body.rendered()  // <p class="greeting">&lt;Ada&gt;</p>
        #expect(html == #"<p class="greeting">&lt;Ada&gt;</p>"#)
        #expect(Greeting(name: nil).body.rendered() == #"<p class="greeting">Hello</p>"#)
    }
}
