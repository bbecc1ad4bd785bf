import Foundation
import Measures

/// Address of a receiver, set by the owner.
public struct ReceiverAddress: Equatable, Sendable {
    let url: URL
    /// Whether it may lead to this machine or its network.
    let allowsPrivate: Bool
    /// Scheme, host and port, without the path, which can contain a secret.
    public let origin: String

    /// Parses an address: `https://host…`, or also `http://` on this machine or in its network where the owner allows that. Nil for any
    /// other address, and for one with a name, a password or a fragment.
    ///
    /// - Parameters:
    ///   - text: the address.
    ///   - allowsPrivate: whether the owner allows receivers on this machine and in its network. Without it, every address that the
    ///     name resolves to is checked before each request.
    public init?(_ text: String, allowsPrivate: Bool) {
        guard let parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
            let host = parts.host?.lowercased(),
            !host.isEmpty, parts.user == nil, parts.password == nil, parts.fragment == nil, let url = parts.url
        else { return nil }
        let isNear = ReceiverAddress.isNear(host)
        guard scheme == "https" || (scheme == "http" && isNear), allowsPrivate || !isNear else { return nil }
        self.url = url
        self.allowsPrivate = allowsPrivate
        origin = scheme + "://" + host + (parts.port.map { ":\($0)" } ?? "")
    }

    /// Whether a host is on this machine or in its network, as far as its name shows.
    private static func isNear(_ host: String) -> Bool {
        if let address = NetworkAddress(dotted: host) { return !address.isPublic }
        if ["localhost", "::1", "[::1]"].contains(host) { return true }
        let isLiteral = host.contains(":")
        if !isLiteral, !host.contains(".") { return true }
        return [".localhost", ".local", ".lan", ".home.arpa", ".internal"].contains { host.hasSuffix($0) }
    }
}
