import Foundation

/// Network addresses of proxies. What they state about a request counts.
public struct TrustedProxies: Equatable, Sendable {
    private struct Network: Equatable, Sendable {
        var address: NetworkAddress
        var bits: Int

        init?(_ text: String) {
            let parts = text.split(separator: "/", omittingEmptySubsequences: false)
            guard let first = parts.first, parts.count <= 2, let address = NetworkAddress(String(first)) else { return nil }
            self.address = address
            bits = address.bytes.count * 8
            guard parts.count == 2 else { return }
            // A network of everything would let any client state who it is.
            guard parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }), let stated = Int(parts[1]),
                (8...bits).contains(stated)
            else { return nil }
            bits = stated
        }

        func contains(_ other: NetworkAddress) -> Bool {
            guard other.bytes.count == address.bytes.count else { return false }
            let (whole, rest) = (bits / 8, bits % 8)
            guard other.bytes.prefix(whole).elementsEqual(address.bytes.prefix(whole)) else { return false }
            guard rest > 0 else { return true }
            return (other.bytes[whole] ^ address.bytes[whole]) >> (8 - rest) == 0
        }
    }

    private let networks: [Network]

    /// A proxy on this machine.
    public static let loopback = TrustedProxies(
        networks: [Network("127.0.0.0/8"), Network("::1")].compactMap { $0 })

    /// No proxy: what a client states about itself does not count.
    public static let none = TrustedProxies(networks: [])

    private init(networks: [Network]) { self.networks = networks }

    /// - Parameter text: addresses and networks (`10.0.0.2, 172.18.0.0/16, fd00::/8`), separated by commas.
    /// - Throws: `ServerError.proxyInvalid` with the part that is none of them.
    public init(_ text: String) throws(ServerError) {
        var networks: [Network] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let part = part.trimmingCharacters(in: .whitespaces)
            guard let network = Network(part) else { throw .proxyInvalid(part) }
            networks.append(network)
        }
        self.networks = networks
    }

    /// These proxies, and those on this machine.
    var withThisMachine: TrustedProxies { TrustedProxies(networks: networks + TrustedProxies.loopback.networks) }

    /// Whether a proxy may be on another machine.
    var includesOthers: Bool { networks.contains { !$0.address.isLoopback } }

    func contains(_ address: NetworkAddress) -> Bool { networks.contains { $0.contains(address) } }
}
