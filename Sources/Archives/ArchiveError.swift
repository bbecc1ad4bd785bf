/// Why a file, an archive or an archive entry yields no content. The cases hold facts; the caller turns them into text.
public enum ArchiveError: Error, Equatable, Sendable {
    /// Nothing exists at this path.
    case notFound(path: String)
    /// The system refused access; `code` is the C library's error number.
    case unreadable(path: String, code: Int32)
    /// A pipe, a socket or a device, which may never reach an end.
    case notARegularFile(path: String)
    /// A folder without a readable file.
    case noFiles(path: String)
    /// An archive without entries.
    case emptyArchive(label: String)
    /// The file begins like a zip, but has no usable directory.
    case directoryMissing(label: String)
    /// The directory or the header of an entry contradicts itself.
    case directoryDamaged(label: String, offset: Int)
    /// Two entries share the same bytes, as in a zip bomb.
    case overlappingEntries(label: String, offset: Int)
    case encrypted(label: String)
    /// The entry is neither stored nor deflated; `method` is the zip format's number.
    case unsupportedMethod(label: String, method: Int)
    /// The bytes are not a deflate stream.
    case notDeflated(label: String)
    case limitReached(ArchiveLimit, label: String)
    /// The caller requested the whole content, which exceeds `limit` bytes.
    case tooLargeToHold(label: String, limit: Int)
    /// The scratch file for an inner archive could not be created or written.
    case scratchFailed(code: Int32)
}

/// Names of the limits in ``ArchiveLimits``.
public enum ArchiveLimit: String, CaseIterable, Sendable { case entries, depth, nesting, ratio, inflatedBytes }

/// Damage in bytes that were still read, at least in part.
public enum ArchiveDamage: Equatable, Sendable {
    /// The stream ends too early, after `offset` bytes of content.
    case truncated(offset: Int)
    /// The stream is invalid from `offset` on; the content before it shows no damage.
    case corrupt(offset: Int)
    /// All content was read, and its checksum differs from the stored one.
    case checksumMismatch
    /// The content has more or fewer bytes than the directory states.
    case sizeMismatch(stated: Int, actual: Int)
}

/// A peculiarity of a readable entry that the user should know about.
public enum ArchiveRemark: Equatable, Hashable, Sendable {
    /// The name points outside the archive (`../`, `/etc`, `C:\`). It is displayed, and never used as a path.
    case unsafeName
    /// The archive does not state the encoding of the name.
    case nameGuessed
    /// The archive's end is missing. The entry was found by its own header, and its checksum is unknown.
    case directoryRebuilt
}
