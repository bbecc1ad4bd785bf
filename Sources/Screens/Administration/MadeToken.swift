/// A token that was just made, to be shown once.
public struct MadeToken: Equatable, Sendable {
    public var name: String
    public var token: String
    public var scopes: [AccessScope]
    /// Whether it is the refresh token of an app.
    public var refreshes: Bool

    public init(name: String, token: String, scopes: [AccessScope], refreshes: Bool = false) {
        self.name = name
        self.token = token
        self.scopes = scopes
        self.refreshes = refreshes
    }
}
