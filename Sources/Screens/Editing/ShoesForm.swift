/// New name of a pair of shoes, as the text of form fields.
public struct ShoesForm: Equatable, Sendable {
    /// Raw values are the names of the form's fields.
    public enum Field: String, CaseIterable, Sendable { case name, called }

    public enum Flaw: Equatable, Sendable {
        case missing
        case tooLong(Int)
    }

    /// Maximum number of characters of a name.
    public static let limit = 60

    /// Current name and new name of the pair.
    public private(set) var name: String
    public private(set) var called: String
    public private(set) var flaw: Flaw?

    /// Creates the form.
    public init(name: String) {
        self.name = name
        called = name
    }

    /// Parses a submitted form.
    public init(name: String, called: String) {
        self.name = name
        self.called = ActivityEditForm.trimmed(called, keepsLines: false)
        if self.called.isEmpty { flaw = .missing }
        if self.called.unicodeScalars.count > ShoesForm.limit { flaw = .tooLong(ShoesForm.limit) }
    }
}
