public import Measures

/// Identity at a provider that signs in to an account, as lists show it.
public struct LinkedIdentity: Equatable, Sendable {
    /// Public name of the identity: 32 hexadecimal digits.
    public var id: String
    public var athlete: String
    public var issuer: String
    /// Name at the provider when it was linked; empty if unknown. It identifies no person.
    public var name: String
    public var added: Moment
    /// Last sign-in; nil before the first one.
    public var used: Moment?
}

/// Reason why an identity was not linked, beside `CredentialError`.
public enum IdentityRefusal: Error, Equatable, Sendable {
    /// An account has it already: this one, or another one.
    case alreadyLinked
    case tooMany(limit: Int)
}
