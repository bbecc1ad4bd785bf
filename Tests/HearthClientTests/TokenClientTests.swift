import Contract
import Foundation
import Testing

@testable import HearthClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct TokenClientTests {
    @Test func `a refresh token is sent in the body, without an access token`() async throws {
        let world = InsightsClientTests.World(
            200, #"{"access_token":"a.b.c","token_type":"Bearer","expires_in":900,"refresh_token":"d.e.f"}"#)
        let server = try #require(URL(string: "https://hearth.example"))
        let client = TokenClient(ServerConnection(server: server, token: "", timeout: 20) { try world.respond(to: $0) })
        let tokens = try await client.refresh("x.y.z")
        #expect(tokens == TokensPayload(accessToken: "a.b.c", expiresIn: 900, refreshToken: "d.e.f"))
        let request = try #require(world.lastRequest)
        #expect(request.url?.absoluteString == "https://hearth.example/api/v1/token" && request.httpMethod == "POST")
        #expect(request.value(forHTTPHeaderField: "Authorization") == nil)
        #expect(request.httpBody == Data(#"{"refresh_token":"x.y.z"}"#.utf8))
        world.answer(401, "{}")
        await #expect(throws: HearthClientError.invalidResponse(status: 401)) { try await client.refresh("x.y.z") }
    }
}
