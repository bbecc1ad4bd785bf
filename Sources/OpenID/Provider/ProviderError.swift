/// Reason why a sign-in with a provider is refused.
public enum ProviderError: Error, Equatable, Sendable {
    // The connection to the provider.
    case unreachable
    case tooSlow
    /// A response has more bytes than this.
    case tooLarge(limit: Int)
    /// The provider wants to send a request elsewhere, which is never followed.
    case redirected
    /// A response has another status than the specification asks for.
    case status(Int)

    // Its documents.
    case malformed(ProviderMessage)
    /// The discovery document names another issuer than the settings.
    case wrongDiscoveryIssuer(String)
    /// An address of the discovery document is missing, or is not encrypted.
    case endpointInvalid(String)
    /// The provider states that it has no code flow, no S256 or no way to authenticate the client.
    case unsupported(ProviderFeature)

    // The return of the browser.
    /// The state is unknown, used, too old or that of another browser.
    case stateUnknown
    /// The return names another issuer (RFC 9207).
    case wrongReturnIssuer
    /// The provider did not sign the person in.
    case denied(code: String)
    /// The provider refused the code.
    case codeRefused(code: String)

    // The ID token.
    case algorithmRefused(String)
    /// The provider has no such key.
    case keyUnknown
    case signatureInvalid
    case wrongIssuer
    case wrongAudience
    case expired
    /// The token was issued in the future, or is not valid yet.
    case notYetValid
    case wrongNonce
    /// The token belongs to another access token.
    case wrongAccessToken
    /// The token does not state that the person has just signed in at the provider.
    case notAuthenticated
    /// The token has no subject, or one of more than `IDToken.subjectLimit` characters.
    case subjectInvalid

    // What the settings of this server permit.
    /// No account has the identity, and new people get none.
    case unknownPerson
    /// The identity is not a member of the group that its account needs.
    case notInGroup
    /// The provider did not confirm a way of signing in that the settings require.
    case factorMissing
}

/// Message of a provider.
public enum ProviderMessage: Equatable, Sendable { case discovery, keys, tokenResponse, idToken }

/// Feature that the sign-in needs.
public enum ProviderFeature: Equatable, Sendable { case codeFlow, challenges, clientAuthentication }
