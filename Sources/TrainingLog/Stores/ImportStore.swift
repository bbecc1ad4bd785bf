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
    /// What is there already stays as it is, so that committing twice is committing once. Of two totals of one source and day
    /// the one over more samples stays (`DailyTotal.isFuller(than:)`); of two paths of one file the lesser one.
    func commit(_ file: ImportedFile, athlete: String, at moment: Moment) async throws -> ImportCommit
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

    public init(
        hash: ContentHash, path: String, kind: FileKind, verdict: Verdict, error: FileError?, findings: [ImportFinding],
        moment: Moment
    ) {
        self.hash = hash
        self.path = path
        self.kind = kind
        self.verdict = verdict
        self.error = error
        self.findings = findings
        self.moment = moment
    }
}

/// Everything that one file brings, ready to be written in one transaction.
public struct ImportedFile: Equatable, Sendable {
    public var entry: LedgerEntry
    public var recordings: [StoredRecording]
    public var samples: [BodySample]
    public var totals: [DailyTotal]

    public init(entry: LedgerEntry, recordings: [StoredRecording], samples: [BodySample], totals: [DailyTotal]) {
        self.entry = entry
        self.recordings = recordings
        self.samples = samples
        self.totals = totals
    }
}

/// What a commit changed.
public struct ImportCommit: Equatable, Sendable {
    public var newRecordings: Int
    /// Recordings that were there already, from another file.
    public var knownRecordings: Int
    public var newSamples: Int

    public init(newRecordings: Int, knownRecordings: Int, newSamples: Int) {
        self.newRecordings = newRecordings
        self.knownRecordings = knownRecordings
        self.newSamples = newSamples
    }
}

extension DailyTotal {
    /// Which of two totals of the same kind, day and source to keep: an export made in the evening knows more of a day than
    /// one made at noon. A total order, so that the order of imports cannot matter.
    public func isFuller(than other: DailyTotal) -> Bool {
        if count != other.count { return count > other.count }
        if sum != other.sum { return sum > other.sum }
        if maximum != other.maximum { return maximum > other.maximum }
        return minimum < other.minimum
    }
}

/// Which offset to keep when one sample came with two: one that is known, and of those the lesser. A rule for its own sake: it
/// only has to be the same in every order.
public func preferredOffset(_ one: LocalOffset?, _ other: LocalOffset?) -> LocalOffset? {
    guard let one, let other else { return one ?? other }
    return one.secondsAheadOfUTC < other.secondsAheadOfUTC ? one : other
}
