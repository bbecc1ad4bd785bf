/// Why a file, an archive or one entry of it gives nothing. Facts only; words are made elsewhere.
public enum ArchiveError: Error, Equatable, Sendable {
    /// There is nothing at this path.
    case notFound(path: String)
    /// The system refused: `code` is the C library's error number.
    case unreadable(path: String, code: Int32)
    /// A pipe, a socket or a device: it has no end that we could wait for.
    case notARegularFile(path: String)
    /// A folder that holds no file that could be looked at.
    case noFiles(path: String)
    /// An archive without a single entry.
    case emptyArchive(label: String)
    /// It begins like a zip, but has no directory that can be followed.
    case directoryMissing(label: String)
    /// The directory, or an entry's own header, contradicts itself.
    case directoryDamaged(label: String, offset: Int)
    /// Two entries claim the same bytes: a trick that makes a small file huge.
    case overlappingEntries(label: String, offset: Int)
    case encrypted(label: String)
    /// Neither stored nor deflated; `method` is the zip format's number.
    case unsupportedMethod(label: String, method: Int)
    /// The bytes are no deflate stream from the first one on.
    case notDeflated(label: String)
    case limitReached(ArchiveLimit, label: String)
    /// A file was asked for as a whole that is larger than the caller can hold.
    case tooLargeToHold(label: String, limit: Int)
    /// The scratch file for an inner archive could not be made or written.
    case scratchFailed(code: Int32)
}

/// Which of the limits of ``ArchiveLimits``.
public enum ArchiveLimit: String, CaseIterable, Sendable { case entries, depth, nesting, ratio, inflatedBytes }

/// What is wrong with bytes that could be read all the same, up to a point.
public enum ArchiveDamage: Equatable, Sendable {
    /// The stream ends too early, after `offset` bytes of content.
    case truncated(offset: Int)
    /// From here on the stream makes no sense; what came before is good as far as anybody can tell.
    case corrupt(offset: Int)
    /// All was read, and its checksum differs from the one that was stored.
    case checksumMismatch
    /// More or fewer bytes came out than the directory promised.
    case sizeMismatch(stated: Int, actual: Int)
}

/// Something odd about an entry that can be read; it is worth telling a person.
public enum ArchiveRemark: Equatable, Hashable, Sendable {
    /// The name points outside of the archive (`../`, `/etc`, `C:\`). It is shown, and never used as a path.
    case unsafeName
    /// The name is in no encoding that the archive states.
    case nameGuessed
    /// The archive's end is missing: the entry was found by its own header, and its checksum is unknown.
    case directoryRebuilt
}
