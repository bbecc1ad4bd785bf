import ActivityFiles
import Localizations

/// Import for display.
public struct ImportCard: Equatable, Sendable {
    public var id: Int
    public var badge: Badge
    public var size: String
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

    public init(_ job: ImportJob, _ reader: Reader) {
        id = job.id
        size = Phrase.importChosen(count: job.fileCount, size: ByteText.text(job.bytes, reader.language)).text(reader.language)
        filesTitle = reader.say(.importFilesTitle)
        rows = []
        lines = []
        switch job.phase {
        case .waiting:
            badge = Badge(reader.say(.importWaiting), .neutral)
            stop = reader.say(.importStop)
        case .running(let state):
            badge = Badge(reader.say(.importRunning), .info)
            stop = reader.say(.importStop)
            progress = ImportCard.progress(state, reader)
        case .stopped:
            badge = Badge(reader.say(.importStopped), .caution)
            lines = [reader.say(.importStoppedText)]
            again = reader.say(.importGoOn)
            discard = reader.say(.importDiscard)
        case .failed(let failure):
            badge = Badge(reader.say(.importFailed), .alarm)
            lines = [ImportCard.text(failure, reader)]
        case .setAside:
            badge = Badge(reader.say(.importSetAside), .alarm)
            lines = [reader.say(.importSetAsideText)]
            again = reader.say(.importAgain)
            discard = reader.say(.importDiscard)
        case .finished:
            badge = Badge(reader.say(.importFinished), .good)
            addResult(of: job.files, reader)
        }
    }

    private static func text(_ failure: ImportJob.Failure, _ reader: Reader) -> String {
        switch failure {
        case .noRoom: reader.say(.importFailedNoRoom)
        case .readOnly: reader.say(.importFailedReadOnly)
        case .damaged: reader.say(.importFailedDamaged)
        case .unreadable: reader.say(.importFailedUnreadable)
        case .other(let reason): reader.say(.importFailedOther(reason: reason))
        }
    }

    private static func progress(_ state: ImportJob.Progress, _ reader: Reader) -> Progress {
        if state.percent >= 100 { return Progress(percent: 100, text: reader.say(.importComputing), path: "") }
        return Progress(percent: state.percent, text: state.text(reader.language), path: state.path)
    }

    private mutating func addResult(of all: [ImportJob.File], _ reader: Reader) {
        if all.isEmpty {
            lines = [reader.say(.importNothing)]
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
        if refused == files.count { badge = Badge(reader.say(.importNotRead), .alarm) }
        lines = [
            reader.say(.importTotals(activities: reader.number(activities), measurements: reader.number(samples))),
            reader.say(
                .importCounts(
                    files: reader.number(files.count), read: reader.number(read), partial: reader.number(parts),
                    unread: reader.number(refused), known: reader.number(known))),
        ]
        if !joined.isEmpty { lines.insert(ImportSummaryText.joined(joined, reader.language), at: 1) }
        lines += ImportSummaryText.skipped(skipped, reader.language)
        if recordings > 0 { self.activities = .init(label: reader.say(.activities), route: .activities(ActivitiesQuery())) }
        addRows(of: files, reader)
    }

    private mutating func addRows(of files: [ImportJob.File], _ reader: Reader) {
        for wanted in [Verdict.rejected, .recovered, .accepted] {
            for file in files where file.verdict == wanted && rows.count < ImportCard.rowLimit {
                rows.append(ImportCard.row(file, reader))
            }
        }
        if files.count > rows.count { more = reader.say(.importMoreFiles(count: files.count - rows.count)) }
    }

    private static func row(_ file: ImportJob.File, _ reader: Reader) -> Row {
        var texts: [String] = []
        if let error = file.error { texts.append(FindingText.text(error, reader.language)) }
        for finding in file.findings where finding.severity != .note || file.verdict == .rejected {
            if texts.count < 3 { texts.append(FindingText.text(finding, reader.language)) }
        }
        if file.newActivities > 0 || file.newSamples > 0 {
            texts.append(
                reader.say(
                    .importRowTotals(activities: reader.number(file.newActivities), measurements: reader.number(file.newSamples)))
            )
        }
        if !file.joined.isEmpty { texts.append(ImportSummaryText.joined(file.joined, reader.language)) }
        if file.knownRecordings > 0 { texts.append(reader.say(.importKnownRecordings(count: file.knownRecordings))) }
        let badge: Badge
        switch file.verdict {
        case .rejected: badge = Badge(reader.say(.importNotRead), .alarm)
        case .recovered: badge = Badge(reader.say(file.isKnown ? .importKnown : .importInPart), .caution)
        case .accepted where file.isKnown: badge = Badge(reader.say(.importKnown), .neutral)
        case .accepted where file.newRecordings + file.newSamples + file.totals == 0:
            badge = Badge(reader.say(.importNothingNew), .neutral)
        case .accepted: badge = Badge(reader.say(.importRead), .good)
        }
        return Row(path: file.path, badge: badge, text: reader.sentences(texts))
    }
}
