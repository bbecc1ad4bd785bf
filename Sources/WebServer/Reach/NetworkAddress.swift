import Foundation

/// An IPv4 or IPv6 address. An IPv4 address inside IPv6 (`::ffff:10.0.0.1`) is the IPv4 address.
struct NetworkAddress: Equatable, Sendable {
    /// Four or sixteen.
    let bytes: [UInt8]

    /// Nil for anything but a numeric address. A zone (`fe80::1%eth0`) is ignored.
    init?(_ text: String) {
        let text = String(text.prefix { $0 != "%" })
        var four = in_addr()
        var sixteen = in6_addr()
        if inet_pton(AF_INET, text, &four) == 1 {
            bytes = withUnsafeBytes(of: &four) { Array($0) }
        } else if inet_pton(AF_INET6, text, &sixteen) == 1 {
            let all = withUnsafeBytes(of: &sixteen) { Array($0) }
            let isMapped = all.prefix(12).elementsEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF])
            bytes = isMapped ? Array(all.suffix(4)) : all
        } else {
            return nil
        }
    }

    var isLoopback: Bool {
        bytes.count == 4 ? bytes[0] == 127 : bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1
    }

    /// Text by which attempts are counted: an IPv4 address, or the network of 64 bits that one subscriber of IPv6 has.
    var subscriber: String {
        if bytes.count == 4 { return bytes.map { String($0) }.joined(separator: ".") }
        let groups = stride(from: 0, to: 8, by: 2).map { String(Int(bytes[$0]) << 8 | Int(bytes[$0 + 1]), radix: 16) }
        return groups.joined(separator: ":") + "::/64"
    }
}
