import Foundation
import Testing

@testable import WebServer

struct LoopbackReservationTests {
    @Test(arguments: ["127.0.0.1", "::1"]) func `a held port belongs to one holder until it is released`(host: String) throws {
        // A port of the range for private use that no test server has.
        let port = try #require((49_200..<49_400).first { LoopbackReservation().hold($0, besides: host) == .held })
        var first: LoopbackReservation? = LoopbackReservation()
        #expect(first?.hold(port, besides: host) == .held)
        #expect(LoopbackReservation().hold(port, besides: host) == .inUse)
        first = nil
        #expect(LoopbackReservation().hold(port, besides: host) == .held)
    }

    @Test func `a number that is no port is not held`() {
        for port in [-1, 0, 65_536] { #expect(LoopbackReservation().hold(port, besides: "127.0.0.1") == .unavailable) }
    }

    @Test func `a running server holds its port on the other address`() async throws {
        try await RunningServer.with { server in
            #expect(LoopbackReservation().hold(server.port, besides: "127.0.0.1") == .inUse)
        }
    }
}
