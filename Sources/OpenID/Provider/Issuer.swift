/// Address of a provider, as its discovery document and tokens state it (OpenID Connect Core 1.0, 2).
public struct Issuer: Equatable, Sendable {
    /// Compared byte by byte: an issuer with a slash at its end differs from one without.
    public let text: String
    /// Whether it is this machine without encryption, for tests and for a provider on the same machine.
    let isLocal: Bool

    /// Parses the address of a provider.
    /// - Returns: nil for anything but an `https` address without query and fragment, or an `http` address of this machine.
    public init?(_ text: String) {
        guard let address = ProviderAddress(text), !text.utf8.contains(UInt8(ascii: "?")) else { return nil }
        self.text = text
        isLocal = !address.isEncrypted
    }

    /// Address of the discovery document (OpenID Connect Discovery 1.0, 4).
    public var discovery: String {
        (text.hasSuffix("/") ? String(text.dropLast()) : text) + "/.well-known/openid-configuration"
    }

    /// Whether an address of the discovery document may be used: encrypted, or on this machine if the issuer is too.
    func permits(_ text: String) -> Bool { ProviderAddress(text).map { $0.isEncrypted || isLocal } ?? false }
}

/// Web address of a provider, as far as it matters for safety.
struct ProviderAddress {
    /// Bytes of an address at most.
    static let limit = 1024

    let isEncrypted: Bool

    /// - Returns: nil for anything but an `https` address, or an `http` address of this machine: no user, no fragment, printable ASCII.
    init?(_ text: String) {
        guard text.utf8.count <= ProviderAddress.limit, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
        let isEncrypted = text.hasPrefix("https://")
        guard isEncrypted || text.hasPrefix("http://") else { return nil }
        let rest = text.utf8.dropFirst(isEncrypted ? 8 : 7)
        let authority = String(decoding: rest.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }, as: UTF8.self)
        // A backslash is a slash for browsers, and a user before an at sign hides the host.
        guard !authority.isEmpty, authority.utf8.first != UInt8(ascii: ":"),
            !text.utf8.contains(where: { [UInt8(ascii: "#"), UInt8(ascii: "\\")].contains($0) }),
            !authority.utf8.contains(UInt8(ascii: "@"))
        else { return nil }
        guard isEncrypted || ProviderAddress.isLoopback(authority) else { return nil }
        self.isEncrypted = isEncrypted
    }

    private static func isLoopback(_ authority: String) -> Bool {
        ["127.0.0.1", "localhost", "[::1]"].contains { host in
            guard authority.hasPrefix(host) else { return false }
            let rest = authority.utf8.dropFirst(host.utf8.count)
            return rest.isEmpty
                || rest.first == UInt8(ascii: ":") && (2...6).contains(rest.count)
                    && rest.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
        }
    }
}
