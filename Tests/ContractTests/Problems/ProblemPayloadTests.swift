import Contract
import Foundation
import Testing

struct ProblemPayloadTests {
    @Test func `a problem is written as RFC 9457 says, and absent members are left out`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let problem = ProblemPayload(type: "/problems/not-found", title: "Not found", status: 404, detail: nil)
        let text = String(decoding: try encoder.encode(problem), as: UTF8.self)
        #expect(text == #"{"status":404,"title":"Not found","type":"/problems/not-found"}"#)
    }

    @Test func `the types of problems are frozen`() {
        let types = ProblemKind.allCases.map { String($0.status) + " " + $0.type }
        #expect(
            types == [
                "401 /problems/unauthorized", "401 /problems/sign-in-needed", "403 /problems/fresh-sign-in-needed",
                "403 /problems/insufficient-scope",
                "404 /problems/not-found", "400 /problems/limit-out-of-range",
                "400 /problems/bad-request", "405 /problems/method-not-allowed", "415 /problems/unsupported-media-type",
                "413 /problems/content-too-large", "421 /problems/foreign-host", "403 /problems/foreign-origin",
                "403 /problems/demonstration", "403 /problems/observing",
                "429 /problems/too-many-requests", "503 /problems/unavailable", "503 /problems/damaged",
                "503 /problems/read-only", "507 /problems/disk-full", "500 /problems/internal-error",
            ])
    }
}
