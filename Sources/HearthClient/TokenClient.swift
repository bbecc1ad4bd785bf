public import Contract
public import Foundation

/// Refreshes the tokens of an app at one Hearth server.
///
/// The app stores the refresh token of each answer before it uses the access token: a refresh token works once. `hearth token --app` prints the first.
public struct TokenClient: Sendable {
    let connection: ServerConnection

    /// - Parameters:
    ///   - server: base address of the server, such as `http://127.0.0.1:8080`.
    ///   - timeout: seconds until a request without a response fails.
    public init(server: URL, timeout: TimeInterval = 20) {
        connection = ServerConnection(server: server, token: "", timeout: timeout)
    }

    init(_ connection: ServerConnection) { self.connection = connection }

    /// Exchanges a refresh token for an access token and the next refresh token.
    /// - Throws: `HearthClientError.invalidResponse` with status 401 when the app was disconnected.
    public func refresh(_ token: String) async throws(HearthClientError) -> TokensPayload {
        let body: Data
        do { body = try JSONEncoder().encode(RefreshRequestPayload(refreshToken: token)) } catch {
            throw .networkFailure(reason: error.localizedDescription)
        }
        return try ServerConnection.decoded(
            try await connection.send("POST", .tokenRefresh, body: body, type: "application/json"))
    }
}
