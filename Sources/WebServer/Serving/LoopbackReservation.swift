import Foundation
import Synchronization

/// Holds the server's port on the other loopback address, without listening.
///
/// Browsers open `localhost` on `::1` and on 127.0.0.1. Without this, another user of the machine could answer on the address that the server
/// does not use, under the name to which passkeys belong. A connection to a held port is refused, and the browser goes on to the server.
final class LoopbackReservation: Sendable {
    private let descriptor = Mutex<Int32>(-1)

    enum Result: Equatable { case held, inUse, unavailable }

    /// - Parameter host: numeric address on which the server listens.
    /// - Returns: `.unavailable` on a machine without the other address.
    func hold(_ port: Int, besides host: String) -> Result {
        let family = host == "::1" ? AF_INET : AF_INET6
        #if os(Linux)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        guard let number = UInt16(exactly: port), number > 0 else { return .unavailable }
        let socket = Foundation.socket(family, stream, 0)
        guard socket >= 0 else { return .unavailable }
        // Programs that this one starts must not hold it longer.
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        guard LoopbackReservation.bind(socket, family, number) == 0 else {
            let code = errno
            close(socket)
            return code == EADDRINUSE ? .inUse : .unavailable
        }
        let former = descriptor.withLock { descriptor in
            defer { descriptor = socket }
            return descriptor
        }
        if former >= 0 { close(former) }
        return .held
    }

    private static func bind(_ socket: Int32, _ family: Int32, _ port: UInt16) -> Int32 {
        if family == AF_INET {
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            return bound(socket, address)
        }
        var only: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &only, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = port.bigEndian
        address.sin6_addr = in6addr_loopback
        return bound(socket, address)
    }

    private static func bound<Address>(_ socket: Int32, _ address: Address) -> Int32 {
        withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Foundation.bind(socket, $0, socklen_t(MemoryLayout<Address>.size))
            }
        }
    }

    deinit {
        let held = descriptor.withLock { $0 }
        if held >= 0 { close(held) }
    }
}
