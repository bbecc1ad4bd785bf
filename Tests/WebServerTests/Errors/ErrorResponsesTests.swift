import Contract
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Testing
import TrainingLog

@testable import WebServer

struct ErrorResponsesTests {
    @Test func `what nobody planned for is a request id and nothing else`() {
        struct Secret: Error { var path = "/home/somebody/hearth.sqlite" }
        let errors: [any Error] = [Secret(), StoreError.cannotOpen(path: "/home/somebody", reason: "somebody")]
        for error in errors {
            let failure = ErrorResponses.describe(error)
            #expect(failure.kind == .broken)
            #expect(failure.detail?.contains("somebody") == false)
            #expect(ErrorResponses.response(to: error, requestID: "77").status.code == 500)
        }
    }

    @Test func `a disk that takes nothing and a damaged database are named, without their paths`() {
        let expected: [(any Error, ProblemKind, Int)] = [
            (StoreError.diskFull, .diskFull, 507), (StoreError.readOnly(path: "/home/somebody"), .readOnly, 503),
            (StoreError.damaged(what: "/home/somebody"), .damaged, 503), (IncomingFiles.Failure.noRoom, .diskFull, 507),
            (IncomingFiles.Failure.unkept, .readOnly, 503),
        ]
        for (error, kind, status) in expected {
            let failure = ErrorResponses.describe(error)
            #expect(failure.kind == kind)
            #expect(failure.detail?.contains("somebody") == false)
            #expect(ErrorResponses.response(to: error, requestID: "77").status.code == status)
        }
    }

    @Test func `a refusal is no fault of the server, and a failure is`() {
        for refusal in [RequestFailure.tooManyExports, .foreignOrigin, .notFound] { #expect(!ErrorResponses.isFault(refusal)) }
        #expect(ErrorResponses.isFault(StoreError.diskFull))
        #expect(ErrorResponses.isFault(CocoaError(.fileWriteOutOfSpace)))
    }

    @Test func `the log names an error of Foundation without its path`() {
        let error = CocoaError(.fileWriteOutOfSpace, userInfo: [NSFilePathErrorKey: "/home/somebody/keys/tokens"])
        #expect("\(error)".contains("somebody"))
        #expect(ErrorResponses.logText(error) == "CocoaError 640 (disk full)")
        #expect(ErrorResponses.logText(StoreError.diskFull) == "diskFull")
    }

    @Test func `every kind has a title of its own`() {
        #expect(Set(ProblemKind.allCases.map { ErrorResponses.title(of: $0) }).count == ProblemKind.allCases.count)
    }
}
