/// Response of the token endpoint (OpenID Connect Core 1.0, 3.1.3.3).
public struct TokenResponse: Equatable, Sendable {
    public static let byteLimit = 65_536

    public var idToken: String
    /// Nil when the provider gives none; this server does not use it.
    public var accessToken: String?

    /// Reads the body of a response with its HTTP status.
    /// - Throws: `ProviderError`.
    public init(_ bytes: [UInt8], status: Int) throws(ProviderError) {
        guard status == 200 else {
            // An error has a code (RFC 6749, 5.2). A page of a proxy has none.
            guard [400, 401].contains(status),
                let members = try? JSONMembers(bytes, limit: TokenResponse.byteLimit, .tokenResponse),
                let code = members.text("error")
            else { throw .status(status) }
            throw .codeRefused(code: code)
        }
        let members = try JSONMembers(bytes, limit: TokenResponse.byteLimit, .tokenResponse)
        guard let token = members.text("id_token") else { throw .malformed(.tokenResponse) }
        idToken = token
        accessToken = members.text("access_token")
    }
}
