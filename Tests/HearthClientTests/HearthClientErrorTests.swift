import HearthClient
import Testing

struct HearthClientErrorTests {
    @Test func `a refusal carries its status`() {
        #expect(HearthClientError.invalidResponse(status: 401) != .invalidResponse(status: 404))
    }
}
