import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Byte-level connection to a server on this machine, for the requests of broken and malicious clients.
final class RawConnection: @unchecked Sendable {
    private let descriptor: Int32
    private var isOpen = true

    init(port: Int) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw URLError(.cannotConnectToHost) }
        var wait = timeval(tv_sec: Int(RunningServer.patience), tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw URLError(.cannotConnectToHost) }
    }

    deinit { close() }

    func close() {
        guard isOpen else { return }
        isOpen = false
        shutdown(descriptor, Int32(SHUT_RDWR))
        _ = Foundation.close(descriptor)
    }

    /// Sends text.
    /// - Returns: false if the server has closed the connection.
    @discardableResult
    func send(_ text: String) throws -> Bool {
        let bytes = Array(text.utf8)
        return Foundation.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
    }

    /// Whether something has arrived that was not received yet, or the connection has ended.
    var hasAnswer: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) > 0
    }

    /// Returns everything that arrives until `enough` or the end. It blocks, so it runs on a thread of its own.
    func receive(until enough: String? = nil) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                var answer: [UInt8] = []
                var buffer = [UInt8](repeating: 0, count: 4096)
                while true {
                    let count = recv(self.descriptor, &buffer, enough == nil ? buffer.count : 1, 0)
                    if count <= 0 { break }
                    answer += buffer[..<count]
                    if let enough, answer.suffix(enough.utf8.count).elementsEqual(enough.utf8) { break }
                }
                continuation.resume(returning: String(decoding: answer, as: UTF8.self))
            }
        }
    }
}
