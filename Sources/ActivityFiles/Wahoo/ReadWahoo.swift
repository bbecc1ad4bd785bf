import Measures
import Training

/// Reads a workout that the Wahoo Fitness app wrote as CSV.
///
/// The file has sections with a header each: the device, the local start without a zone, the sensors, the workout, its intervals and a row
/// for each second. Distance and speed come from the receiver, else from the wheel, else from the foot pod, by which sensors are present.
/// Rows of a pause repeat old values and are left out. The sport is not stated. Ground contact, smoothness, jerk, pressure and torque are
/// not used.
/// - Throws: `.notThisKind` for another text, `.noTime` without a start, `.tooLarge` beyond ten million rows.
public func readWahoo(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    guard WahooReader.isBeginning(bytes) else { throw .notThisKind(.wahoo, offset: 0) }
    var rows = CSVScanner(bytes, delimiter: UInt8(ascii: ","))
    var reader = WahooReader()
    var count = 0
    while let row = rows.next() {
        guard count < TableReader.limit else { throw .tooLarge(what: "rows", limit: TableReader.limit) }
        count += 1
        reader.take(row, at: rows.rowStart)
    }
    return try reader.reading(of: bytes, isCut: rows.isCut).reconciled()
}

/// The sections of a Wahoo file read so far.
struct WahooReader {
    private enum Section { case none, sensors, workout, intervals, samples }

    /// Columns of a header that are searched. The real file has 39; a crafted header of thousands would slow down every row.
    private static let mostColumns = 100

    private var section = Section.none
    private var header: [String] = []
    private var sampleColumns: WahooColumns?
    /// Names of the sensors that were present.
    private var sensors: [String] = []
    private var start: Moment?
    private var columns = TrackColumns()
    private var unreadable = Counts<String>()
    private var implausible = Counts<String>()
    private var pausedRows = 0
    private var recording = Recording(
        source: Source(name: "Wahoo", origin: .localAccountExport), sport: .other, start: Moment(secondsSince1970: 0),
        offset: .utc, elapsed: 0)

    /// Whether a text begins with the lines of the device and of the start.
    static func isBeginning(_ head: Span<UInt8>) -> Bool {
        var rows = CSVScanner(head, delimiter: UInt8(ascii: ","))
        guard let device = rows.next(), device.first == "Device", device.contains("AppVersion") else { return false }
        return rows.next()?.first == "Year"
    }

    mutating func take(_ row: [String], at offset: Int) {
        switch row.first {
        case "Device", "comments": section = .none
        case "Year": takeStart(row, at: offset)
        case "sensor": begin(.sensors, row)
        case "workout": begin(.workout, row)
        case "interval": begin(.intervals, row)
        case "time":
            begin(.samples, row)
            sampleColumns = WahooColumns(header, sensors: sensors)
        default:
            switch section {
            case .none: break
            case .sensors:
                guard row.text(header.column(named: ["present"])) == "yes", let name = row.first,
                    WahooColumns.sensors.contains(name), !sensors.contains(name)
                else { return }
                sensors.append(name)
            case .workout: takeWorkout(row, at: offset)
            case .intervals: takeInterval(row, at: offset)
            case .samples: takeSample(row, at: offset)
            }
        }
    }

    private mutating func begin(_ section: Section, _ row: [String]) {
        self.section = section
        header = Array(row.prefix(WahooReader.mostColumns))
    }

    /// Takes the local start: names and values in turn.
    private mutating func takeStart(_ row: [String], at offset: Int) {
        section = .none
        func part(_ name: String) -> Int? {
            guard let place = row.firstIndex(of: name), let text = row.text(place + 1), text.utf8.count <= 4,
                let number = Int(text), number >= 0
            else { return nil }
            return number
        }
        guard let year = part("Year"), let month = part("Month"), let dayOfMonth = part("Day"),
            let day = Day(year: year, month: month, day: dayOfMonth), let hour = part("Hour"), hour < 24,
            let minute = part("Minute"), minute < 60
        else { return unreadable.add("date", at: offset) }
        let second = part("Second").flatMap { $0 < 61 ? $0 : nil } ?? 0
        let seconds = Double(day.number * 86_400 + hour * 3600 + minute * 60 + second)
        guard PlausibleTime.ofReceivers.contains(seconds) else { return unreadable.add("date", at: offset) }
        start = Moment(secondsSince1970: seconds)
    }

