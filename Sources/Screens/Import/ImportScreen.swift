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
    public var ways: [EntryAction]
    public var promiseTitle: String
    public var promise: String
    public var jobsTitle: String
    public var jobs: [ImportCard]
    /// Size of uploads that wait for the user's decision, and which of them are kept.
    public var kept: String?
    /// Tables that wait for a description, and described ones.
    public var tables: TableList
    public var refresh: String
    /// Whether an import is running, so that the page should be refreshed.
    public var isBusy: Bool

    /// Number of uploads that are kept until the user decides. Above it the oldest are deleted.
    public static let keptLimit = 3

    public struct EntryAction: Equatable, Sendable {
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
        case notStored
        /// The file of an unknown table is no longer kept.
        case tableGone = "table-gone"
    }

    /// - Parameters:
    ///   - jobs: newest first.
    ///   - limit: maximum size of an upload in bytes.
    ///   - pushPath: address for Health Auto Export.
    ///   - problem: why the last upload was refused; nil if it was not.
    ///   - isNewInstallation: whether the journal is empty, so that the demo athlete can be created.
    ///   - tables: tables that wait for a description, and described ones.
    ///   - context: display context: language, units and current time.
    public init(
        jobs: [ImportJob], limit: Int, pushPath: String, problem: Problem?, isNewInstallation: Bool, tables: TableList? = nil,
        context: DisplayContext
    ) {
        self.tables = tables ?? TableList(pending: [], saved: [], context: context)
        title = context.say(.importTitle)
        lead = context.say(.importLead)
        formTitle = context.say(.importFormTitle)
        drop = context.say(.importDrop)
        filesLabel = context.say(.importFiles)
        folderLabel = context.say(.importFolder)
        send = context.say(.importSend)
        let size = ByteText.text(limit, context.language)
        self.limit = context.say(.importLimit(limit: size))
        sending = context.say(.importSending(percent: "{0}"))
        chosen = Phrase.importChosen(count: 2, size: "").template(context.language)
        chosenOne = Phrase.importChosen(count: 1, size: "").template(context.language)
        limitBytes = limit
        switch problem {
        case .tooLarge: self.problem = context.say(.importTooLarge(limit: size))
        case .noFiles: self.problem = context.say(.importNoFiles)
        case .broken: self.problem = context.say(.importBroken)
        case .lost: self.problem = context.say(.importLost)
        case .refused: self.problem = context.say(.importRefused)
        case .unreadable: self.problem = context.say(.importUnreadable)
        case .noRoom: self.problem = context.say(.importNoRoom)
        case .notStored: self.problem = context.say(.importUnkept)
        case .tableGone: self.problem = context.say(.tablesGone)
        case nil: self.problem = nil
        }
        waysTitle = context.say(.importWaysTitle)
        ways = ImportScreen.ways(context)
        ways.append(
            EntryAction(
                symbol: .bolt, title: context.say(.originHealthAutoExport), text: context.say(.importPushHow(path: pushPath)),
                link: .init(label: context.say(.accessTitle), route: .access)))
        ways.append(
            EntryAction(
                symbol: .activities, title: context.say(.importTable), text: context.say(.importTableHow),
                link: .init(label: context.say(.importTableExample), route: .exampleTable)))
        ways.append(
            EntryAction(
                symbol: .edit, title: context.say(.entryWay), text: context.say(.entryWayHow),
                link: .init(label: context.say(.entryTitle), route: .entering)))
        if isNewInstallation {
            ways.append(EntryAction(symbol: .run, title: context.say(.importDemo), text: "", demo: .init(context)))
        }
        promiseTitle = context.say(.importPromiseTitle)
        promise = context.say(.importPromise)
        jobsTitle = context.say(.importJobsTitle)
        refresh = context.say(.refresh)
        isBusy = jobs.contains { job in
            switch job.phase {
            case .waiting, .running: true
            case .finished, .stopped, .failed, .setAside: false
            }
        }
        self.jobs = jobs.map { ImportCard($0, context) }
        let waiting = jobs.filter { $0.awaitsDecision }
        let sizes = waiting.compactMap { $0.bytes }
        if !sizes.isEmpty, sizes.count == waiting.count {
            let bytes = sizes.reduce(0, +)
            kept = context.say(
                .importKeptUploads(size: ByteText.text(bytes, context.language), limit: context.number(ImportScreen.keptLimit)))
        }
    }

    /// Sources of training histories.
    static func ways(_ context: DisplayContext) -> [EntryAction] {
        [
            EntryAction(symbol: .heart, title: context.say(.importApple), text: context.say(.importAppleHow)),
            EntryAction(symbol: .clock, title: context.say(.importWatch), text: context.say(.importWatchHow)),
            EntryAction(symbol: .activities, title: context.say(.importStrava), text: context.say(.importStravaHow)),
            EntryAction(
                symbol: .sauna, title: context.say(.liveWay), text: context.say(.liveWayHow),
                link: .init(label: context.say(.liveOpen), route: .live)),
        ]
    }
}
