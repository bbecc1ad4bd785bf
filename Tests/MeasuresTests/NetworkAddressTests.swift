import Measures
import Testing

struct NetworkAddressTests {
    @Test(arguments: [
        "127.0.0.1", "127.255.255.254", "0.0.0.0", "10.0.0.1", "100.64.0.1", "100.127.255.255", "169.254.169.254", "172.16.0.1",
        "172.31.255.255", "192.168.1.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1",
        "240.0.0.1", "255.255.255.255",
    ])
    func `private, local and reserved addresses are not public, inside IPv6 neither`(_ text: String) throws {
        let address = try #require(NetworkAddress(dotted: text))
        #expect(!address.isPublic)
        let prefixes: [[UInt8]] = [
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF], [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        ]
        for prefix in prefixes { #expect(try #require(NetworkAddress(bytes: prefix + address.bytes)).isPublic == false) }
        let sixToFour = [0x20, 0x02] + address.bytes + [UInt8](repeating: 0, count: 10)
        #expect(try #require(NetworkAddress(bytes: sixToFour)).isPublic == false)
    }

    @Test(arguments: ["1.1.1.1", "8.8.8.8", "100.63.0.1", "100.128.0.1", "172.15.0.1", "172.32.0.1", "192.167.1.1", "223.1.1.1"])
    func `the rest is public`(_ text: String) throws { #expect(try #require(NetworkAddress(dotted: text)).isPublic) }

    @Test func `only unicast addresses that were given out are public in IPv6`() throws {
        func isPublic(_ start: [UInt8]) throws -> Bool {
            try #require(NetworkAddress(bytes: start + [UInt8](repeating: 0, count: 15 - start.count) + [1])).isPublic
        }
        #expect(try isPublic([0x2A, 0x00, 0x14, 0x50]))
        #expect(try isPublic([0x20, 0x01, 0x48, 0x60]))
        for start in [
            [], [0xFC], [0xFD, 0x12], [0xFE, 0x80], [0xFE, 0xC0], [0xFF, 0x02], [0x20, 0x01, 0x0D, 0xB8], [0x20, 0x01, 0, 0],
        ] {
            #expect(try !isPublic(start.map { UInt8($0) }), "\(start)")
        }
    }

    @Test(arguments: [
        "", "1.2.3", "1.2.3.4.5", "01.2.3.4", "256.1.1.1", "0x7f.0.0.1", "2130706433", "1.2.3.a", "1..2.3", " 1.2.3.4",
    ])
    func `other notations are no dotted address`(_ text: String) { #expect(NetworkAddress(dotted: text) == nil) }
}
