/// One thing that a form asks for, and what it changes.
public struct FormField: Equatable, Sendable {
    /// What a keyboard, or a picker, should offer.
    public enum Entry: String, Sendable {
        case text, decimal, numeric, day, time, address
        /// To be ticked: the value is `1` or empty.
        case box
    }

    public var name: String
    public var label: String
    public var hint: String
    public var value: String
    public var problem: String?
    /// What the models use now, and where it came from.
    public var inUse: String?
    public var entry: Entry
    /// Whether the field has the focus when its page opens, because there is a problem with it. The first of a page wins.
    public var takesFocus: Bool
    /// Something to choose from, instead of a text.
    public var options: [FilterForm.Select.Option]

    public init(
        name: String, label: String, hint: String, value: String = "", problem: String? = nil, inUse: String? = nil,
        entry: Entry = .text, options: [FilterForm.Select.Option] = []
    ) {
        self.name = name
        self.label = label
        self.hint = hint
        self.value = value
        self.problem = problem
        self.inUse = inUse
        self.entry = entry
        takesFocus = problem != nil
        self.options = options
    }
}
