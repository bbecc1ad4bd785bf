public import Measures

/// A person who may sign in, and whose journal is that person's.
///
/// An account and its athlete have one id. Sessions, one-time keys, tokens, stores and files name the athlete, so that each of them belongs to
/// exactly one account.
public struct Account: Equatable, Sendable {
    /// What a person may do to the accounts of others.
    public enum Role: String, Sendable {
        /// Administers the accounts. The owner uses the data folder itself and has no file.
        case owner
        case athlete
    }

    /// Id of the account and of its athlete: 32 hexadecimal digits.
    public var id: String
    /// Unique in the data folder, whatever the case of its letters.
    public var name: String
    public var role: Role
    public var created: Moment
    /// Whether the person cannot sign in. The data stay.
    public var isDisabled: Bool

    public init(id: String, name: String, role: Role, created: Moment, isDisabled: Bool) {
        self.id = id
        self.name = name
        self.role = role
        self.created = created
        self.isDisabled = isDisabled
    }
}

/// Reason why an account was not created or found.
public enum AccountError: Error, Equatable, Sendable {
    /// A name has 1 to `limit` characters, at least one of which is visible.
    case nameInvalid(String, limit: Int)
    case nameTaken(String)
    case unknown(String)
    case disabled(String)
}
