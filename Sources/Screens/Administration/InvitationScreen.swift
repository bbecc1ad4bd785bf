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

    /// - Parameters:
    ///   - key: text of the one-time key, for the form.
    ///   - owner: name of the owner of the data folder; may be empty.
    ///   - person: name of the invited person.
    ///   - isOtherSignedIn: whether the browser is signed in as another person.
    ///   - context: display context: language, units and current time.
    public init(key: String, owner: String, person: String, isOtherSignedIn: Bool, context: DisplayContext) {
        title = context.say(.invitationTitle)
        notice = EmptyState(
            symbol: .flame,
            title: owner.isEmpty ? context.say(.invitationUnnamed) : context.say(.invitationBy(ownerName: owner)),
            text: context.say(.invitationText(personName: person)))
        replaces = isOtherSignedIn ? context.say(.invitationReplaces) : nil
        self.key = key
        accept = context.say(.invitationAccept)
        once = context.say(.invitationOnce)
    }
}
