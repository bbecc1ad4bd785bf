import Localizations

/// The door of a house with accounts. This one, which answers its own machine only, has none, and says so.
public struct SignInScreen: Equatable, Sendable {
    public enum State: Equatable, Sendable {
        /// Loopback: whoever can ask is at home.
        case notNeeded
        case form
        /// Something was left out.
        case empty
        case wrong
        /// Tried too often; it opens again in so many minutes.
        case locked(minutes: Int)
    }

    public var title: String
    /// What stands in the form's place.
    public var notNeeded: EmptyState?
    public var problem: String?
    public var name: String
    public var password: String
    public var button: String
    /// Nothing can be sent now.
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
