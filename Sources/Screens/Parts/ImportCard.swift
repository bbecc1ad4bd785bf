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
    /// Buttons of an import whose upload is kept: to resume or retry it, and to discard it.
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
    public static let rowLimit = 200

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
            if failure.keepsUpload {
                again = context.say(.importAgain)
                discard = context.say(.importDiscard)
            }
        case .setAside:
            badge = Badge(context.say(.importSetAside), .alarm)
            lines = [context.say(.importSetAsideText)]
            again = context.say(.importAgain)
            discard = context.say(.importDiscard)
        case .finished:
            badge = Badge(context.say(.importFinished), .good)
            add(job.result, context)
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

    private mutating func add(_ result: ImportJob.Result, _ context: DisplayContext) {
        if result.fileCount == 0 {
            lines = [context.say(.importNothing)]
            return
        }
        if result.unread == result.fileCount { badge = Badge(context.say(.importNotRead), .alarm) }
        lines = [
            context.say(
                .importTotals(
                    activities: context.number(result.newActivities), measurements: context.number(result.newSamples))),
            context.say(
                .importCounts(
                    files: context.number(result.fileCount), read: context.number(result.read),
                    partial: context.number(result.partial), unread: context.number(result.unread),
                    known: context.number(result.known))),
        ]
        if result.joinedRecordings > 0 {
            let text = ImportSummaryText.joined(
                recordings: result.joinedRecordings, activities: result.joinedActivities, context.language)
            lines.insert(text, at: 1)
        }
        lines += ImportSummaryText.skipped(result.skipped, context.language)
        if result.newRecordings > 0 {
            activities = .init(label: context.say(.activities), route: .activities(ActivitiesQuery()))
        }
        rows = result.listed.map { ImportCard.row($0, context) }
        if result.fileCount > rows.count { more = context.say(.importMoreFiles(count: result.fileCount - rows.count)) }
    }

    private static func row(_ file: ImportJob.File, _ context: DisplayContext) -> Row {
        var texts: [String] = []
        if let error = file.error { texts.append(FindingText.text(error, context.language)) }
        if file.isUnknownTable { texts.append(context.say(.tableCardHint)) }
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
