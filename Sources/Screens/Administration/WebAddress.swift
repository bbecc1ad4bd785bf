import Measures

/// Address of a server, as far as a security policy needs it. It is copied into a header, so it must not contain unusual characters.
struct WebAddress {
    var isEncrypted: Bool
    /// Name or four numbers, in lower case.
    var host: String
    var origin: String
    /// Rest from the first slash on.
    var rest: String

    /// Nil for everything but `http` and `https` with a host, an optional port and a path. A policy cannot express a host in brackets.
    init?(_ text: String) {
        let bytes = Array(text.utf8)
        let scheme = String(decoding: bytes.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
        guard scheme == "http" || scheme == "https" else { return nil }
        let behind = bytes.dropFirst(scheme.utf8.count)
        guard behind.starts(with: "://".utf8) else { return nil }
        let authority = behind.dropFirst(3).prefix { $0 != UInt8(ascii: "/") }
        let path = behind.dropFirst(3 + authority.count)
        let parts = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard !path.isEmpty, (1...2).contains(parts.count), let name = parts.first, !name.isEmpty, name.count <= 253 else {
            return nil
        }
        host = String(decoding: name, as: UTF8.self).lowercased()
        guard host.utf8.allSatisfy({ WebAddress.isLetter($0) || WebAddress.isDigit($0) || $0 == 0x2D || $0 == 0x2E }),
            host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy({ !$0.isEmpty })
        else { return nil }
        origin = scheme + "://" + host
        if parts.count == 2 {
            guard parts[1].count <= 5, parts[1].allSatisfy(WebAddress.isDigit),
                let port = Int(String(decoding: parts[1], as: UTF8.self)), (1...65_535).contains(port)
            else { return nil }
            origin += ":\(port)"
        }
        isEncrypted = scheme == "https"
        rest = String(decoding: path, as: UTF8.self)
    }

    /// Whether the host is on this machine or in its network, by name or number (RFC 1918, 3927, 6762, 8375).
    var isAtHome: Bool {
        if let address = NetworkAddress(dotted: host) { return !address.isPublic }
        let labels = host.split(separator: ".")
        // Browsers read a host that ends in a number as an address, in several notations.
        guard let last = labels.last, let first = last.utf8.first, WebAddress.isLetter(first) else { return false }
        return labels.count == 1 || ["local", "lan", "home", "internal", "localhost"].contains(String(last))
            || host.hasSuffix(".home.arpa")
    }

    /// Whether the host may be on this machine or in its network. True also for numbers in unusual notations that browsers accept, such as
    /// `127.1` and `0x7f000001`. A name that resolves to a private address is detected at the request (`PublicHost`).
    var mayBePrivate: Bool {
        if isAtHome { return true }
        guard NetworkAddress(dotted: host) == nil, let first = host.split(separator: ".").last?.utf8.first else { return false }
        return WebAddress.isDigit(first)
    }

    /// Whether a text needs no escaping in a path or a query (RFC 3986, 3.3 and 3.4).
    static func isPath(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            isLetter(byte) || isLetter(byte | 0x20) || isDigit(byte) || "-._~!$&'()*+,;=:@/?%".utf8.contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }
    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
