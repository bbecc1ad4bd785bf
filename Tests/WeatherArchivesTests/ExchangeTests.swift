import Foundation
import Hummingbird
import LoopbackServers
import Testing

@testable import WebRequests

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct ExchangeTests {
    @Test(arguments: [0.3, 1, 9.99, 10]) func `a session gives up after the timeout, also without its fraction of a second`(
        patience: Double
    ) {
        let configuration = Exchange.configuration(patience: patience)
        for timeout in [configuration.timeoutIntervalForRequest, configuration.timeoutIntervalForResource] {
            #expect(timeout.rounded(.down) > patience)
        }
    }

    @Test(arguments: [301, 302, 303, 307, 308]) func `a redirect ends the request, however it races with the end of the exchange`(
        status: Int
    ) async throws {
        let places = ["/elsewhere", "//other", "?", "mailto:a@example.org", "https://[::1", "https://example.org/%zz", ""]
        try await LoopbackServer.with({ request in
            let place = places[(Int(request.uri.path.dropFirst()) ?? 0) % places.count]
            return Response(status: .init(code: status), headers: [.location: place])
        }) { server in
            try await withThrowingTaskGroup(of: WebRequestError?.self) { group in
                for number in 0..<100 {
                    let address = try #require(URL(string: "http://127.0.0.1:\(server.port)/\(number)"))
                    // Every third request ends by its own timeout at about the time of the response.
                    let patience = number % 3 == 0 ? 0.002 * Double(number % 10) : 600
                    group.addTask {
                        do throws(WebRequestError) {
                            _ = try await WebRequest(address, allowsPrivate: true, patience: patience, largest: 1000).send()
                            return nil
                        } catch { return error }
                    }
                }
                for try await error in group {
                    #expect([.redirected(status: status), .tooSlow].contains(error))
                }
            }
            #expect(server.questions.count <= 100)
        }
    }
}
