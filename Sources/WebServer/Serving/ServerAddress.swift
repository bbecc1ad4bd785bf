/// Address that the server listens on: a loopback address, or one that a proxy on another machine reaches.
public struct ServerAddress: Equatable, Sendable {
    public var host: String
    /// 0 lets the system choose one.
    public var port: Int

    /// - Parameter access: how other devices reach the server; nil if none does.
    /// - Throws: `.notLoopback` for a host that others could reach when no trusted proxy is on another machine, `.portOutOfRange`.
    public init(host: String = "127.0.0.1", port: Int = 8080, access: PublicAccess? = nil) throws(ServerError) {
        guard (0...65_535).contains(port) else { throw .portOutOfRange(port) }
        self.port = port
        if let numeric = ServerAddress.loopback[host.lowercased()] {
            self.host = numeric
            return
        }
        guard access?.proxies.includesOthers == true, NetworkAddress(host) != nil else { throw .notLoopback(host: host) }
        self.host = host
    }

    /// Loopback names that a browser on this machine may use.
    static let loopback = ["127.0.0.1": "127.0.0.1", "localhost": "127.0.0.1", "::1": "::1", "[::1]": "::1"]
}
