import Measures
import Training

/// Reads the activity list of Garmin Connect in any language and either system of units.
///
/// Its times are those of a wall clock somewhere: they are kept as if it showed UTC, and a note says so. What matches a recording of
/// the same activity gets its moment from there. A unit that the user adds to a header (`Distance (km)`, `Distance [km]`) or a
/// value (`10.5 km`) counts. The list itself names none: where running cadence and step length are given, they decide between kilometres
/// and miles; else distances and ascents are left out. Energy is left out because it counts what resting would have used too.
/// - Throws: `.notThisKind` when the first two lines are not those of such a list.
public func readGarminActivities(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    var scanner = CSVScanner(bytes)
    guard let header = scanner.next(), let first = scanner.next(), let columns = GarminColumns(header, first) else {
        throw .notThisKind(.garminActivities, offset: 0)
    }
    var rows = [first]
    var starts = [scanner.rowStart]
    while let row = scanner.next() {
        guard rows.count < GarminList.limit else { throw .tooLarge(what: "rows", limit: GarminList.limit) }
        rows.append(row)
        starts.append(scanner.rowStart)
    }
    var list = GarminList(columns, rows)
    for (index, row) in rows.enumerated() { list.take(row, at: starts[index]) }
    return list.reading(of: bytes, isCut: scanner.isCut).reconciled()
}

/// The content of the list's rows read so far.
struct GarminList {
    /// Highest number of rows: thirty activities a day for a lifetime.
    static let limit = 1_000_000

    /// Metres per unit of distance and of height; nil if unknown.
    private let unit: (distance: Double, height: Double)?
    private let columns: GarminColumns
    private var reading = FileReading(kind: .garminActivities)
    private var unreadable = Counts<String>()
    private var unitless = Counts<String>()
    private var implausible = Counts<String>()
    /// Filled cells of columns that are not used.
    private var ignored: [Int]
    /// The byte where the row in hand begins.
    private var rowStart = 0

    private static let source = Source(name: "Garmin Connect", origin: .garminConnect)

    init(_ columns: GarminColumns, _ rows: [[String]]) {
        self.columns = columns
        unit = Self.unit(columns, rows)
        ignored = [Int](repeating: 0, count: columns.otherDistances.count)
    }

    /// Returns the units by steps. Steps per minute times metres per step times minutes gives metres; divided by the distance of the row,
    /// metres per unit. Half of the runs must agree within 5 %. Some accounts state step length in feet.
    private static func unit(_ columns: GarminColumns, _ rows: [[String]]) -> (distance: Double, height: Double)? {
        guard let cadence = columns.cadence, let stepLength = columns.stepLength else { return nil }
        var counts = (kilometres: 0, miles: 0, all: 0)
        for row in rows {
            guard let steps = row.cell(cadence).flatMap({ GarminColumns.number($0) }), steps > 0,
                let length = row.cell(stepLength).flatMap({ GarminColumns.number($0) }), length > 0,
                let distance = row.cell(GarminColumns.distance).flatMap({ GarminColumns.number($0) }), distance > 0,
                let time = row.cell(GarminColumns.time).flatMap({ GarminColumns.seconds($0) }), time > 0
            else { continue }
            let ratio = steps * length * time / 60 / distance
            counts.all += 1
            if abs(ratio / 1000 - 1) < 0.05 { counts.kilometres += 1 }
            if abs(ratio / 1609.344 - 1) < 0.05 || abs(ratio / 5280 - 1) < 0.05 { counts.miles += 1 }
        }
        if counts.kilometres * 2 > counts.all, counts.kilometres > counts.miles { return (1000, 1) }
        if counts.miles * 2 > counts.all, counts.miles > counts.kilometres { return (1609.344, 0.3048) }
        return nil
    }

