/// Errors that refuse a whole file. The cases hold facts; `Screens/Wording` turns them into sentences.
public enum FileError: Error, Equatable, Sendable {
    case empty
    /// The file could not be opened, or is a device.
    case unreadable
    /// The file is of no kind that Hearth reads.
    case unknownKind
    /// A signature or header does not match the kind.
    case notThisKind(FileKind, offset: Int)
    /// The file ends before any readable content is complete.
    case truncated(offset: Int)
    /// A valid file without an activity: a course, a workout plan, settings.
    case noActivity(holds: String)
    /// Points without any time. Only readers of earlier versions threw it; such a file now gives the finding `.routeOnly`.
    case noTime
    /// Beat intervals without a date: the user must state the start of the recording.
    case startMissing
    /// A file of another program without a reader in Hearth.
    case notReadYet(ForeignFormat)
    /// A limit that protects the machine was exceeded.
    case tooLarge(what: String, limit: Int)
    /// An XML entity, endless nesting or another attack that genuine files never contain.
    case hostile(what: String, offset: Int)
    /// Unreadable markup with nothing readable before it.
    case malformed(what: String, offset: Int)
    /// Compressed content that cannot be unpacked: unsupported method, encrypted, or damaged.
    case packed(what: String)
}
