/// Address that the server listens on. Without accounts it must be a loopback address.
public struct ServerAddress: Equatable, Sendable {
    public var host: String
    /// 0 lets the system choose one.
    public var port: Int

    /// - Throws: `.notLoopback` for a host that others could reach, `.portOutOfRange`.
    public init(host: String = "127.0.0.1", port: Int = 8080) throws(ServerError) {
        guard (0...65_535).contains(port) else { throw .portOutOfRange(port) }
        guard let numeric = ServerAddress.loopback[host.lowercased()] else { throw .notLoopback(host: host) }
        self.host = numeric
        self.port = port
    }

    /// Loopback names that a browser on this machine may use.
    static let loopback = ["127.0.0.1": "127.0.0.1", "localhost": "127.0.0.1", "::1": "::1", "[::1]": "::1"]
}
