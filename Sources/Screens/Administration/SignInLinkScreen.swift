import Localizations

/// Page that a one-time address opens. The address is used up only by its button, because mail and chat programs open addresses in advance.
public struct SignInLinkScreen: Equatable, Sendable {
    /// Name of the form field with the key.
    public static let keyField = "key"

    public var title: String
    public var notice: EmptyState
    /// States that the sign-in signs another person out of this browser; nil when it does not.
    public var replaces: String?
    public var key: String
    /// Target of the form.
    public var action: String
    public var button: String

    /// - Parameters:
    ///   - key: text of the one-time key, for the form.
    ///   - query: query field of the address that says which page comes next; nil for the page that the user asked for.
    ///   - isOtherSignedIn: whether the browser is signed in as another person.
    ///   - context: display context: language, units and current time.
    public init(key: String, query: String? = nil, isOtherSignedIn: Bool, context: DisplayContext) {
        title = context.say(.signInTitle)
        notice = EmptyState(symbol: .flame, title: context.say(.signInNeeded), text: context.say(.signInLinkText))
        replaces = isOtherSignedIn ? context.say(.invitationReplaces) : nil
        self.key = key
        action = Route.signIn.path + (query.map { "?" + $0 } ?? "")
        button = context.say(.signInTitle)
    }
}