    /// - Parameter offset: offset of the row.
    mutating func take(_ row: [String], at offset: Int) {
        rowStart = offset
        for (index, place) in columns.otherDistances.enumerated() where row.cell(place) != nil { ignored[index] += 1 }
        guard row.count > GarminColumns.maximumHeartRate else {
            unreadable.add("row", at: offset)
            return
        }
        guard let start = GarminColumns.start(row[GarminColumns.date]) else {
            unreadable.add("date", at: offset)
            return
        }
        let timer = GarminColumns.seconds(row[GarminColumns.time])
        let stated = row.cell(columns.elapsed).flatMap { GarminColumns.seconds($0) }
        guard let elapsed = max(stated ?? 0, timer ?? 0) > 0 ? max(stated ?? 0, timer ?? 0) : nil, elapsed < 31 * 86_400 else {
            unreadable.add("time", at: offset)
            return
        }
        let type = row[GarminColumns.type]
        let sport = Sport(named: type) ?? Sport(unspacedIn: type) ?? .other
        var recording = Recording(
            source: Self.source, sport: sport, title: row.cell(GarminColumns.title), start: start, offset: .utc,
            elapsed: elapsed, timer: timer.flatMap { $0 > 0 ? $0 : nil })
        recording.distance = distance(row, sport)
        recording.ascent = height(columns.ascent, row, columns.statedHeights.ascent)
        recording.descent = height(columns.descent, row, columns.statedHeights.descent)
        recording.meanHeartRate = heartRate(GarminColumns.meanHeartRate, row)
        recording.maximumHeartRate = heartRate(GarminColumns.maximumHeartRate, row)
        reading.recordings.append(recording)
    }

    /// Returns the distance of a row. Swims and track laps are in metres where others are in kilometres; where others are in miles, the
    /// unit of swims is unknown.
    private mutating func distance(_ row: [String], _ sport: Sport) -> Distance? {
        guard let text = row.cell(GarminColumns.distance) else { return nil }
        guard let (number, unitOfCell) = GarminColumns.length(text) else {
            unreadable.add("distance", at: rowStart)
            return nil
        }
        guard number > 0 else { return nil }
        let isWhole = number >= 25 && number == number.rounded(.down) && (sport.isSwimming || sport == .trackRunning)
        let metres: Double
        if let unitOfCell {
            metres = number * unitOfCell
        } else if let unit = columns.statedDistance ?? unit?.distance, unit == 1000 || !isWhole {
            metres = isWhole ? number : number * unit
        } else {
            unitless.add("distance", at: rowStart)
            return nil
        }
        return implausible.checked(metres, PlausibleAmounts.metres, "distance", at: rowStart).map { Distance(metres: $0) }
    }

    /// - Parameter stated: metres per unit from the header.
    private mutating func height(_ column: Int?, _ row: [String], _ stated: Double?) -> Distance? {
        guard let text = row.cell(column) else { return nil }
        guard let (number, unitOfCell) = GarminColumns.length(text) else {
            unreadable.add("altitude", at: rowStart)
            return nil
        }
        guard let metres = unitOfCell ?? stated ?? unit?.height else {
            if number != 0 { unitless.add("altitude", at: rowStart) }
            return nil
        }
        return implausible.checked(number, 0...100_000, "altitude", at: rowStart).map { Distance(metres: $0 * metres) }
    }

    private mutating func heartRate(_ column: Int, _ row: [String]) -> HeartRate? {
        guard let number = row.cell(column).flatMap({ GarminColumns.number($0) }), ![0, 1, 255].contains(number) else {
            return nil
        }
        return implausible.checked(number, HeartRate.ofSummaries, "heart rate", at: rowStart).map { HeartRate($0) }
    }

    func reading(of table: Span<UInt8>, isCut: Bool) -> FileReading {
        var reading = reading
        reading.findings += unreadable.warnings(linesOf: table) { .fieldUnreadable(what: $0, count: $1) }
        reading.findings += unitless.warnings(linesOf: table) { .unitMissing(what: $0, count: $1) }
        reading.findings += implausible.warnings(linesOf: table) { .valuesOutOfRange(what: $0, count: $1) }
        for (index, place) in columns.otherDistances.enumerated() where ignored[index] > 0 {
            reading.findings.append(ImportFinding(.note, .columnIgnored(name: columns.name(place), count: ignored[index])))
        }
        if !reading.recordings.isEmpty { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if isCut { reading.findings.append(ImportFinding(.warning, .truncated)) }
        return reading
    }
}
