import Testing

@testable import WebServer

struct HostCheckTests {
    @Test(arguments: ["127.0.0.1", "127.0.0.1:8080", "localhost:1", "LOCALHOST", "[::1]", "[::1]:65535"])
    func `loopback names are recognised`(authority: String) {
        #expect(HostCheck.isLoopback(authority: authority))
    }

    @Test(arguments: [
        "", "example.com", "127.0.0.1.example.com", "localhost.", "localhost:", "localhost:80a", "localhost@evil", "evil:80",
        "127.0.0.1:999999", "[::1", "::1", "0.0.0.0:8080",
    ])
    func `every other host name is foreign`(authority: String) {
        #expect(!HostCheck.isLoopback(authority: authority))
    }
}
