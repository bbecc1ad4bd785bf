import Testing

@testable import WebServer

struct PublicAddressTests {
    @Test(arguments: [
        ("https://hearth.example", "hearth.example"), ("HTTPS://Hearth.Example/", "hearth.example"),
        ("https://hearth.example:443", "hearth.example"), ("https://hearth.example:8443", "hearth.example:8443"),
        ("https://box.tail1234.ts.net", "box.tail1234.ts.net"), ("https://192.168.1.20", "192.168.1.20"),
    ])
    func `an https address without a path is one`(text: String, authority: String) throws {
        let address = try PublicAddress(text)
        #expect(address.authority == authority && address.text == "https://" + authority)
    }

    @Test(arguments: [
        "", "hearth.example", "http://hearth.example", "https://", "https://hearth.example/app", "https://hearth.example?x",
        "https://user@hearth.example", "https://hearth.example:0", "https://hearth.example:70000", "https://hearth.example:",
        "https://localhost", "https://127.0.0.1:8443", "https://127.1.2.3", "https://[::1]", "https://-x.example", "https://a..b",
        "https://hearth.example:80:80", "https://hearth example", "https://hearth.exämple",
    ])
    func `everything else is refused`(text: String) {
        #expect(throws: ServerError.publicAddressInvalid(text)) { try PublicAddress(text) }
    }

    @Test func `a request may state the port of TLS`() throws {
        let address = try PublicAddress("https://hearth.example")
        #expect(address.isNamed(by: "hearth.example") && address.isNamed(by: "Hearth.Example:443"))
        #expect(
            !address.isNamed(by: "hearth.example:8443") && !address.isNamed(by: "x.hearth.example") && !address.isNamed(by: ""))
    }
}
