import Measures
import Passkeys

/// Addresses and forms that a provider gets.
public enum ProviderRequests {
    /// Returns the address that begins a sign-in at the provider (OpenID Connect Core 1.0, 3.1.2.1; RFC 7636, 4.3).
    /// - Parameters:
    ///   - document: the provider's document, with the address of its authorization endpoint.
    ///   - client: id of this server at the provider.
    ///   - scopes: `openid` among them.
    ///   - acr: classes of authentication that are asked for; may be empty.
    ///   - attempt: the sign-in with its state, nonce and verifier.
    ///   - cryptography: functions of a cryptographic library.
    public static func authorization(
        at document: ProviderDocument, client: String, scopes: [String], acr: [String], _ attempt: ProviderFlow.Attempt,
        _ cryptography: TokenCryptography
    ) -> String {
        var fields = [
            ("response_type", "code"), ("client_id", client), ("redirect_uri", attempt.redirect),
            ("scope", scopes.joined(separator: " ")), ("state", attempt.state), ("nonce", attempt.nonce),
            ("code_challenge", Base64URL.text(cryptography.sha256(Array(attempt.verifier.utf8)))),
            ("code_challenge_method", "S256"),
        ]
        if attempt.purpose.asksForAuthentication { fields += [("prompt", "login"), ("max_age", "0")] }
        if !acr.isEmpty { fields.append(("acr_values", acr.joined(separator: " "))) }
        let endpoint = document.authorizationEndpoint
        return endpoint + (endpoint.utf8.contains(UInt8(ascii: "?")) ? "&" : "?") + form(fields)
    }

    /// Returns the form that exchanges a code for tokens (OpenID Connect Core 1.0, 3.1.3.1). The client secret is in the form unless it is
    /// nil: when it is in a header, and without one.
    public static func exchange(code: String, _ attempt: ProviderFlow.Attempt, client: String, secret: String?) -> String {
        var fields = [
            ("grant_type", "authorization_code"), ("code", code), ("redirect_uri", attempt.redirect),
            ("code_verifier", attempt.verifier), ("client_id", client),
        ]
        if let secret { fields.append(("client_secret", secret)) }
        return form(fields)
    }

    /// Returns what the header `Authorization` has in Base64 (RFC 6749, 2.3.1).
    public static func credentials(client: String, secret: String) -> String {
        PercentEncoding.escaped(client) + ":" + PercentEncoding.escaped(secret)
    }

    private static func form(_ fields: [(String, String)]) -> String {
        fields.map { $0.0 + "=" + PercentEncoding.escaped($0.1) }.joined(separator: "&")
    }
}
