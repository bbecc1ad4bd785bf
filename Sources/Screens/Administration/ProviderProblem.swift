import Localizations

/// Reason why a sign-in with a provider was refused, in the words of the user.
public enum ProviderProblem: String, CaseIterable, Sendable {
    // The connection to the provider, and its documents.
    case unreachable, tooSlow, tooLarge, redirected, status, malformed, otherName, openAddress, unsupported
    // The return of the browser.
    case stateUnknown, otherReturn, denied, codeRefused
    // The signed answer.
    case algorithm, keyUnknown, signature, tokenIssuer, audience, expired, future, nonce, accessHash, notAuthenticated, subject
    // What the server permits.
    case unknownPerson, notInGroup, factor, disabled, linked, otherSession, otherPerson

    func text(_ provider: String, _ context: DisplayContext) -> String { context.say(phrase(provider)) }

    private func phrase(_ name: String) -> Phrase {
        switch self {
        case .unreachable: .providerUnreachable(providerName: name)
        case .tooSlow: .providerTooSlow(providerName: name)
        case .tooLarge: .providerTooLarge(providerName: name)
        case .redirected: .providerRedirected(providerName: name)
        case .status: .providerStatus(providerName: name)
        case .malformed: .providerMalformed(providerName: name)
        case .otherName: .providerOtherName(providerName: name)
        case .openAddress: .providerOpenAddress(providerName: name)
        case .unsupported: .providerUnsupported(providerName: name)
        case .stateUnknown: .providerStateUnknown
        case .otherReturn: .providerOtherReturn(providerName: name)
        case .denied: .providerDenied(providerName: name)
        case .codeRefused: .providerCodeRefused(providerName: name)
        case .algorithm: .providerAlgorithm(providerName: name)
        case .keyUnknown: .providerKeyUnknown(providerName: name)
        case .signature: .providerSignature(providerName: name)
        case .tokenIssuer: .providerTokenIssuer(providerName: name)
        case .audience: .providerAudience(providerName: name)
        case .expired: .providerExpired(providerName: name)
        case .future: .providerFuture(providerName: name)
        case .nonce: .providerNonce(providerName: name)
        case .accessHash: .providerAccessHash(providerName: name)
        case .subject: .providerSubject(providerName: name)
        case .unknownPerson: .providerUnknownPerson(providerName: name)
        case .notInGroup: .providerNotInGroup(providerName: name)
        case .factor: .providerFactor(providerName: name)
        case .disabled: .providerDisabled
        case .linked: .providerLinked(providerName: name)
        case .otherSession: .providerOtherSession
        case .otherPerson: .providerOtherPerson(providerName: name)
        case .notAuthenticated: .providerNotAuthenticated(providerName: name)
        }
    }
}
