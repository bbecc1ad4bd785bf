/// A refresh token, which an app exchanges for its next tokens.
public struct RefreshRequestPayload: Codable, Equatable, Sendable {
    public var refreshToken: String

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case refreshToken = "refresh_token"
    }

    public init(refreshToken: String) { self.refreshToken = refreshToken }
}

/// Tokens of an app. The names are those of RFC 6749, 5.1.
public struct TokensPayload: Codable, Equatable, Sendable {
    public var accessToken: String
    /// Always `Bearer`.
    public var tokenType = "Bearer"
    /// Seconds for which the access token is valid.
    public var expiresIn: Int
    /// Replaces the refresh token that was sent, which is used up.
    public var refreshToken: String

    public enum CodingKeys: String, CodingKey, CaseIterable {
        case accessToken = "access_token"
        case tokenType = "token_type"
        case expiresIn = "expires_in"
        case refreshToken = "refresh_token"
    }

    public init(accessToken: String, expiresIn: Int, refreshToken: String) {
        self.accessToken = accessToken
        self.expiresIn = expiresIn
        self.refreshToken = refreshToken
    }
}
