import Contract
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Testing
import TrainingLog

@testable import WebServer

struct ErrorResponsesTests {
    @Test func `an unexpected error is reported as a request id only`() {
        struct Secret: Error { var path = "/home/somebody/hearth.sqlite" }
        let errors: [any Error] = [Secret(), StoreError.cannotOpen(path: "/home/somebody", reason: "somebody")]
        for error in errors {
            let failure = ErrorResponses.describe(error)
            #expect(failure.kind == .broken)
            #expect(failure.detail?.contains("somebody") == false)
            #expect(ErrorResponses.response(to: error, requestID: "77").status.code == 500)
        }
    }

    @Test func `a full or read-only disk and a damaged database are named without paths`() {
        let expected: [(any Error, ProblemKind, Int)] = [
            (StoreError.diskFull, .diskFull, 507), (StoreError.readOnly(path: "/home/somebody"), .readOnly, 503),
            (StoreError.damaged(what: "/home/somebody"), .damaged, 503), (IncomingFiles.Failure.noRoom, .diskFull, 507),
            (IncomingFiles.Failure.notStored, .readOnly, 503),
        ]
        for (error, kind, status) in expected {
            let failure = ErrorResponses.describe(error)
            #expect(failure.kind == kind)
            #expect(failure.detail?.contains("somebody") == false)
            #expect(ErrorResponses.response(to: error, requestID: "77").status.code == status)
        }
    }

    @Test func `a refused request is no fault of the server, and a failure is`() {
        for refusal in [RequestFailure.tooManyExports, .foreignOrigin, .notFound] { #expect(!ErrorResponses.isFault(refusal)) }
        #expect(ErrorResponses.isFault(StoreError.diskFull))
        #expect(ErrorResponses.isFault(CocoaError(.fileWriteOutOfSpace)))
    }

    @Test func `the log contains Foundation errors without their paths`() {
        let error = CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/home/somebody/keys/tokens"])
        #expect("\(error)".contains("somebody"))
        #expect(ErrorResponses.logText(error) == "CocoaError 640 (disk full)")
        #expect(ErrorResponses.logText(StoreError.diskFull) == "diskFull")
    }

    @Test func `every kind of problem has its own title`() {
        #expect(Set(ProblemKind.allCases.map { ErrorResponses.title(of: $0) }).count == ProblemKind.allCases.count)
    }
}
