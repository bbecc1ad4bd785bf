import Measures

/// Form that requests a token.
public struct AccessForm: Equatable, Sendable {
    public static let nameField = "name"
    public static let daysField = "days"
    /// In characters.
    static let nameLimit = 60
    static let choices = [30, 90, 365, 0]

    /// Name of the box of a scope.
    public static func field(of scope: AccessScope) -> String { "scope-" + scope.rawValue }

    public var name: String
    /// Days for which the token is valid; 0 for an app that refreshes its tokens.
    public var days: Int
    /// Whether an app gets a refresh token.
    public var refreshes: Bool { days == 0 }
    public var scopes: [AccessScope]
    /// Whether the token would permit nothing.
    public var isUseless: Bool { scopes.isEmpty }
    public var isTooLong: Bool { name.unicodeScalars.count > AccessForm.nameLimit }

    public init() {
        name = ""
        days = 90
        scopes = AccessScope.allCases
    }

    /// Parses a submitted form.
    /// - Parameter value: returns the text of a field. A lifetime that is not offered counts as the default one. A scope without a field
    ///   is chosen; a browser sends a field for each.
    public init(value: (String) -> String?) {
        self.init()
        var scalars = String.UnicodeScalarView()
        for scalar in PlainText.cleaned(value(AccessForm.nameField) ?? "").unicodeScalars {
            if scalar != " " || !scalars.isEmpty { scalars.append(scalar) }
        }
        while scalars.last == " " { scalars.removeLast() }
        name = String(scalars)
        if let asked = value(AccessForm.daysField).flatMap({ Int($0) }), AccessForm.choices.contains(asked) { days = asked }
        scopes = AccessScope.allCases.filter { value(AccessForm.field(of: $0)) ?? "1" == "1" }
    }
}
