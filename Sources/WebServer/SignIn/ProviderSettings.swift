public import OpenID

/// OpenID Connect provider of the server, as its settings name it.
public struct ProviderSettings: Equatable, Sendable {
    public var issuer: Issuer
    /// Id of this server at the provider.
    public var client: String
    /// Nil for a client without a secret, which proves itself by its challenge only.
    public var secret: ClientSecret?
    /// Name on buttons and in messages.
    public var name: String
    /// `openid` among them.
    public var scopes: [String]
    public var rules: ProviderRules
    /// Timeout of one request in seconds.
    public var patience: Double

    public init(
        issuer: Issuer, client: String, secret: ClientSecret?, name: String, scopes: [String] = ["openid", "profile"],
        rules: ProviderRules = ProviderRules(), patience: Double = 10
    ) {
        self.issuer = issuer
        self.client = client
        self.secret = secret
        self.name = name
        self.scopes = scopes
        self.rules = rules
        self.patience = patience
    }
}

/// Secret that this server and the provider share.
public struct ClientSecret: Equatable, Sendable {
    let text: String

    public init(_ text: String) { self.text = text }
}

extension ClientSecret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Never the text itself, which would otherwise reach logs and error messages.
    public var description: String { "a secret" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
