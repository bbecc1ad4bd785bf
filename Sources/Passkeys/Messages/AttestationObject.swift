/// What an authenticator returns about a new credential (WebAuthn Level 3, 6.5.4).
///
/// The statement, which may name the maker of the authenticator, is read and ignored: any authenticator of the user is permitted.
public struct AttestationObject: Equatable, Sendable {
    /// Format of the statement, such as "none" or "packed".
    public var format: String
    public var authenticatorData: AuthenticatorData

    /// - Throws: `PasskeyError` of the bytes. The statement of the format "none" must be empty.
    public init(_ bytes: [UInt8]) throws(PasskeyError) {
        let value = try CBORReader.whole(bytes)
        guard case .text(let format)? = value.member("fmt"), case .map(let statement)? = value.member("attStmt"),
            let data = value.member("authData")?.content, format != "none" || statement.isEmpty
        else { throw .attestationIncomplete }
        self.format = format
        authenticatorData = try AuthenticatorData(data)
    }
}
