import ActivityFiles
import Localizations

/// Import for display.
public struct ImportCard: Equatable, Sendable {
    public var id: Int
    public var badge: Badge
    /// Number of files and their size; nil while unknown.
    public var size: String?
    /// Results, or what to do next.
    public var lines: [String]
    /// Progress in percent, 0…100, with a text.
    public var progress: Progress?
    public var stop: String?
    /// Buttons of an import that was stopped or set aside: to resume or retry it, and to discard it.
    public var again: String?
    public var discard: String?
    public var filesTitle: String
    public var rows: [Row]
    public var more: String?
    public var activities: EmptyState.Link?

    public struct Progress: Equatable, Sendable {
        public var percent: Int
        public var text: String
        public var path: String
    }

    public struct Row: Equatable, Sendable {
        public var path: String
        public var badge: Badge
        public var text: String
    }

    /// Maximum number of listed files. Those with findings come first.
    static let rowLimit = 200

    public init(_ job: ImportJob, _ context: DisplayContext) {
        id = job.id
        if let count = job.fileCount, let bytes = job.bytes {
            size = Phrase.importChosen(count: count, size: ByteText.text(bytes, context.language)).text(context.language)
        }
        filesTitle = context.say(.importFilesTitle)
        rows = []
        lines = []
        switch job.phase {
        case .waiting:
            badge = Badge(context.say(.importWaiting), .neutral)
            stop = context.say(.importStop)
        case .running(let state):
            badge = Badge(context.say(.importRunning), .info)
            stop = context.say(.importStop)
            progress = ImportCard.progress(state, context)
        case .stopped:
            badge = Badge(context.say(.importStopped), .caution)
            lines = [context.say(.importStoppedText)]
            again = context.say(.importGoOn)
            discard = context.say(.importDiscard)
        case .failed(let failure):
            badge = Badge(context.say(.importFailed), .alarm)
            lines = [ImportCard.text(failure, context)]
        case .setAside:
            badge = Badge(context.say(.importSetAside), .alarm)
            lines = [context.say(.importSetAsideText)]
            again = context.say(.importAgain)
            discard = context.say(.importDiscard)
        case .finished:
            badge = Badge(context.say(.importFinished), .good)
            addResult(of: job.files, context)
        }
    }

    private static func text(_ failure: ImportJob.Failure, _ context: DisplayContext) -> String {
        switch failure {
        case .noRoom: context.say(.importFailedNoRoom)
        case .readOnly: context.say(.importFailedReadOnly)
        case .damaged: context.say(.importFailedDamaged)
        case .unreadable: context.say(.importFailedUnreadable)
        case .other(let reason): context.say(.importFailedOther(reason: reason))
        }
    }

    private static func progress(_ state: ImportJob.Progress, _ context: DisplayContext) -> Progress {
        if state.percent >= 100 { return Progress(percent: 100, text: context.say(.importComputing), path: "") }
        return Progress(percent: state.percent, text: state.text(context.language), path: state.path)
    }

    private mutating func addResult(of all: [ImportJob.File], _ context: DisplayContext) {
        if all.isEmpty {
            lines = [context.say(.importNothing)]
            return
        }
        // If there was nothing else, each skipped file is listed with its reason.
        var files = all.filter { !$0.isSkipped }
        if files.isEmpty { files = all }
        let skipped = files.count < all.count ? all.filter { $0.isSkipped }.map { $0.error } : []
        var (recordings, activities, samples, read, parts, refused, known) = (0, 0, 0, 0, 0, 0, 0)
        var joined: [String] = []
        for file in files {
            recordings += file.newRecordings
            activities += file.newActivities
            joined += file.joined
            samples += file.newSamples
            if file.isKnown { known += 1 }
            switch file.verdict {
            case .accepted: read += 1
            case .recovered: parts += 1
            case .rejected: refused += 1
            }
        }
        if refused == files.count { badge = Badge(context.say(.importNotRead), .alarm) }
        lines = [
            context.say(.importTotals(activities: context.number(activities), measurements: context.number(samples))),
            context.say(
                .importCounts(
                    files: context.number(files.count), read: context.number(read), partial: context.number(parts),
                    unread: context.number(refused), known: context.number(known))),
        ]
        if !joined.isEmpty { lines.insert(ImportSummaryText.joined(joined, context.language), at: 1) }
        lines += ImportSummaryText.skipped(skipped, context.language)
        if recordings > 0 { self.activities = .init(label: context.say(.activities), route: .activities(ActivitiesQuery())) }
        addRows(of: files, context)
    }

    private mutating func addRows(of files: [ImportJob.File], _ context: DisplayContext) {
        for wanted in [Verdict.rejected, .recovered, .accepted] {
            for file in files where file.verdict == wanted && rows.count < ImportCard.rowLimit {
                rows.append(ImportCard.row(file, context))
            }
        }
        if files.count > rows.count { more = context.say(.importMoreFiles(count: files.count - rows.count)) }
    }

    private static func row(_ file: ImportJob.File, _ context: DisplayContext) -> Row {
        var texts: [String] = []
        if let error = file.error { texts.append(FindingText.text(error, context.language)) }
        for finding in file.findings where finding.severity != .note || file.verdict == .rejected {
            if texts.count < 3 { texts.append(FindingText.text(finding, context.language)) }
        }
        if file.newActivities > 0 || file.newSamples > 0 {
            texts.append(
                context.say(
                    .importRowTotals(
                        activities: context.number(file.newActivities), measurements: context.number(file.newSamples)))
            )
        }
        if !file.joined.isEmpty { texts.append(ImportSummaryText.joined(file.joined, context.language)) }
        if file.knownRecordings > 0 { texts.append(context.say(.importKnownRecordings(count: file.knownRecordings))) }
        let badge: Badge
        switch file.verdict {
        case .rejected: badge = Badge(context.say(.importNotRead), .alarm)
        case .recovered: badge = Badge(context.say(file.isKnown ? .importKnown : .importInPart), .caution)
        case .accepted where file.isKnown: badge = Badge(context.say(.importKnown), .neutral)
        case .accepted where file.newRecordings + file.newSamples + file.totals == 0:
            badge = Badge(context.say(.importNothingNew), .neutral)
        case .accepted: badge = Badge(context.say(.importRead), .good)
        }
        return Row(path: file.path, badge: badge, text: context.sentences(texts))
    }
}
