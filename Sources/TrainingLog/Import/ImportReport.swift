public import ActivityFiles

/// Progress of an import.
public struct ImportProgress: Equatable, Sendable {
    /// Bytes of the files on the disk, so that the total is known before anything is unpacked.
    public var bytesDone: Int
    public var bytesTotal: Int
    /// Number of processed files, including those inside archives.
    public var filesDone: Int
    public var currentPath: String

    public init(bytesDone: Int, bytesTotal: Int, filesDone: Int, currentPath: String) {
        self.bytesDone = bytesDone
        self.bytesTotal = bytesTotal
        self.filesDone = filesDone
        self.currentPath = currentPath
    }
}

/// Result of an import, file by file.
public struct ImportReport: Equatable, Sendable {
    public var files: [FileOutcome]
    /// Whether a start was stated that no file needed.
    public var isStartUnused = false

    public init(files: [FileOutcome] = []) { self.files = files }

    public var newRecordings: Int { files.reduce(0) { $0 + $1.newRecordings } }
    public var duplicateRecordings: Int { files.reduce(0) { $0 + $1.duplicateRecordings } }
    public var newSamples: Int { files.reduce(0) { $0 + $1.newSamples } }
    /// Number of new recordings of activities that another file also recorded, before this import or in it.
    public var joinedRecordings: Int { files.reduce(0) { $0 + $1.joined.count } }
    /// Number of these activities.
    public var joinedActivities: Int { Set(files.flatMap(\.joined)).count }
    public func count(_ verdict: Verdict) -> Int { files.count { $0.verdict == verdict && !$0.isSkipped } }
    /// Number of images and other files that are no recordings. `count(.rejected)` does not include them.
    public var skipped: Int { files.count { $0.isSkipped } }
}

/// Outcome of one file.
public struct FileOutcome: Equatable, Sendable {
    /// Path of the file; inside an archive such as `export.zip/apple_health_export/export.xml`.
    public var path: String
    public var kind: FileKind
    public var verdict: Verdict
    /// Whether the same bytes were read before. The findings are then the stored ones.
    public var isKnown: Bool
    public var newRecordings: Int
    /// Number of recordings that existed already, from this file or another.
    public var duplicateRecordings: Int
    public var newSamples: Int
    /// Number of daily totals in the file, new or not.
    public var totals: Int
    public var findings: [ImportFinding]
    /// Counts of a Health export by kind of record; empty for other files and for known ones.
    public var tallies: [RecordTally]
    /// Reason for the rejection.
    public var error: FileError?
    /// Whether it was rejected as a file beside recordings that is not meant to be one.
    public var isSkipped: Bool
    /// Whether it was rejected as a table that the athlete can describe.
    public var isUnknownTable = false
    /// Ids of the new recordings.
    public var added: [String]
    /// Ids of activities that another file also recorded, one for each such new recording.
    public var joined: [String] = []
    /// Number of new activities.
    public var newActivities: Int

    public init(
        path: String, kind: FileKind, verdict: Verdict, isKnown: Bool = false, newRecordings: Int = 0,
        duplicateRecordings: Int = 0, newSamples: Int = 0, totals: Int = 0, findings: [ImportFinding] = [],
        tallies: [RecordTally] = [], error: FileError? = nil, isSkipped: Bool = false, added: [String] = []
    ) {
        self.path = path
        self.kind = kind
        self.verdict = verdict
        self.isKnown = isKnown
        self.newRecordings = newRecordings
        self.duplicateRecordings = duplicateRecordings
        self.newSamples = newSamples
        self.totals = totals
        self.findings = findings
        self.tallies = tallies
        self.error = error
        self.isSkipped = isSkipped
        self.added = added
        newActivities = newRecordings
    }
}

/// Result of reading one file without storing anything.
public struct FileInspection: Sendable {
    public var path: String
    public var reading: Result<FileReading, FileError>
    /// Messages of a FIT file, used or not; empty unless requested.
    public var messages: [FITMessageCount]
    /// Whether it is a file beside recordings that is not meant to be one.
    public var isSkipped: Bool
    /// The beginning of a table that Hearth does not know; nil for other files.
    public var unknownTable: TableSketch?

    public init(
        path: String, reading: Result<FileReading, FileError>, messages: [FITMessageCount] = [], isSkipped: Bool = false,
        unknownTable: TableSketch? = nil
    ) {
        self.unknownTable = unknownTable
        self.path = path
        self.reading = reading
        self.messages = messages
        self.isSkipped = isSkipped
    }
}
