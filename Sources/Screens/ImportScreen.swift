import Localizations

/// Import page: how to add data, and the progress of imports.
public struct ImportScreen: Equatable, Sendable {
    public var title: String
    public var lead: String
    public var formTitle: String
    public var drop: String
    public var filesLabel: String
    public var folderLabel: String
    public var send: String
    public var limit: String
    /// Text during an upload: `{0}` is replaced by the percentage, or by the number of files and their size.
    public var sending: String
    public var chosen: String
    public var chosenOne: String
    public var limitBytes: Int
    /// Reason why the last upload was refused.
    public var problem: String?
    public var waysTitle: String
    public var ways: [Way]
    public var promiseTitle: String
    public var promise: String
    public var jobsTitle: String
    public var jobs: [ImportCard]
    /// Size of uploads that wait for the user's decision, and which of them are kept.
    public var kept: String?
    public var refresh: String
    /// Whether an import is running, so that the page should be refreshed.
    public var isBusy: Bool

    /// Number of uploads that are kept until the user decides. Above it the oldest are deleted.
    public static let keptLimit = 3

    public struct Way: Equatable, Sendable {
        public var symbol: Symbol
        public var title: String
        public var text: String
        /// Link to a page with more options.
        public var link: EmptyState.Link?
        public var demo: EmptyState.Demo?
    }

    /// Reasons why an upload was refused. The raw values appear in the address after the form.
    public enum Problem: String, CaseIterable, Sendable {
        case tooLarge = "too-large"
        case noFiles = "no-files"
        /// The form is truncated or malformed.
        case broken
        /// The browser could not reach the server.
        case lost
        /// The server responded with an error.
        case refused
        /// The browser could not read a dropped file.
        case unreadable
        case noRoom = "no-room"
        case unkept
    }

    /// - Parameters:
    ///   - jobs: newest first.
    ///   - limit: maximum size of an upload in bytes.
    ///   - pushPath: address for Health Auto Export.
    ///   - isNewHouse: whether the journal is empty, so that the demo athlete can be created.
    public init(jobs: [ImportJob], limit: Int, pushPath: String, problem: Problem?, isNewHouse: Bool, reader: Reader) {
        title = reader.say(.importTitle)
        lead = reader.say(.importLead)
        formTitle = reader.say(.importFormTitle)
        drop = reader.say(.importDrop)
        filesLabel = reader.say(.importFiles)
        folderLabel = reader.say(.importFolder)
        send = reader.say(.importSend)
        let size = ByteText.text(limit, reader.language)
        self.limit = reader.say(.importLimit(limit: size))
        sending = reader.say(.importSending(percent: "{0}"))
        chosen = Phrase.importChosen(count: 2, size: "").template(reader.language)
        chosenOne = Phrase.importChosen(count: 1, size: "").template(reader.language)
        limitBytes = limit
        switch problem {
        case .tooLarge: self.problem = reader.say(.importTooLarge(limit: size))
        case .noFiles: self.problem = reader.say(.importNoFiles)
        case .broken: self.problem = reader.say(.importBroken)
        case .lost: self.problem = reader.say(.importLost)
        case .refused: self.problem = reader.say(.importRefused)
        case .unreadable: self.problem = reader.say(.importUnreadable)
        case .noRoom: self.problem = reader.say(.importNoRoom)
        case .unkept: self.problem = reader.say(.importUnkept)
        case nil: self.problem = nil
        }
        waysTitle = reader.say(.importWaysTitle)
        ways = ImportScreen.ways(reader)
        ways.append(
            Way(
                symbol: .bolt, title: reader.say(.originHealthAutoExport), text: reader.say(.importPushHow(path: pushPath)),
                link: .init(label: reader.say(.accessTitle), route: .access)))
        ways.append(
            Way(
                symbol: .activities, title: reader.say(.importTable), text: reader.say(.importTableHow),
                link: .init(label: reader.say(.importTableExample), route: .exampleTable)))
        ways.append(
            Way(
                symbol: .edit, title: reader.say(.entryWay), text: reader.say(.entryWayHow),
                link: .init(label: reader.say(.entryTitle), route: .entering)))
        if isNewHouse {
            ways.append(Way(symbol: .run, title: reader.say(.importDemo), text: "", demo: .init(reader)))
        }
        promiseTitle = reader.say(.importPromiseTitle)
        promise = reader.say(.importPromise)
        jobsTitle = reader.say(.importJobsTitle)
        refresh = reader.say(.refresh)
        isBusy = jobs.contains { job in
            switch job.phase {
            case .waiting, .running: true
            case .finished, .stopped, .failed, .setAside: false
            }
        }
        self.jobs = jobs.map { ImportCard($0, reader) }
        let waiting = jobs.filter { $0.isKept }
        if !waiting.isEmpty {
            let bytes = waiting.reduce(0) { $0 + $1.bytes }
            kept = reader.say(
                .importKeptUploads(size: ByteText.text(bytes, reader.language), limit: reader.number(ImportScreen.keptLimit)))
        }
    }

    /// Sources of training histories.
    static func ways(_ reader: Reader) -> [Way] {
        [
            Way(symbol: .heart, title: reader.say(.importApple), text: reader.say(.importAppleHow)),
            Way(symbol: .clock, title: reader.say(.importWatch), text: reader.say(.importWatchHow)),
            Way(symbol: .activities, title: reader.say(.importStrava), text: reader.say(.importStravaHow)),
        ]
    }
}
