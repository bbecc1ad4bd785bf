/// Original that is damaged on the disk or missing.
public struct UnreadableOriginal: Equatable, Sendable {
    /// SHA-256 of the intact file, hexadecimal.
    public var hash: String
    /// Path at the import; nil when unknown.
    public var path: String?
    /// Number of bytes that can still be read. They may be wrong.
    public var bytesLeft: Int

    public init(hash: String, path: String?, bytesLeft: Int) {
        self.hash = hash
        self.path = path
        self.bytesLeft = bytesLeft
    }

    /// Folder in an archive for what is left of damaged originals.
    static let folder = "damaged/"
    /// File in an archive that lists them as text.
    static let fileName = "unreadable.txt"
}
