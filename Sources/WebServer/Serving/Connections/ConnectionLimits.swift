/// Limits of connections: how long a client may take, and how many clients are served at once.
struct ConnectionLimits: Sendable {
    /// From the first byte of a request's head to its last byte.
    var head = Duration.seconds(10)
    /// Between two requests, and before the first.
    var idle = Duration.seconds(60)
    /// Without receiving a byte of a body that the server waits for.
    var bodyStall = Duration.seconds(20)
    /// Waiting for a body that arrives more slowly than `bodyRate`.
    var bodyGrace = Duration.seconds(30)
    /// Bytes per second.
    var bodyRate = 1_000
    /// Without the client reading anything of a response that is waiting to be sent.
    var responseStall = Duration.seconds(120)
    /// Maximum number of open connections. Above it, the one that has been idle longest is closed.
    var connections = 256
    /// Interval between two checks of a connection.
    var interval = Duration.seconds(1)
}
