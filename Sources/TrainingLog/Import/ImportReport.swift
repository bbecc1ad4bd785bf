public import ActivityFiles

/// How far an import is.
public struct ImportProgress: Equatable, Sendable {
    /// Of the files as they lie on the disk, so that the share is known before anything is unpacked.
    public var bytesDone: Int
    public var bytesTotal: Int
    /// Files that were looked at, those inside archives included.
    public var filesDone: Int
    public var currentPath: String

    public init(bytesDone: Int, bytesTotal: Int, filesDone: Int, currentPath: String) {
        self.bytesDone = bytesDone
        self.bytesTotal = bytesTotal
        self.filesDone = filesDone
        self.currentPath = currentPath
    }
}

/// What an import did, file by file.
public struct ImportReport: Equatable, Sendable {
    public var files: [FileOutcome]

    public init(files: [FileOutcome] = []) { self.files = files }

    public var newRecordings: Int { files.reduce(0) { $0 + $1.newRecordings } }
    public var duplicateRecordings: Int { files.reduce(0) { $0 + $1.duplicateRecordings } }
    public var newSamples: Int { files.reduce(0) { $0 + $1.newSamples } }
    /// New recordings of activities that another file had told of, before this import or in it.
    public var joinedRecordings: Int { files.reduce(0) { $0 + $1.joined.count } }
    /// How many activities these are.
    public var joinedActivities: Int { Set(files.flatMap(\.joined)).count }
    public func count(_ verdict: Verdict) -> Int { files.count { $0.verdict == verdict && !$0.isSkipped } }
    /// Pictures and other files that are no recordings; `count(.rejected)` leaves them out.
    public var skipped: Int { files.count { $0.isSkipped } }
}

/// What became of one file.
public struct FileOutcome: Equatable, Sendable {
    /// `export.zip/apple_health_export/export.xml` for a file inside an archive.
    public var path: String
    public var kind: FileKind
    public var verdict: Verdict
    /// The same bytes were read before; its findings are those of then.
    public var isKnown: Bool
    public var newRecordings: Int
    /// Recordings that were there already, from this file or another.
    public var duplicateRecordings: Int
    public var newSamples: Int
    /// Totals of days that were read now, new or not.
    public var totals: Int
    public var findings: [ImportFinding]
    /// What a Health export that was read now holds by kind of record; empty for other files and for known ones.
    public var tallies: [RecordTally]
    /// Why it was rejected.
    public var error: FileError?
    /// Rejected, but nobody's loss: it was found beside recordings, and is none.
    public var isSkipped: Bool
    /// Ids of the new recordings.
    public var added: [String]
    /// Activities that another file had told of: one for each new recording that is of such a one.
    public var joined: [String] = []
    /// Activities that nothing had told of.
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

/// One file that was read without storing anything.
public struct FileInspection: Sendable {
    public var path: String
    public var reading: Result<FileReading, FileError>
    /// What messages a FIT file is made of, used or not; empty unless they were asked for.
    public var messages: [FITMessageCount]
    /// It was found beside recordings, and is none.
    public var isSkipped: Bool

    public init(
        path: String, reading: Result<FileReading, FileError>, messages: [FITMessageCount] = [], isSkipped: Bool = false
    ) {
        self.path = path
        self.reading = reading
        self.messages = messages
        self.isSkipped = isSkipped
    }
}
