/// An original that an export found damaged on the disk, or not at all.
public struct UnreadableOriginal: Equatable, Sendable {
    /// SHA-256 of what it was, hexadecimal.
    public var hash: String
    /// Where it was found when it was imported, if that is known.
    public var path: String?
    /// How much of it can still be read, in bytes; it may be wrong, too.
    public var bytesLeft: Int

    public init(hash: String, path: String?, bytesLeft: Int) {
        self.hash = hash
        self.path = path
        self.bytesLeft = bytesLeft
    }

    /// In an archive: what is left of them.
    static let folder = "damaged/"
    /// In an archive: which they are, in words.
    static let fileName = "unreadable.txt"
}
