/// Address under which other devices reach Hearth, by its own TLS or through a proxy with TLS, such as `https://hearth.example`.
public struct PublicAddress: Equatable, Sendable {
    /// What browsers send as `Host`: the name in lower case, and the port unless it is 443.
    public let authority: String

    /// The address without a slash at its end.
    public var text: String { "https://" + authority }

    /// - Throws: `ServerError.publicAddressInvalid` for anything but `https://`, a name of the domain name system or an IPv4 address, and a
    ///   port. A loopback name is refused, because requests of this machine would look like those of others.
    public init(_ text: String) throws(ServerError) {
        guard let authority = PublicAddress.authority(in: text) else { throw .publicAddressInvalid(text) }
        self.authority = authority
    }

    /// Whether a request names this address. The port 443 may be stated.
    func isNamed(by authority: String) -> Bool {
        let named = authority.lowercased()
        return named == self.authority || named == self.authority + ":443"
    }

    private static func authority(in text: String) -> String? {
        let text = text.lowercased()
        guard text.hasPrefix("https://") else { return nil }
        var rest = text.dropFirst("https://".count)
        if rest.last == "/" { rest = rest.dropLast() }
        let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
        guard let host = parts.first, parts.count <= 2, isName(host), !HostCheck.isLoopback(authority: String(host)),
            NetworkAddress(String(host))?.isLoopback != true
        else { return nil }
        guard parts.count == 2 else { return String(host) }
        guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let port = Int(parts[1]), (1...65_535).contains(port)
        else {
            return nil
        }
        return port == 443 ? String(host) : "\(host):\(port)"
    }

    /// Whether a text is a host name (RFC 1123, 2.1).
    private static func isName(_ host: Substring) -> Bool {
        guard (1...253).contains(host.utf8.count) else { return false }
        return host.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
            (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
                && label.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
        }
    }
}
