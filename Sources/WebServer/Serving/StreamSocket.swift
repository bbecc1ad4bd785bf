public import Foundation

/// A stream socket of the system, which its owner closes.
public struct StreamSocket: Sendable {
    let descriptor: Int32

    /// - Parameter family: such as `AF_INET`.
    /// - Returns: nil when the system does not have the family, or no socket left.
    public init?(family: Int32) {
        // The C library of Linux declares the constant as an enumeration.
        #if os(Linux)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { return nil }
        // Programs that this one starts must not hold it longer.
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Sets an option of the socket that is a number.
    public func set(_ option: Int32, of level: Int32, to value: Int32) {
        var value = value
        setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    /// - Parameter address: such as a `sockaddr_in`.
    /// - Returns: 0, or the error number of the system.
    public func bind<Address>(to address: Address) -> Int32 {
        rebound(address) { Foundation.bind(descriptor, $0, $1) }
    }

    /// - Parameter address: such as a `sockaddr_un`.
    /// - Returns: 0, or the error number of the system.
    func connect<Address>(to address: Address) -> Int32 {
        rebound(address) { Foundation.connect(descriptor, $0, $1) }
    }

    public func close() { Foundation.close(descriptor) }

    private func rebound<Address>(
        _ address: Address, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
        let result = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { call($0, socklen_t(MemoryLayout<Address>.size)) }
        }
        return result == 0 ? 0 : errno
    }
}

extension sockaddr_in {
    /// A port of 127.0.0.1.
    public init(loopback port: UInt16) {
        self.init()
        sin_family = sa_family_t(AF_INET)
        sin_port = port.bigEndian
        sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    }
}
