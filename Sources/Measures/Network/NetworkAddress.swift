/// An address of the Internet Protocol, version 4 or 6.
public struct NetworkAddress: Equatable, Sendable {
    /// Four or sixteen bytes, in network order.
    public let bytes: [UInt8]

    /// Nil for any other number of bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == 4 || bytes.count == 16 else { return nil }
        self.bytes = bytes
    }

    /// Four decimal numbers from 0 to 255 without leading zeros: `192.0.2.1`. Nil for every other notation.
    public init?(dotted text: String) {
        var bytes: [UInt8] = []
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard (1...3).contains(part.count), part.count == 1 || part.first != UInt8(ascii: "0") else { return nil }
            var number = 0
            for digit in part {
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
                number = number * 10 + Int(digit - UInt8(ascii: "0"))
            }
            guard number <= 255 else { return nil }
            bytes.append(UInt8(number))
        }
        guard bytes.count == 4 else { return nil }
        self.bytes = bytes
    }

    /// Whether it belongs to the public Internet: not to this machine, its network, a provider's inner network, a group, documentation
    /// or a reserved range (IANA special-purpose registries; RFC 6890). An IPv4 address inside an IPv6 one is judged as such.
    public var isPublic: Bool { bytes.count == 4 ? NetworkAddress.isPublic4(bytes[...]) : isPublic6 }

    private static func isPublic4(_ bytes: ArraySlice<UInt8>) -> Bool {
        let (a, b, c) = (bytes[bytes.startIndex], bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
        switch (a, b, c) {
        case (0, _, _), (10, _, _), (127, _, _), (224...255, _, _): return false
        case (100, 64...127, _), (169, 254, _), (172, 16...31, _), (192, 168, _), (198, 18...19, _): return false
        case (192, 0, 0), (192, 0, 2), (192, 88, 99), (198, 51, 100), (203, 0, 113): return false
        default: return true
        }
    }

    private var isPublic6: Bool {
        // ::ffff:a.b.c.d, and NAT64 (RFC 6052).
        if bytes[..<10].allSatisfy({ $0 == 0 }), bytes[10] == 0xFF, bytes[11] == 0xFF {
            return NetworkAddress.isPublic4(bytes[12...])
        }
        if bytes[..<12].elementsEqual([0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0]) {
            return NetworkAddress.isPublic4(bytes[12...])
        }
        // 6to4 carries an IPv4 address. Teredo, ORCHID, benchmarks and documentation lead nowhere public.
        if bytes[0] == 0x20, bytes[1] == 0x02 { return NetworkAddress.isPublic4(bytes[2..<6]) }
        if bytes[0] == 0x20, bytes[1] == 0x01, bytes[2] < 0x02 { return false }
        if bytes[..<4].elementsEqual([0x20, 0x01, 0x0D, 0xB8]) || bytes[..<2].elementsEqual([0x3F, 0xFF]) { return false }
        return bytes[0] & 0xE0 == 0x20  // 2000::/3 is all that is given out
    }
}
