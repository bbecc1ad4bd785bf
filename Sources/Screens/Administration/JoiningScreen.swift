import Localizations

/// Page that a phone opens to be connected.
public struct JoiningScreen: Equatable, Sendable {
    /// Name of the field with the key.
    public static let keyField = "key"

    public enum State: Equatable, Sendable {
        /// The page was opened without a code.
        case start
        case ask(key: String)
        /// The owner compares this code on the other screen.
        case waiting(code: String)
        case joined
        /// The key is unknown, used, refused or over.
        case over
    }

    public var title: String
    public var notice: EmptyState
    /// Key for the form; nil where nothing is asked.
    public var key: String?
    public var accept: String?
    /// Code in two groups.
    public var code: String?
    public var codeNote: String?
    /// Link to this page, for a browser that does not continue by itself.
    public var again: String?
    /// How the phone gets an icon.
    public var install: [String] = []
    /// Link to the front page.
    public var open: String?

    /// Creates the page in the language and units of the display context.
    public init(_ state: State, context: DisplayContext) {
        title = context.say(.joinTitle)
        switch state {
        case .start:
            notice = EmptyState(symbol: .flame, title: context.say(.joinStart), text: context.say(.joinStartText))
        case .ask(let key):
            notice = EmptyState(symbol: .flame, title: context.say(.joinAsk), text: context.say(.joinAskText))
            self.key = key
            accept = context.say(.joinContinue)
        case .waiting(let code):
            notice = EmptyState(symbol: .clock, title: context.say(.joinCompare), text: context.say(.joinCompareText))
            self.code = JoiningScreen.spaced(code)
            codeNote = context.say(.joinWaiting)
            again = context.say(.pairNext)
        case .joined:
            notice = EmptyState(symbol: .success, title: context.say(.joinDone), text: context.say(.joinDoneText))
            install = [context.say(.joinInstallApple), context.say(.joinInstallAndroid)]
            open = context.say(.joinOpen)
        case .over:
            notice = EmptyState(symbol: .clock, title: context.say(.joinOver), text: context.say(.joinOverText))
        }
    }

    /// Returns a code in two groups, which are compared more easily.
    static func spaced(_ code: String) -> String { code.prefix(3) + "\u{A0}" + code.dropFirst(3) }
}
