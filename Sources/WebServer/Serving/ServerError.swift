/// Reasons why the server could not be started.
public enum ServerError: Error, Equatable, Sendable {
    /// Others could reach the host, and no proxy on another machine is trusted. Plain HTTP must not leave the machine otherwise.
    case notLoopback(host: String)
    /// Not the network address of this machine in numbers.
    case hostInvalid(String)
    /// Not an address such as `https://hearth.example`.
    case publicAddressInvalid(String)
    /// Not the address of a proxy or a network of proxies.
    case proxyInvalid(String)
    /// A Unix socket cannot have this path.
    case socketInvalid(String, reason: String)
    /// A Unix socket without a public address: no browser would reach the server.
    case socketWithoutProxy
    /// Another program listens at the Unix socket.
    case socketInUse(String)
    case portOutOfRange(Int)
    case portInUse(Int)
    case portNotAllowed(Int)
    case cannotListen(reason: String)
    /// The key that signs tokens could not be read, created or protected.
    case keyUnusable(path: String, reason: String)
    /// A file of the web pages is missing from the program's resources.
    case resourcesMissing
    /// A script or style sheet of the web pages is malformed, at a line counted from 1.
    case resourceMalformed(file: String, line: Int, reason: String)
}
