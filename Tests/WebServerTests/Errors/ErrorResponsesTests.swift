import Contract
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Testing
import TrainingLog

@testable import WebServer

struct ErrorResponsesTests {
    @Test func `what nobody planned for is a request id and nothing else`() {
        struct Secret: Error { var path = "/home/somebody/hearth.sqlite" }
        let errors: [any Error] = [Secret(), StoreError.damaged(what: "/home/somebody")]
        for error in errors {
            let failure = ErrorResponses.describe(error)
            #expect(failure.kind == .broken)
            #expect(failure.detail?.contains("somebody") == false)
            #expect(ErrorResponses.response(to: error, requestID: "77").status.code == 500)
        }
    }

    @Test func `every kind has a title of its own`() {
        #expect(Set(ProblemKind.allCases.map { ErrorResponses.title(of: $0) }).count == ProblemKind.allCases.count)
    }
}
