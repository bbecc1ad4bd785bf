/// Another name for a pair of shoes, as the text of form fields.
public struct ShoesForm: Equatable, Sendable {
    /// The raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable { case name, called }

    public enum Flaw: Equatable, Sendable {
        case missing
        case tooLong(Int)
    }

    /// Characters of a name.
    public static let limit = 60

    /// What the pair is called now, and what it is to be called.
    public private(set) var name: String
    public private(set) var called: String
    public private(set) var flaw: Flaw?

    /// The form as it is first shown.
    public init(name: String) {
        self.name = name
        called = name
    }

    /// The form as somebody sent it.
    public init(name: String, called: String) {
        self.name = name
        self.called = ActivityEditForm.trimmed(called, keepsLines: false)
        if self.called.isEmpty { flaw = .missing }
        if self.called.unicodeScalars.count > ShoesForm.limit { flaw = .tooLong(ShoesForm.limit) }
    }
}
