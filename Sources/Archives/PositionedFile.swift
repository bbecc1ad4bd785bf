import Foundation

/// A file that is read by position, in parts. It closes with the last reference.
public final class PositionedFile: Sendable {
    /// What tells one version of a file from another: device, number, size and time of the last change.
    public struct Identity: Hashable, Sendable {
        public let size: Int
        fileprivate let device: UInt64
        fileprivate let number: UInt64
        fileprivate let seconds: Int
        fileprivate let nanoseconds: Int

        fileprivate init(_ status: stat) {
            size = Int(status.st_size)
            device = UInt64(truncatingIfNeeded: status.st_dev)
            number = UInt64(truncatingIfNeeded: status.st_ino)
            #if canImport(Darwin)
                let change = status.st_mtimespec
            #else
                let change = status.st_mtim
            #endif
            seconds = Int(change.tv_sec)
            nanoseconds = Int(change.tv_nsec)
        }

        /// Letters and digits that are equal for equal identities only.
        public var text: String {
            [device, number, UInt64(truncatingIfNeeded: size), UInt64(bitPattern: Int64(seconds)), UInt64(nanoseconds)]
                .map { String($0, radix: 36) }.joined(separator: "-")
        }
    }

    public let identity: Identity
    private let file: OpenFile

    public var size: Int { file.size }

    /// Opens a file that the user named. A symbolic link is followed.
    public init(path: String) throws(ArchiveError) {
        file = try OpenFile.opening(path, followingLinks: true)
        var status = stat()
        guard fstat(file.descriptor, &status) == 0 else { throw .unreadable(path: path, code: errno) }
        identity = Identity(status)
    }

    /// Returns the identity of the file that is at a path now; nil without one.
    public static func identity(ofFileAt path: String) -> Identity? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Identity(status)
    }

    /// Returns the bytes from an offset on: fewer than `count` only at the end of the file.
    public func bytes(at offset: Int, count: Int) throws(ArchiveError) -> [UInt8] {
        guard offset >= 0, count >= 0 else { return [] }
        return try file.bytes(at: offset, count: count)
    }
}
