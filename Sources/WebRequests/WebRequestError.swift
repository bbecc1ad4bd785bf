/// Why a request to a server that the owner named has no response.
public enum WebRequestError: Error, Equatable, Sendable {
    /// No connection, or the address is not one of a server.
    case unreachable
    /// The name resolves to this machine or its network, which the owner has not allowed.
    case notPublic
    case tooSlow
    /// The response is longer than the limit in bytes.
    case tooLarge(limit: Int)
    /// The server wants to send the request elsewhere. Redirects are not followed: the owner named another address.
    case redirected(status: Int)
}
