/// Form field, with a hint about what it affects.
public struct FormField: Equatable, Sendable {
    /// Kind of keyboard or picker.
    public enum Entry: String, Sendable {
        case text, decimal, numeric, day, time, address
        /// Check box; the value is `1` or empty.
        case box
        /// Text of several lines.
        case lines
        /// Password to store; its value is never sent to a page.
        case newPassword, currentPassword
        /// Code of an authenticator app.
        case oneTimeCode
    }

    public var name: String
    public var label: String
    public var hint: String
    public var value: String
    public var problem: String?
    /// Value that the models use now, and its source.
    public var inUse: String?
    public var entry: Entry
    /// Whether the field gets the focus when its page opens, because it has a problem. Only the first one of a page gets it.
    public var takesFocus: Bool
    /// Options of a choice; empty for a text field.
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
