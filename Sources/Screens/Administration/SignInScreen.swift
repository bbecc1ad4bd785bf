import Localizations

/// Sign-in page of a server with accounts. A server on loopback has none, and the page states so.
public struct SignInScreen: Equatable, Sendable {
    public enum State: Equatable, Sendable {
        /// Loopback requests need no sign-in.
        case notNeeded
        case form
        /// A field is empty.
        case empty
        case wrong
        /// Too many failed attempts; sign-in is locked for this number of minutes.
        case locked(minutes: Int)
    }

    public var title: String
    /// Text in place of the form.
    public var notNeeded: EmptyState?
    public var problem: String?
    public var name: String
    public var password: String
    public var button: String
    /// Whether the form is disabled.
    public var isClosed: Bool

    public init(_ state: State, context: DisplayContext) {
        title = context.say(.signInTitle)
        name = context.say(.signInName)
        password = context.say(.signInPassword)
        button = context.say(.signInTitle)
        isClosed = false
        switch state {
        case .notNeeded:
            notNeeded = EmptyState(
                symbol: .flame, title: context.say(.signInNotNeeded), text: context.say(.signInNotNeededText),
                link: .init(label: context.say(.backToToday), route: .today))
        case .form: break
        case .empty: problem = context.say(.signInEmpty)
        case .wrong: problem = context.say(.signInWrong)
        case .locked(let minutes):
            problem = context.say(.signInLocked(count: max(1, minutes)))
            isClosed = true
        }
    }
}
