import Testing

@testable import WebServer

struct TrustedProxiesTests {
    private func trusts(_ text: String, _ address: String) throws -> Bool {
        try TrustedProxies(text).contains(try #require(NetworkAddress(address)))
    }

    @Test func `addresses and networks are trusted to the bit`() throws {
        #expect(try trusts("10.0.0.2", "10.0.0.2") && !trusts("10.0.0.2", "10.0.0.3"))
        #expect(try trusts("172.18.0.0/15", "172.19.255.1") && !trusts("172.18.0.0/15", "172.20.0.0"))
        #expect(try trusts("fd00::/9, 10.0.0.0/8", "fd7f::1") && !trusts("fd00::/9", "fd80::1"))
        #expect(try trusts("10.0.0.0/8", "::ffff:10.1.2.3") && !trusts("10.0.0.0/8", "::10.1.2.3"))
        #expect(try trusts("fe80::1", "fe80::1%eth0"))
    }

    @Test(arguments: [
        "", "10.0.0.2,", "hearth.example", "10.0.0.0/33", "10.0.0.0/7", "0.0.0.0/0", "::/0", "10.0.0.0/+8", "10.0.0/8",
        "10.0.0.0/8/8",
    ])
    func `what is no address or a network of nearly everything is refused`(text: String) {
        #expect(throws: ServerError.self) { try TrustedProxies(text) }
    }

    @Test func `this machine is trusted by default, and no other`() throws {
        #expect(TrustedProxies.loopback.contains(try #require(NetworkAddress("127.0.0.1"))))
        #expect(TrustedProxies.loopback.contains(try #require(NetworkAddress("::1"))))
        #expect(!TrustedProxies.loopback.contains(try #require(NetworkAddress("10.0.0.1"))))
        #expect(!TrustedProxies.loopback.includesOthers)
        #expect(try TrustedProxies("127.0.0.1, 10.0.0.1").includesOthers)
    }

    @Test func `this machine can be trusted in addition`() throws {
        let both = try TrustedProxies("10.0.0.2").withThisMachine
        for address in ["127.0.0.1", "::1", "10.0.0.2"] { #expect(both.contains(try #require(NetworkAddress(address)))) }
        #expect(!both.contains(try #require(NetworkAddress("10.0.0.3"))))
    }

    @Test func `plain HTTP leaves the machine for a trusted proxy only`() throws {
        let address = try PublicAddress("https://hearth.example")
        let near = PublicAccess(address: address)
        let far = PublicAccess(address: address, proxies: try TrustedProxies("10.0.0.2"))
        #expect(throws: ServerError.notLoopback(host: "0.0.0.0")) { try ServerAddress(host: "0.0.0.0") }
        #expect(throws: ServerError.notLoopback(host: "10.0.0.1")) { try ServerAddress(host: "10.0.0.1", access: near) }
        #expect(throws: ServerError.notLoopback(host: "box")) { try ServerAddress(host: "box", access: far) }
        #expect(try ServerAddress(host: "10.0.0.1", port: 1, access: far) == .network(host: "10.0.0.1", port: 1))
        #expect(try ServerAddress(host: "localhost", port: 1, access: near) == .network(host: "127.0.0.1", port: 1))
    }
}
