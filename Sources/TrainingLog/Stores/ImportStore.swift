public import ActivityFiles
public import Archives
public import Measures
public import Training

/// The ledger of files that were read, and the one door by which their content comes in.
public protocol ImportStore: Sendable {
    func entry(_ hash: ContentHash, athlete: String) async throws -> LedgerEntry?
    /// Ascending by hash.
    func entries(of athlete: String) async throws -> [LedgerEntry]
    /// Writes all of a file or nothing of it: recordings and their grouping, samples, totals and the ledger's entry.
    ///
    /// What is there already stays as it is, so that committing twice is committing once. Of two totals of one source, day and
    /// part of it the one over more samples stays (`DailyTotal.isFuller(than:)`); of two paths of one file the lesser one.
    ///
    /// A completion in the same transaction: recordings that have a successor go, and what was said about them is said about that.
    ///
    /// An entry of a newer reader takes the place of an older one's, and what it gives counts as read by that reader. Whatever the
    /// older one alone made stays until `retire`. What an export kept (`FileKind.versionOfKept`) is never retired, and gives way to the
    /// same from a file, whichever came first (`ReaderVersion`).
    func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit
    /// In one transaction: forgets a file and removes recordings that it alone gave, with their cuts. What was said of them is said of
    /// the heir from then on, and goes with them where there is none. Nothing happens where neither is here.
    func remove(_ hash: ContentHash, recordings: [String], heir: String?, athlete: String, at moment: Moment) async throws
    /// How many files of each kind were read by readers older than these; kinds without such files are left out.
    func outdated(_ current: [FileKind: Int], athlete: String) async throws -> [FileKind: Int]
    /// Kinds of which a newer reader has read something since they were last retired.
    func kindsReadAgain(of athlete: String) async throws -> Set<FileKind>
    /// In one transaction: removes recordings, samples and totals of a kind that only readers older than `version` made, and
    /// hands on what was said about a recording to the one that took its place, which is the one of the same origin and start.
    /// The old id leads to it.
    ///
    /// While the ledger has files that were read by older readers only, recordings without a successor stay: their files may be
    /// lost. When all have one, such entries are of files that are known by another name now, and go.
    func retire(_ kind: FileKind, readBefore version: Int, athlete: String, at moment: Moment) async throws
    /// Returns once everything that was committed is on the disk: it survives a power cut.
    func settle() async throws
}

/// One file that was read, by its content.
public struct LedgerEntry: Equatable, Sendable {
    public var hash: ContentHash
    /// Where it was found, archives included: `export.zip/apple_health_export/export.xml`.
    public var path: String
    public var kind: FileKind
    public var verdict: Verdict
    /// Why it was rejected.
    public var error: FileError?
    public var findings: [ImportFinding]
    /// When it was first read.
    public var moment: Moment
    /// Which version of the kind's reader read it.
    public var readerVersion: Int

    /// - Parameter readerVersion: today's, if nil.
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

    /// Whether today's reader would make the same of the file.
    public var isCurrent: Bool { readerVersion >= kind.readerVersion }
}

/// Everything that one file brings, ready to be written in one transaction.
public struct ImportedFile: Equatable, Sendable {
    public var entry: LedgerEntry
    public var recordings: [StoredRecording]
    public var samples: [BodySample]
    public var totals: [DailyTotal]
    /// Set where the file was read with what lies beside it.
    public var completion: Completion?

    public init(
        entry: LedgerEntry, recordings: [StoredRecording], samples: [BodySample], totals: [DailyTotal],
        completion: Completion? = nil
    ) {
        self.entry = entry
        self.recordings = recordings
        self.samples = samples
        self.totals = totals
        self.completion = completion
    }

    /// What stands in the place of the same file read alone, whichever of the two was read first.
    public struct Completion: Equatable, Sendable {
        /// The name under which the file alone is noted: that entry goes.
        public var alone: ContentHash
        /// Noted in its stead, so that the file alone is known from now on.
        public var mark: ContentHash
        /// Recordings as the file alone gave them, or the list alone that names it, and those that take their place.
        public var successors: [String: String]

        public init(alone: ContentHash, mark: ContentHash, successors: [String: String]) {
            self.alone = alone
            self.mark = mark
            self.successors = successors
        }
    }
}

/// What a commit changed.
public struct ImportCommit: Equatable, Sendable {
    /// Ids of recordings that were not there.
    public var added: [String]
    /// Recordings that were there already, from another file.
    public var knownRecordings: Int
    public var newSamples: Int

    public init(added: [String] = [], knownRecordings: Int = 0, newSamples: Int = 0) {
        self.added = added
        self.knownRecordings = knownRecordings
        self.newSamples = newSamples
    }
}
