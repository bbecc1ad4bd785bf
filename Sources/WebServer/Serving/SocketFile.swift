import Foundation

/// The file of a Unix socket.
struct SocketFile: Sendable {
    let path: String

    /// Owner and group may connect: the group is how a proxy with another account gets in.
    private static let mode: mode_t = 0o660

    /// Checks that nothing else is in the place of the socket. The file of a server that has ended may be there; it is replaced.
    /// - Throws: `.socketInvalid` for another kind of file, `.socketInUse` while a program listens.
    func checkPlace() throws(ServerError) {
        // A missing folder is found when the server binds.
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return }
        guard attributes[.type] as? FileAttributeType == .typeSocket else {
            throw .socketInvalid(path, reason: "another file is in its place")
        }
        if !isLeft { throw .socketInUse(path) }
    }

    /// Lets only owner and group connect.
    /// - Returns: false when the system refuses it.
    func restrict() -> Bool { chmod(path, SocketFile.mode) == 0 }

    /// Removes the file after the server has ended. A file that cannot be removed is replaced at the next start.
    func remove() { unlink(path) }

    /// Whether a server that has ended left the file. Every other answer than a refused connection means that another program may use it.
    private var isLeft: Bool {
        #if os(Linux)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let descriptor = socket(AF_UNIX, stream, 0)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { buffer in
            buffer.copyBytes(from: path.utf8.prefix(buffer.count - 1))
        }
        let result = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        return result != 0 && errno == ECONNREFUSED
    }
}
