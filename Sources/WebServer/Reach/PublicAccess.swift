/// How other devices reach this server: under which address, and through which proxies, if TLS does not end in the server itself.
public struct PublicAccess: Equatable, Sendable {
    public var address: PublicAddress
    public var proxies: TrustedProxies
    /// Whether browsers use TLS only for the subdomains of the address too. Other services may run there.
    public var coversSubdomains = false

    public init(address: PublicAddress, proxies: TrustedProxies = .loopback) {
        self.address = address
        self.proxies = proxies
    }
}
