public import Measures

/// Passkey of an account, as lists show it.
public struct Passkey: Equatable, Sendable {
    /// Public name of the passkey: 32 hexadecimal digits.
    public var id: String
    public var athlete: String
    public var name: String
    public var added: Moment
    /// Last sign-in; nil before the first one.
    public var used: Moment?
    public var transports: [PasskeyTransport]
    /// Domain for which the authenticator created it.
    public var site: String
    /// Whether the authenticator copies it to other devices of the person.
    public var isBackedUp: Bool

    /// Characters of a name at most.
    public static let nameLimit = 60
    /// Bytes of a name at most: one character may have many.
    private static let nameByteLimit = 240

    /// Returns the beginning of a name that fits into a file.
    static func fitting(_ name: String) -> String {
        var short = name.prefix(nameLimit)
        while short.utf8.count > nameByteLimit { short = short.dropLast() }
        return String(short)
    }
}

/// How a browser reaches an authenticator (WebAuthn Level 3, 5.8.4).
public enum PasskeyTransport: String, CaseIterable, Sendable {
    case usb, nfc, ble, hybrid, `internal`
    case smartCard = "smart-card"

    /// Parses the names that a browser states, separated by commas. Unknown ones are ignored, as the standard asks.
    public static func list(_ text: String) -> [PasskeyTransport] {
        let stated = Set(text.prefix(200).split(separator: ","))
        return allCases.filter { stated.contains(Substring($0.rawValue)) }
    }
}

/// Reason why a passkey was not added, changed or accepted, beside `PasskeyError` and `CredentialError`.
public enum PasskeyRefusal: Error, Equatable, Sendable {
    /// The account has as many as one may have.
    case tooMany(limit: Int)
    /// The credential is stored already, for this account or another one.
    case alreadyKnown
    /// No account has the credential.
    case unknown
}
