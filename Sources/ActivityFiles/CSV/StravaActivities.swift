public import Measures
public import Training

/// One row of `activities.csv` in a Strava archive: the owner's details beside a file, or without one.
public struct StravaActivity: Equatable, Sendable {
    /// Strava's number of the activity; it differs from the number in the file's name.
    public var identifier: String
    public var start: Moment?
    public var title: String?
    /// The type in the archive's language.
    public var type: String
    public var sport: Sport
    public var notes: String?
    public var privateNote: String?
    /// Seconds, pauses included.
    public var elapsed: Double?
    /// Seconds in motion, as judged by Strava.
    public var moving: Double?
    public var distance: Distance?
    /// Perceived effort, 0…10.
    public var perceivedEffort: Double?
    /// The name of the shoes or the bicycle.
    public var gear: String?
    /// The path of its file within the archive; nil for a manual activity, and for a file lost by Strava.
    public var fileName: String?

    /// Public description and private notes of the owner.
    public var allNotes: String? {
        guard let notes else { return privateNote }
        return privateNote.map { notes + "\n\n" + $0 } ?? notes
    }

    /// Returns the activity of this row, for one without a readable file; nil without a start or a duration.
    public func recording() -> Recording? {
        var recording = statedRecording
        _ = recording?.reconcileSummary()  // `readStravaActivities` reports its findings
        return recording
    }

    /// A recording with exactly the totals of the row.
    fileprivate var statedRecording: Recording? {
        guard let start, let elapsed else { return nil }
        var recording = Recording(
            source: Source(name: "Strava", origin: .strava), sport: sport, title: title, notes: allNotes, start: start,
            elapsed: elapsed, distance: distance, perceivedEffort: perceivedEffort)
        if sport.isOnFoot { recording.shoes = gear }
        return recording
    }
}

/// The activity list of a Strava bulk archive.
public struct StravaActivities: Equatable, Sendable {
    /// In the order of the list.
    public var activities: [StravaActivity] = []
    public var findings: [ImportFinding] = []

    /// Findings about implausible totals of the rows.
    fileprivate var summaryFindings: [ImportFinding] {
        var reading = FileReading(kind: .stravaActivities)
        for activity in activities { if let recording = activity.statedRecording { reading.recordings.append(recording) } }
        return reading.reconciled().findings
    }
}

/// Reads `activities.csv` of a Strava archive in any language and column layout (86, 92 and 103 columns are known).
///
/// Its times are in UTC. Some columns appear twice: the later one, in seconds and metres, is used. The earlier, rounded one (kilometres,
/// but metres for swims) is used only if the later is empty.
/// - Throws: `.notThisKind` when the first line does not match such a list.
public func readStravaActivities(_ bytes: Span<UInt8>) throws(FileError) -> StravaActivities {
    var rows = CSVScanner(bytes)
    var order = DateOrder()
    guard let header = rows.next(), let columns = StravaColumns(header) else {
        throw .notThisKind(.stravaActivities, offset: 0)
    }
    while let row = rows.next() { order.look(at: row.text(StravaColumns.date), rows.rowStart) }
    rows = CSVScanner(bytes)
    _ = rows.next()  // the header
    var list = StravaActivities()
    var unreadable = Counts<String>()
    var outOfRange = Counts<String>()
    var lost = 0
    while let row = rows.next() {
        guard row.count > columns.distance else {
            unreadable.add("row", at: rows.rowStart)
            continue
        }
        let activity = StravaActivity(row, columns, isMonthFirst: order.isMonthFirst, at: rows.rowStart, outOfRange: &outOfRange)
        if activity.start == nil { unreadable.add("date", at: rows.rowStart) }
        if columns.hasLostFile(row) { lost += 1 }
        list.activities.append(activity)
    }
    list.findings = unreadable.warnings(linesOf: bytes) { .fieldUnreadable(what: $0, count: $1) }
    list.findings += outOfRange.warnings(linesOf: bytes) { .valuesOutOfRange(what: $0, count: $1) }
    list.findings += list.summaryFindings
    list.findings += order.findings(in: bytes)
    if rows.isCut { list.findings.append(ImportFinding(.warning, .truncated)) }
    if lost > 0 { list.findings.append(ImportFinding(.warning, .missingFile(name: "#error#"))) }
    return list
}

extension StravaActivity {
    /// - Parameters:
    ///   - place: offset of the row.
    ///   - outOfRange: counts impossible values, which are omitted.
    init(_ row: [String], _ columns: StravaColumns, isMonthFirst: Bool, at place: Int, outOfRange: inout Counts<String>) {
        func number(_ column: Int?, _ plausible: ClosedRange<Double>, _ what: String) -> Double? {
            row.text(column).flatMap { WrittenNumber.decimal($0) }.flatMap { outOfRange.checked($0, plausible, what, at: place) }
        }
        identifier = row[StravaColumns.identifier]
        start = WrittenDate.moment(row[StravaColumns.date], isMonthFirst: isMonthFirst)
        title = row.text(StravaColumns.name)
        type = row[StravaColumns.type]
        sport = Sport(named: type) ?? .other
        notes = row.text(StravaColumns.details)
        privateNote = row.text(columns.privateNote)
        elapsed = number(
            row.text(columns.elapsed) == nil ? StravaColumns.shownElapsed : columns.elapsed, PlausibleAmounts.seconds, "time")
        moving = number(columns.moving, PlausibleAmounts.seconds, "time")
        let shown = row.text(StravaColumns.shownDistance).flatMap { WrittenNumber.decimal($0) }
        let metres =
            row.text(columns.distance).flatMap { WrittenNumber.decimal($0) } ?? shown.map { sport.isSwimming ? $0 : $0 * 1000 }
        distance = metres.flatMap { outOfRange.checked($0, PlausibleAmounts.metres, "distance", at: place) }.map { Distance($0) }
        perceivedEffort = number(columns.perceivedExertion, 0...10, "effort")
        gear = row.text(columns.gear)
        fileName = columns.file(of: row)
    }
}
