import Markup
import Testing

struct HTMLBuilderTests {
    struct Greeting: Component {
        var name: String?
        var body: HTML {
            if let name { tag("b") { name } } else { "nobody" }
            for number in 1...2 { tag("i") { "\(number)" } }
        }
    }

    @Test func `conditions, loops and components become one piece`() {
        #expect(Greeting(name: "Ada").body.rendered() == "<b>Ada</b><i>1</i><i>2</i>")
        #expect(tag("p") { Greeting(name: nil) }.rendered() == "<p>nobody<i>1</i><i>2</i></p>")
    }
}
