import Localizations

/// Sign-in page: the forms for a passkey and for a password if any person has one, the form for the provider if the settings name one, and how
/// to sign in with a one-time address.
public struct SignInScreen: Equatable, Sendable {
    public enum State: Equatable, Sendable {
        /// The browser is not signed in.
        case needed
        /// The one-time address is unknown, was used, or has expired.
        case refused
        /// The sign-in is too old for this page; it may be this number of minutes old.
        case again(minutes: Int)
        /// The browser is signed in.
        case signedIn
        /// The athlete signed out.
        case signedOut
        case form
        /// A field is empty.
        case empty
        case wrong
        /// Too many failed attempts; sign-in is locked for this number of minutes.
        case locked(minutes: Int)
        /// A passkey was not accepted, or too often.
        case passkeyRefused
        case passkeyLocked(minutes: Int)
        /// The form of a passkey came without a response of a device.
        case passkeyMissing
        /// The sign-in with the provider was not accepted, or failed too often.
        case providerRefused(ProviderProblem)
        case providerLocked(minutes: Int)
    }

    public var title: String
    /// Why the page is shown; nil while a form reports its own result.
    public var notice: EmptyState?
    /// Command that prints a one-time address; nil when none is needed.
    public var command: String?
    /// Heading and text above the command.
    public var terminalTitle: String
    public var terminalText: String
    public var problem: String?
    /// Whether the page has the form for a password.
    public var hasForm: Bool
    /// Form for a passkey; nil when no person has one, and where passkeys do not work.
    public var passkey: PasskeyPrompt?
    /// Link to the address where passkeys work; nil where they work.
    public var passkeyDetour: PasskeyDetour?
    /// Text above the form for a passkey; nil when the form is what the page is about.
    public var passkeyLead: String?
    /// Form for the provider; nil when the settings name none.
    public var provider: ProviderPrompt?
    /// Text above the form for the provider; nil when the form is what the page is about.
    public var providerLead: String?
    /// Text above the form; nil when the form is what the page is about.
    public var formLead: String?
    public var name: String
    public var password: String
    public var code: String
    public var codeHint: String
    public var button: String
    /// Whether the form is disabled.
    public var isClosed: Bool

    /// What the athlete enters in a terminal to sign in.
    public static let command = "hearth sign-in"

    /// - Parameters:
    ///   - state: what the page shows.
    ///   - hasPasswords: whether any person can sign in with a password.
    ///   - passkeys: whether passkeys work at the address of the page; nil when no person has one.
    ///   - provider: name of the provider; nil when the settings name none.
    ///   - context: display context: language, units and current time.
    public init(
        _ state: State, hasPasswords: Bool = false, passkeys: PasskeyPlace? = nil, provider: String? = nil,
        context: DisplayContext
    ) {
        title = context.say(.signInTitle)
        name = context.say(.signInName)
        password = context.say(.signInPassword)
        code = context.say(.signInCode)
        codeHint = context.say(.signInCodeHint)
        hasForm = hasPasswords
        terminalTitle = context.say(.signInTerminal)
        terminalText = context.say(.signInTerminalText)
        button = context.say(.signInTitle)
        isClosed = false
        switch state {
        case .needed: ask(.flame, .signInNeeded, context.say(.signInNeededText), context)
        case .refused: ask(.warning, .signInRefused, context.say(.signInRefusedText), context)
        case .again(let minutes): ask(.clock, .signInAgain, context.say(.signInAgainText(count: max(1, minutes))), context)
        case .signedOut: ask(.success, .signedOut, context.say(.signedOutText), context)
        case .signedIn:
            notice = EmptyState(
                symbol: .success, title: context.say(.signedIn), text: context.say(.signedInText),
                link: .init(label: context.say(.backToToday), route: .today))
        case .form: hasForm = true
        case .empty:
            hasForm = true
            problem = context.say(.signInEmpty)
        case .wrong:
            hasForm = true
            problem = context.say(.signInWrong)
        case .locked(let minutes):
            hasForm = true
            problem = context.say(.signInLocked(count: max(1, minutes)))
            isClosed = true
        case .passkeyRefused, .passkeyLocked, .passkeyMissing, .providerRefused, .providerLocked: break
        }
        let passkeyProblem = SignInScreen.passkeyProblem(state, context)
        if case .signedIn = state {
            hasForm = false
        } else {
            offer(passkeys ?? (passkeyProblem == nil ? nil : .here), passkeyProblem, context)
        }
        let providerProblem = SignInScreen.providerProblem(state, provider ?? "", context)
        if let provider, state != .signedIn {
            self.provider = .signIn(provider, problem: providerProblem, context)
            providerLead = providerProblem == nil ? context.say(.providerLead(providerName: provider)) : nil
        }
        let isAboutForm = notice == nil && passkeyProblem == nil && providerProblem == nil
        formLead = isAboutForm ? nil : context.say(.signInByPassword)
    }

    private static func providerProblem(_ state: State, _ provider: String, _ context: DisplayContext) -> String? {
        switch state {
        case .providerRefused(let problem): problem.text(provider, context)
        case .providerLocked(let minutes): context.say(.signInLocked(count: max(1, minutes)))
        default: nil
        }
    }

    private static func passkeyProblem(_ state: State, _ context: DisplayContext) -> String? {
        switch state {
        case .passkeyRefused: context.say(.passkeyRefused)
        case .passkeyLocked(let minutes): context.say(.signInLocked(count: max(1, minutes)))
        case .passkeyMissing: context.say(.passkeyNeedsScript)
        default: nil
        }
    }

    private mutating func offer(_ place: PasskeyPlace?, _ problem: String?, _ context: DisplayContext) {
        switch place {
        case .here: passkey = .signIn(problem: problem, context)
        case .elsewhere(let link): passkeyDetour = PasskeyDetour(link: link, context)
        case .nowhere, nil: return
        }
        passkeyLead = problem == nil ? context.say(.passkeySignInLead) : nil
    }

    private mutating func ask(_ symbol: Symbol, _ title: Phrase, _ text: String, _ context: DisplayContext) {
        notice = EmptyState(symbol: symbol, title: context.say(title), text: text)
        command = SignInScreen.command
    }
}
