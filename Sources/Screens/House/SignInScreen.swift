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

    public init(_ state: State, reader: Reader) {
        title = reader.say(.signInTitle)
        name = reader.say(.signInName)
        password = reader.say(.signInPassword)
        button = reader.say(.signInTitle)
        isClosed = false
        switch state {
        case .notNeeded:
            notNeeded = EmptyState(
                symbol: .flame, title: reader.say(.signInNotNeeded), text: reader.say(.signInNotNeededText),
                link: .init(label: reader.say(.backToToday), route: .today))
        case .form: break
        case .empty: problem = reader.say(.signInEmpty)
        case .wrong: problem = reader.say(.signInWrong)
        case .locked(let minutes):
            problem = reader.say(.signInLocked(count: max(1, minutes)))
            isClosed = true
        }
    }
}
