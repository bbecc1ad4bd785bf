public import ActivityFiles
public import Localizations

/// An import that somebody started in the browser: how far it is, or what came of it.
public struct ImportJob: Equatable, Sendable {
    public var id: Int
    /// Of the upload.
    public var fileCount: Int
    public var bytes: Int
    public var phase: Phase
    /// Once it has finished; in the order in which the files lay.
    public var files: [File]

    /// Over, but with an upload that waits for somebody's word.
    public var isKept: Bool { phase == .setAside || phase == .stopped }

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

        /// How far an import is that has run for so many seconds; what is left is told once a guess no longer jumps about.
        public init(bytesDone: Int, of bytesTotal: Int, filesDone: Int, path: String, after seconds: Double) {
            let share = Progress.share(bytesDone, of: bytesTotal)
            let isTelling = seconds >= 3 && share >= 0.02
            self.init(
                share: share, filesDone: filesDone, path: path, secondsLeft: isTelling ? seconds / share * (1 - share) : nil)
        }

        /// 0…1, of whatever is counted.
        public static func share(_ done: Int, of total: Int) -> Double {
            total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0
        }

        /// Whole ones, 0…100; all of them only where nothing is left.
        public static func percent(_ share: Double) -> Int { Int((min(1, max(0, share)) * 100).rounded(.down)) }

        public var percent: Int { Progress.percent(share) }

        /// “files looked at: 12, about 3 min left”, for where a bar tells how much.
        public func rest(_ language: Language) -> String {
            let files = language.number(filesDone)
            guard let secondsLeft else { return Phrase.importFilesDone(files: files).text(language) }
            return Phrase.importFilesLeft(files: files, duration: DurationText.words(secondsLeft, language)).text(language)
        }

        /// “40 %, files looked at: 12, about 3 min left”.
        public func text(_ language: Language) -> String {
            Phrase.importProgress(percent: language.number(percent), remaining: rest(language)).text(language)
        }
    }

    /// What became of one file.
    public struct File: Equatable, Sendable {
        public var path: String
        public var verdict: Verdict
        public var isKnown: Bool
        public var newRecordings: Int
        /// Activities that no other file had told of.
        public var newActivities: Int
        /// Activities that another file had told of, by their ids: one for each new recording that is of such a one.
        public var joined: [String]
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
            totals: Int = 0, findings: [ImportFinding], error: FileError?, isSkipped: Bool = false, newActivities: Int? = nil,
            joined: [String] = []
        ) {
            self.path = path
            self.verdict = verdict
            self.isKnown = isKnown
            self.newRecordings = newRecordings
            self.newActivities = newActivities ?? newRecordings
            self.joined = joined
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
