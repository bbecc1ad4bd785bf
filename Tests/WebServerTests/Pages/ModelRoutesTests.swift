import Testing

@testable import WebServer

struct ModelRoutesTests {
    @Test func `models have pages, also without any data`() async throws {
        try await RunningServer.with { server async throws in
            let list = try await server.get("/models")
            #expect(list.status == 200 && list.text.contains("href=\"/models/vdot\""))
            let model = try await server.get("/models/vdot")
            #expect(model.status == 200 && model.text.contains("Oxygen Power") && model.text.contains("<h1>VDOT</h1>"))
            for path in ["/models/x", "/models/%22%3E", "/models/vdot/x"] {
                #expect(try await server.get(path).status == 404, "\(path)")
            }
        }
    }
}
