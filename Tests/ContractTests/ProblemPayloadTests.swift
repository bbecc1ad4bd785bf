import Contract
import Testing

struct ProblemPayloadTests {
    @Test func `a problem keeps what it was given`() {
        #expect(ProblemPayload(type: "about:blank", title: "No", status: 404, detail: nil).status == 404)
    }
}
