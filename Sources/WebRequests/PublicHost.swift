import Foundation
import Measures
import Synchronization

/// Checks that a host name resolves to addresses of the public Internet only.
///
/// The check runs before every request. A name that changes afterwards (DNS rebinding) reaches nothing: requests to hosts that must be
/// public are encrypted, and no machine of the local network has a certificate for that name.
enum PublicHost {
    /// - Parameter patience: timeout of the name lookup in seconds.
    /// - Throws: `.notPublic` when any address is not public; `.unreachable` without an address; `.tooSlow` after the timeout.
    static func check(_ host: String, patience: Double) async throws(WebRequestError) {
        let found = await addresses(of: host, patience: patience)
        guard let found else { throw .tooSlow }
        guard !found.isEmpty else { throw .unreachable }
        guard found.allSatisfy(\.isPublic) else { throw .notPublic }
    }

    /// Returns the addresses of a host, or nil after a timeout. A lookup blocks its thread and cannot be cancelled, so it gets a thread of
    /// its own.
    private static func addresses(of host: String, patience: Double) async -> [NetworkAddress]? {
        let once = Once()
        return await withCheckedContinuation { continuation in
            once.waiting.withLock { $0 = continuation }
            DispatchQueue.global().async { once.resume(lookUp(host)) }
            DispatchQueue.global().asyncAfter(deadline: .now() + patience) { once.resume(nil) }
        }
    }

    private final class Once: Sendable {
        let waiting = Mutex<CheckedContinuation<[NetworkAddress]?, Never>?>(nil)

        func resume(_ found: [NetworkAddress]?) {
            let waiting = waiting.withLock { waiting in
                defer { waiting = nil }
                return waiting
            }
            waiting?.resume(returning: found)
        }
    }

    /// Resolves a name to all its addresses, or a number in any notation to the address that it means. Empty when there is none. An IPv6
    /// literal must come without its brackets.
    static func lookUp(_ host: String) -> [NetworkAddress] {
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if os(Linux)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        let name = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        guard getaddrinfo(name, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        var found: [NetworkAddress] = []
        var next = list
        while let entry = next {
            if let address = address(entry.pointee) { found.append(address) }
            next = entry.pointee.ai_next
        }
        return found
    }

    private static func address(_ entry: addrinfo) -> NetworkAddress? {
        guard let raw = UnsafeRawPointer(entry.ai_addr) else { return nil }
        switch entry.ai_family {
        case AF_INET:
            return withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in.self).sin_addr) { NetworkAddress(bytes: Array($0)) }
        case AF_INET6:
            return withUnsafeBytes(of: raw.loadUnaligned(as: sockaddr_in6.self).sin6_addr) { NetworkAddress(bytes: Array($0)) }
        default: return nil
        }
    }
}
