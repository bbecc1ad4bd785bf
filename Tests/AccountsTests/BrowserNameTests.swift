import Testing

@testable import Accounts

struct BrowserNameTests {
    @Test(arguments: [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Linux"),
        (
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
            "Chrome · Linux"
        ),
        (
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 "
                + "Edg/142.0.0.0", "Edge · Windows"
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 "
                + "Mobile/15E148 Safari/604.1", "Safari · iPhone"
        ),
        (
            "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36",
            "Chrome · Android"
        ),
        (
            "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
            "Safari · Mac"
        ),
        ("curl/8.14.1", "curl"), ("", ""), ("<script>\u{7}", ""),
    ])
    func `a browser is named with its system`(header: String, name: String) {
        #expect(BrowserName.of(userAgent: header) == name)
    }

    @Test func `a missing header and a long one give a name too`() {
        #expect(BrowserName.of(userAgent: nil).isEmpty)
        #expect(BrowserName.of(userAgent: String(repeating: "x", count: 1_000_000) + "Firefox/").isEmpty)
    }
}
