import Testing

@testable import WebServer

struct ResourceTests {
    @Test func `a page keeps its text`() { #expect(HTMLResponse(html: "<p>").html == "<p>") }
}