    private mutating func takeWorkout(_ row: [String], at offset: Int) {
        guard let running = number("runningtime", row, PlausibleAmounts.seconds, "timer", offset) else { return }
        let paused = number("pausedtime", row, PlausibleAmounts.seconds, "timer", offset) ?? 0
        recording.timer = running > 0 ? running : nil
        recording.elapsed = running + paused
        recording.distance = distance(row, offset)
        recording.meanHeartRate = HeartRate(summary: number("hravg", row, 0...300, "heart rate", offset))
    }

    /// Adds a lap, or a pause of the lap above: such a row has times only.
    private mutating func takeInterval(_ row: [String], at offset: Int) {
        guard let begin = number("starttime", row, PlausibleAmounts.seconds, "time", offset),
            let running = number("runningtime", row, PlausibleAmounts.seconds, "timer", offset)
        else { return }
        let paused = number("pausedtime", row, PlausibleAmounts.seconds, "timer", offset) ?? 0
        let isPart = row.text(header.column(named: ["wheeldist"])) == nil
        if isPart {
            if paused > 0, begin >= recording.pauses.last?.end ?? 0 {
                recording.pauses.append(Pause(start: begin, end: begin + paused))
            }
            return
        }
        guard running + paused > 0 else { return }
        recording.laps.append(
            Lap(
                start: begin, elapsed: running + paused, timer: running, distance: distance(row, offset),
                meanHeartRate: HeartRate(summary: number("hravg", row, 0...300, "heart rate", offset))))
    }

    /// Returns the distance by the receiver, else by the wheel, else by the foot pod; zero marks a missing sensor.
    private mutating func distance(_ row: [String], _ offset: Int) -> Distance? {
        for name in ["gpsdist", "wheeldist", "stridedist"] {
            if let metres = number(name, row, PlausibleAmounts.distances, "distance", offset), metres > 0 {
                return Distance(metres: metres)
            }
        }
        return nil
    }

    private mutating func number(
        _ name: String, _ row: [String], _ plausible: ClosedRange<Double>, _ what: String, _ offset: Int
    ) -> Double? {
        guard let text = row.text(header.column(named: [name])) else { return nil }
        guard let number = WrittenNumber.decimal(text) else {
            unreadable.add(what, at: offset)
            return nil
        }
        return implausible.checked(number, plausible, what, at: offset)
    }

    private mutating func takeSample(_ row: [String], at offset: Int) {
        guard let sampleColumns else { return }
        guard let text = row.text(sampleColumns.time), let second = WrittenNumber.decimal(text),
            PlausibleAmounts.seconds.contains(second)
        else { return unreadable.add("time", at: offset) }
        if row.text(sampleColumns.paused).flatMap({ WrittenNumber.decimal($0) }) ?? 0 > 0 {
            pausedRows += 1
            return
        }
        columns.append(sampleColumns.point(row, second: second) { unreadable.add($0, at: offset) })
    }

    consuming func reading(of text: Span<UInt8>, isCut: Bool) throws(FileError) -> FileReading {
        guard let start else { throw .noTime }
        recording.start = start
        columns.dropStrayTimes()
        columns.countBothFeet(in: recording.sport)
        var findings = unreadable.warnings(linesOf: text) { .fieldUnreadable(what: $0, count: $1) }
        findings += implausible.warnings(linesOf: text) { .valuesOutOfRange(what: $0, count: $1) }
        if columns.times.present > 0 {
            let (channels, duplicates) = columns.channels()
            // Seconds count from the start. A column of zeros had no sensor.
            for channel in channels where channel.values.contains(where: { $0 != 0 }) {
                recording.channels.append(channel.later(by: columns.earliest))
            }
            findings += columns.findings(duplicates: duplicates).filter { finding in
                if case .timeImplausible = finding.what { return false }
                return true
            }
            recording.elapsed = max(recording.elapsed, columns.latest)
        }
        recording.points = columns.count
        let elapsed = recording.elapsed
        recording.laps.removeAll { $0.start + $0.elapsed > elapsed + 1 }
        recording.pauses.removeAll { $0.end > elapsed + 1 }
        if pausedRows > 0 { findings.append(ImportFinding(.note, .skipped(what: "rows", count: pausedRows))) }
        findings.append(ImportFinding(.note, .localTimeWithoutZone))
        if elapsed == 0 { findings.append(ImportFinding(.warning, .emptyActivity)) }
        if isCut { findings.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .wahoo, recordings: elapsed > 0 ? [recording] : [], findings: findings)
    }
}
