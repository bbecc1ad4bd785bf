public import ActivityFiles
public import Localizations

/// Import that was started in the browser, with its progress or its result.
public struct ImportJob: Equatable, Sendable {
    public var id: Int
    /// Number of files in the upload; nil until an upload of an earlier start has been measured.
    public var fileCount: Int?
    /// Size of the upload; nil like `fileCount`.
    public var bytes: Int?
    public var phase: Phase
    /// Result after the import.
    public var result: Result

    /// Whether the user stopped it, or it was set aside, so that nothing happens before the user decides.
    public var awaitsDecision: Bool { phase == .setAside || phase == .stopped }

    /// Whether it ended without reading all of its upload, which is kept.
    public var isKept: Bool {
        switch phase {
        case .setAside, .stopped: true
        case .failed(let failure): failure.keepsUpload
        case .waiting, .running, .finished: false
        }
    }

    public enum Phase: Equatable, Sendable {
        case waiting
        case running(Progress)
        case finished, stopped
        case failed(Failure)
        /// The server crashed twice while reading this upload, which now waits for the user's decision.
        case setAside
    }

    /// Reasons why an import failed.
    public enum Failure: Equatable, Sendable {
        case noRoom
        /// The disk or the folder is read-only.
        case readOnly
        /// Stored data is damaged.
        case damaged
        /// The upload could not be read from the disk.
        case unreadable
        /// Message of the system.
        case other(String)

        /// Whether the upload may be read completely once the reason is gone.
        public var keepsUpload: Bool { self != .unreadable }
    }

    public struct Progress: Equatable, Sendable {
        /// Fraction of the bytes, 0…1.
        public var share: Double
        public var filesDone: Int
        public var path: String
        /// Nil while an estimate would be unreliable.
        public var secondsLeft: Double?

        public init(share: Double, filesDone: Int, path: String, secondsLeft: Double?) {
            self.share = share
            self.filesDone = filesDone
            self.path = path
            self.secondsLeft = secondsLeft
        }

        /// Computes the progress after a number of seconds. The remaining time is known once the estimate is stable.
        public init(bytesDone: Int, of bytesTotal: Int, filesDone: Int, path: String, after seconds: Double) {
            let share = Progress.share(bytesDone, of: bytesTotal)
            let isTelling = seconds >= 3 && share >= 0.02
            self.init(
                share: share, filesDone: filesDone, path: path, secondsLeft: isTelling ? seconds / share * (1 - share) : nil)
        }

        /// Returns a fraction, 0…1.
        public static func share(_ done: Int, of total: Int) -> Double {
            total > 0 ? min(1, max(0, Double(done) / Double(total))) : 0
        }

        /// Returns whole percent, 0…100; 100 only when nothing is left.
        public static func percent(_ share: Double) -> Int { Int((min(1, max(0, share)) * 100).rounded(.down)) }

        public var percent: Int { Progress.percent(share) }

        /// Text beside a progress bar: “files checked: 12, about 3 min left”.
        public func rest(_ language: Language) -> String {
            let files = language.number(filesDone)
            guard let secondsLeft else { return Phrase.importFilesDone(files: files).text(language) }
            return Phrase.importFilesLeft(files: files, duration: DurationText.words(secondsLeft, language)).text(language)
        }

        /// Text without a bar: “40 %, files checked: 12, about 3 min left”.
        public func text(_ language: Language) -> String {
            Phrase.importProgress(percent: language.number(percent), remaining: rest(language)).text(language)
        }
    }

    /// Result of one file.
    public struct File: Equatable, Sendable {
        public var path: String
        public var verdict: Verdict
        public var isKnown: Bool
        public var newRecordings: Int
        /// Number of activities that no other file recorded.
        public var newActivities: Int
        /// Ids of activities that another file recorded too, one for each such new recording.
        public var joined: [String]
        /// Number of recordings that existed already, from this file or another.
        public var knownRecordings: Int
        public var newSamples: Int
        /// Number of daily totals, new or not.
        public var totals: Int
        public var findings: [ImportFinding]
        public var error: FileError?
        /// Whether it was rejected as a file beside recordings that is not meant to be one.
        public var isSkipped: Bool
        /// Whether it was rejected as a table that the athlete can describe.
        public var isUnknownTable: Bool

        public init(
            path: String, verdict: Verdict, isKnown: Bool, newRecordings: Int, knownRecordings: Int = 0, newSamples: Int,
            totals: Int = 0, findings: [ImportFinding], error: FileError?, isSkipped: Bool = false,
            isUnknownTable: Bool = false, newActivities: Int? = nil, joined: [String] = []
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
            self.isUnknownTable = isUnknownTable
        }
    }

    public init(id: Int, fileCount: Int?, bytes: Int?, phase: Phase, files: [File] = []) {
        self.id = id
        self.fileCount = fileCount
        self.bytes = bytes
        self.phase = phase
        result = Result(files)
    }
}
