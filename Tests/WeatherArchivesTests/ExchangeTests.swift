import Foundation
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
}
