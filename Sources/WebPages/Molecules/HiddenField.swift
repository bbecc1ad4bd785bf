import Markup

/// Hidden form field.
struct HiddenField: Component {
    var name: String
    var value: String

    init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    var body: HTML {
        tag("input", Attribute("type", "hidden"), Attribute("name", name), Attribute("value", value))
    }
}
