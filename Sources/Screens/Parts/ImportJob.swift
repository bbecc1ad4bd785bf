public import ActivityFiles

/// An import that somebody started in the browser: how far it is, or what came of it.
public struct ImportJob: Equatable, Sendable {
    public var id: Int
    /// Of the upload.
    public var fileCount: Int
    public var bytes: Int
    public var phase: Phase
    /// Once it has finished; in the order in which the files lay.
    public var files: [File]

    public enum Phase: Equatable, Sendable {
        case waiting
        case running(Progress)
        case finished, stopped
        case failed(Failure)
        /// The server ended twice while it read this: nothing is done with it until somebody says what.
        case setAside
    }

    /// Why nothing more could be kept.
    public enum Failure: Equatable, Sendable {
        case noRoom
        /// The disk or the folder may not be written to.
        case readOnly
        /// What is kept already is damaged.
        case damaged
        /// The upload itself could not be read from the disk.
        case unreadable
        /// What the system said.
        case other(String)
    }

    public struct Progress: Equatable, Sendable {
        /// 0…1 of the bytes.
        public var share: Double
        public var filesDone: Int
        public var path: String
        /// Nil while it is too early to tell.
        public var secondsLeft: Double?

        public init(share: Double, filesDone: Int, path: String, secondsLeft: Double?) {
            self.share = share
            self.filesDone = filesDone
            self.path = path
            self.secondsLeft = secondsLeft
        }
    }

    /// What became of one file.
    public struct File: Equatable, Sendable {
        public var path: String
        public var verdict: Verdict
        public var isKnown: Bool
        public var newRecordings: Int
        /// That were here already, from this file or another.
        public var knownRecordings: Int
        public var newSamples: Int
        /// Totals of days, new or not.
        public var totals: Int
        public var findings: [ImportFinding]
        public var error: FileError?
        /// Rejected, but nobody's loss: it lay beside recordings, and is none.
        public var isSkipped: Bool

        public init(
            path: String, verdict: Verdict, isKnown: Bool, newRecordings: Int, knownRecordings: Int = 0, newSamples: Int,
            totals: Int = 0, findings: [ImportFinding], error: FileError?, isSkipped: Bool = false
        ) {
            self.path = path
            self.verdict = verdict
            self.isKnown = isKnown
            self.newRecordings = newRecordings
            self.knownRecordings = knownRecordings
            self.newSamples = newSamples
            self.totals = totals
            self.findings = findings
            self.error = error
            self.isSkipped = isSkipped
        }
    }

    public init(id: Int, fileCount: Int, bytes: Int, phase: Phase, files: [File] = []) {
        self.id = id
        self.fileCount = fileCount
        self.bytes = bytes
        self.phase = phase
        self.files = files
    }
}
