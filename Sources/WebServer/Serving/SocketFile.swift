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
        guard let socket = StreamSocket(family: AF_UNIX) else { return false }
        defer { socket.close() }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { buffer in
            buffer.copyBytes(from: path.utf8.prefix(buffer.count - 1))
        }
        return socket.connect(to: address) == ECONNREFUSED
    }
}
