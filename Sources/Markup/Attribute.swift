/// One attribute of an element. Boolean attributes such as `disabled` have no value.
public struct Attribute: Equatable, Sendable {
    public var name: String
    public var value: String?
    public init(_ name: String, _ value: String? = nil) {
        self.name = name
        self.value = value
    }
}

extension Attribute {
    public static func `class`(_ value: String) -> Attribute { Attribute("class", value) }
    public static func id(_ value: String) -> Attribute { Attribute("id", value) }
    public static func href(_ value: String) -> Attribute { Attribute("href", value) }
    public static func role(_ value: String) -> Attribute { Attribute("role", value) }
    public static func aria(_ name: String, _ value: String) -> Attribute { Attribute("aria-" + name, value) }
    /// A data attribute for style sheets and scripts.
    public static func data(_ name: String, _ value: String) -> Attribute { Attribute("data-" + name, value) }
    /// Hides decoration from screen readers.
    public static var hidden: Attribute { Attribute("aria-hidden", "true") }
}
