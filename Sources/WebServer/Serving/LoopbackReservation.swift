import Foundation
import Synchronization

/// Holds the server's port on the other loopback address, without listening.
///
/// Browsers open `localhost` on `::1` and on 127.0.0.1. Without this, another user of the machine could answer on the address that the server
/// does not use, under the name to which passkeys belong. A connection to a held port is refused, and the browser goes on to the server.
final class LoopbackReservation: Sendable {
    private let held = Mutex<StreamSocket?>(nil)

    enum Result: Equatable { case held, inUse, unavailable }

    /// - Parameter host: numeric address on which the server listens.
    /// - Returns: `.unavailable` on a machine without the other address.
    func hold(_ port: Int, besides host: String) -> Result {
        let family = host == "::1" ? AF_INET : AF_INET6
        guard let number = UInt16(exactly: port), number > 0, let socket = StreamSocket(family: family) else {
            return .unavailable
        }
        let error = LoopbackReservation.bind(socket, family, number)
        guard error == 0 else {
            socket.close()
            return error == EADDRINUSE ? .inUse : .unavailable
        }
        let former = held.withLock { held in
            defer { held = socket }
            return held
        }
        former?.close()
        return .held
    }

    private static func bind(_ socket: StreamSocket, _ family: Int32, _ port: UInt16) -> Int32 {
        guard family == AF_INET6 else { return socket.bind(to: sockaddr_in(loopback: port)) }
        socket.set(IPV6_V6ONLY, of: Int32(IPPROTO_IPV6), to: 1)
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        return socket.bind(to: address)
    }

    deinit { held.withLock { $0 }?.close() }
}
