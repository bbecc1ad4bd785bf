public import ActivityFiles
public import Archives
public import Measures
public import Training

/// Store of import records. File content is written only through this store.
public protocol ImportStore: Sendable {
    func entry(_ hash: ContentHash, athlete: String) async throws -> ImportRecord?
    /// Returns all records, ascending by hash.
    func entries(of athlete: String) async throws -> [ImportRecord]
    /// Stores the content of a file in one transaction: recordings and their groups, samples, totals and the import record.
    ///
    /// Existing data stays, so that committing twice has no further effect. Of two totals of one source, day and part, the one over more
    /// samples stays (`DailyTotal.isFuller(than:)`); of two paths of a file, the lesser one.
    ///
    /// A completion is part of the same transaction: replaced recordings are removed, and their edits and decisions move to the successors.
    ///
    /// A record of a newer reader replaces that of an older one, and its content counts as read by the newer reader. Content that only the
    /// older reader found stays until `retire`. Exported stored data (`FileKind.versionOfKept`) is never retired. The same data from a file
    /// replaces it, in whatever order they are imported (`ReaderVersion`).
    func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit
    /// Removes a file's record, and the recordings that it alone gave with their cuts, in one transaction. Edits and decisions move to the
    /// heir, or are removed when there is none. Nothing happens when neither record nor recordings exist.
    func remove(_ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment) async throws
    /// Removes samples and totals that a file gave. Those of the same kind, moment and source with other values stay.
    func removeMeasurements(
        _ samples: [BodySample], _ totals: [DailyTotal], athlete: String, at moment: Moment
    ) async throws
    /// Returns the number of files of each kind that were read by readers older than these. Kinds without such files are left out.
    func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int]
    /// Returns the kinds that newer readers have read since the last call of `retire`.
    func kindsReadAgain(of athlete: String) async throws -> Set<FileKind>
    /// Removes recordings, samples and totals of a kind (`FileKind.gives`) that only readers older than `version` found, in one transaction.
    /// Edits and decisions move to the successor, which has the same origin and start, and the old id leads to it.
    ///
    /// While files remain that only older readers have read, recordings without a successor stay, because their files may be lost. When all
    /// have one, the remaining records belong to files that are now known by another hash, and are removed.
    func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws
    /// Returns after everything that was committed is on the disk, so that it survives a power cut.
    func settle() async throws
}

/// Record of one imported file.
public struct ImportRecord: Equatable, Sendable {
    public var hash: ContentHash
    /// Path at the import, including archives: `export.zip/apple_health_export/export.xml`.
    public var path: String
    public var kind: FileKind
    public var verdict: Verdict
    /// Reason for the rejection.
    public var error: FileError?
    public var findings: [ImportFinding]
    /// Time of the first import.
    public var moment: Moment
    /// Version of the reader that read it.
    public var readerVersion: Int

    /// - Parameter readerVersion: nil means the current one.
    public init(
        hash: ContentHash, path: String, kind: FileKind, verdict: Verdict, error: FileError?, findings: [ImportFinding],
        moment: Moment, readerVersion: Int? = nil
    ) {
        self.hash = hash
        self.path = path
        self.kind = kind
        self.verdict = verdict
        self.error = error
        self.findings = findings
        self.moment = moment
        self.readerVersion = readerVersion ?? kind.readerVersion
    }

    /// Whether the current reader would give the same result.
    public var isCurrent: Bool { readerVersion >= kind.readerVersion }
}

/// Content of one file, ready to be written in one transaction.
public struct ImportedFile: Equatable, Sendable {
    public var entry: ImportRecord
    public var recordings: [StoredRecording]
    public var samples: [BodySample]
    public var totals: [DailyTotal]
    /// Set when the file was read with its companions.
    public var completion: Completion?

    public init(
        entry: ImportRecord, recordings: [StoredRecording], samples: [BodySample], totals: [DailyTotal],
        completion: Completion? = nil
    ) {
        self.entry = entry
        self.recordings = recordings
        self.samples = samples
        self.totals = totals
        self.completion = completion
    }

    /// Replacement of a file that was read alone by the same file with its companions, whichever was read first.
    public struct Completion: Equatable, Sendable {
        /// Hash under which the file alone was recorded; that record is removed.
        public var alone: ContentHash
        /// Hash that is recorded instead, so that the file alone counts as known.
        public var mark: ContentHash
        /// Recordings of the file alone, or of the list alone that names it, with the recordings that replace them.
        public var successors: [String: String]

        public init(alone: ContentHash, mark: ContentHash, successors: [String: String]) {
            self.alone = alone
            self.mark = mark
            self.successors = successors
        }
    }
}

/// Changes made by a commit.
public struct ImportCommit: Equatable, Sendable {
    /// Ids of new recordings.
    public var added: [String]
    /// Number of recordings that existed already, from another file.
    public var knownRecordings: Int
    public var newSamples: Int

    public init(added: [String] = [], knownRecordings: Int = 0, newSamples: Int = 0) {
        self.added = added
        self.knownRecordings = knownRecordings
        self.newSamples = newSamples
    }
}
