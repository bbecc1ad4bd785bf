/// Reasons why the server could not be started.
public enum ServerError: Error, Equatable, Sendable {
    /// The host is not a loopback address. Without accounts, only this machine may be served.
    case notLoopback(host: String)
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
