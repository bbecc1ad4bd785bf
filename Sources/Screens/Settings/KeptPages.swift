import Localizations

/// Switch for the pages that a browser keeps, encrypted, for times without a connection. Only the browser knows its state.
public struct KeptPages: Equatable, Sendable {
    public var label: String
    public var hint: String
    /// Shown in a browser that cannot keep pages.
    public var failed: String

    public init(_ context: DisplayContext) {
        label = context.say(.keepLabel)
        hint = context.say(.keepHint)
        failed = context.say(.keepFailed)
    }
}
