/// Place where the server listens: a port of this machine, a port that a proxy on another machine reaches, or a Unix socket.
public enum ServerAddress: Equatable, Sendable {
    /// Port 0 lets the system choose one.
    case network(host: String, port: Int)
    /// Absolute path of the socket. The permissions of its folder decide who may connect.
    case socket(path: String)

    /// - Parameters:
    ///   - access: how other devices reach the server; nil if none does.
    ///   - isEncrypted: whether the server has TLS of its own.
    /// - Throws: `.notLoopback` for a host that others could reach when there is neither TLS nor a trusted proxy on another machine,
    ///   `.hostInvalid`, `.portOutOfRange`.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, access: PublicAccess? = nil, isEncrypted: Bool = false
    ) throws(ServerError) {
        guard (0...65_535).contains(port) else { throw .portOutOfRange(port) }
        if let numeric = ServerAddress.loopback[host.lowercased()] {
            self = .network(host: numeric, port: port)
            return
        }
        guard isEncrypted || access?.proxies.includesOthers == true else { throw .notLoopback(host: host) }
        guard NetworkAddress(host) != nil else { throw isEncrypted ? .hostInvalid(host) : .notLoopback(host: host) }
        self = .network(host: host, port: port)
    }

    /// - Parameter access: how browsers reach the server, because they cannot open a socket; nil if none does.
    /// - Throws: `.socketInvalid` for a path that is relative or longer than a system permits, `.socketWithoutProxy`.
    public init(socket path: String, access: PublicAccess?) throws(ServerError) {
        guard path.first == "/", path.utf8.count <= ServerAddress.longestSocketPath, !path.utf8.contains(0) else {
            throw .socketInvalid(
                path, reason: "its path must begin with / and have at most \(ServerAddress.longestSocketPath) bytes")
        }
        guard access != nil else { throw .socketWithoutProxy }
        self = .socket(path: path)
    }

    /// Bytes of `sun_path` without the zero at the end: 108 on Linux, 104 on macOS and BSD.
    private static let longestSocketPath = 103

    /// Loopback names that a browser on this machine may use.
    static let loopback = ["127.0.0.1": "127.0.0.1", "localhost": "127.0.0.1", "::1": "::1", "[::1]": "::1"]
}
