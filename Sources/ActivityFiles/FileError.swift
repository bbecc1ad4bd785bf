/// Why a file was refused as a whole. Facts only: `Screens/Wording` makes sentences of them.
public enum FileError: Error, Equatable, Sendable {
    case empty
    /// It could not be opened, or is a device and no file.
    case unreadable
    /// Not a kind of file that Hearth reads.
    case unknownKind
    /// A signature or header is not what the kind demands.
    case notThisKind(FileKind, offset: Int)
    /// The file ends in the middle of something without which nothing can be read.
    case truncated(offset: Int)
    /// A course, a workout plan, settings: a good file that holds no activity.
    case noActivity(holds: String)
    /// Points without a single time. Readers of earlier versions threw it; today such a file gives the finding `.routeOnly`.
    case noTime
    /// Heart-beat intervals without a date: the user has to state when the recording started.
    case startMissing
    /// A data file of another program that Hearth has no reader for.
    case notReadYet(ForeignFormat)
    /// A limit that protects the machine was reached.
    case tooLarge(what: String, limit: Int)
    /// An entity, an endless nesting or another trick that no honest file needs.
    case hostile(what: String, offset: Int)
    /// Markup that cannot be followed any further, with nothing readable before it.
    case malformed(what: String, offset: Int)
    /// Something packed that cannot be unpacked: by a method that is not read, encrypted, or damaged.
    case packed(what: String)
}
