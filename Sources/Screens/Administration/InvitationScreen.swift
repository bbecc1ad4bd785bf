import Localizations

/// Page that an invitation's link opens. The invitation is used up only when the person accepts it.
public struct InvitationScreen: Equatable, Sendable {
    /// Name of the form field with the key.
    public static let keyField = "key"

    public var title: String
    public var notice: EmptyState
    /// States that accepting signs another person out of this browser; nil when it does not.
    public var replaces: String?
    public var key: String
    public var accept: String
    public var once: String
    /// Form that accepts with a new passkey; nil where passkeys do not work.
    public var passkey: PasskeyPrompt?
    /// Link to the address where passkeys work; nil where they work.
    public var passkeyDetour: PasskeyDetour?
    /// Nil where passkeys do not work.
    public var passkeyNote: String?
    /// Form that accepts with an account of the provider; nil when the settings name none.
    public var provider: ProviderPrompt?
    public var providerNote: String?

    /// - Parameters:
    ///   - key: text of the one-time key, for the form.
    ///   - owner: name of the owner of the data folder; may be empty.
    ///   - person: name of the invited person.
    ///   - isOtherSignedIn: whether the browser is signed in as another person.
    ///   - passkeys: whether passkeys work at the address of the page.
    ///   - isPasskeyRefused: whether a passkey could not be verified.
    ///   - provider: name of the provider; nil when the settings name none.
    ///   - providerProblem: why the provider's answer was refused.
    ///   - context: display context: language, units and current time.
    public init(
        key: String, owner: String, person: String, isOtherSignedIn: Bool, passkeys: PasskeyPlace, isPasskeyRefused: Bool = false,
        provider: String? = nil, providerProblem: IdentitySection.Problem? = nil, context: DisplayContext
    ) {
        title = context.say(.invitationTitle)
        notice = EmptyState(
            symbol: .flame,
            title: owner.isEmpty ? context.say(.invitationUnnamed) : context.say(.invitationBy(ownerName: owner)),
            text: context.say(.invitationText(personName: person)))
        replaces = isOtherSignedIn ? context.say(.invitationReplaces) : nil
        self.key = key
        accept = context.say(.invitationAccept)
        once = context.say(.invitationOnce)
        if let provider {
            self.provider = .accept(
                provider, key: key, problem: providerProblem.map { IdentitySection.text($0, provider, context) }, context)
            providerNote = context.say(.providerAcceptNote(providerName: provider))
        }
        passkeyNote = passkeys == .nowhere ? nil : context.say(.passkeyAcceptNote)
        switch passkeys {
        case .nowhere: break
        case .here:
            passkey = .accept(key: key, problem: isPasskeyRefused ? context.say(.passkeyAcceptRefused) : nil, context)
        case .elsewhere(let link): passkeyDetour = PasskeyDetour(link: link, context)
        }
    }
}
