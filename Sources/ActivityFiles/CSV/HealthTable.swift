import Measures
import Training

/// The content of a table's rows read so far.
struct HealthTable {
    private let columns: HealthColumns
    private let order: DateOrder
    private let twoParts: WrittenClock.TwoParts
    private var reading = FileReading(kind: .csv)
    private var withoutZone = 0
    /// Unreadable cells by column, with the row of the first one.
    private var unreadable = Counts<String>()
    private var unitless = Counts<String>()
    private var outOfRange = Counts<String>()
    private var lost = Counts<String>()
    /// Number of filled cells of each unused column.
    private var ignored: [Int]
    /// Offset of the current row.
    private var rowStart = 0

    private static let source = Source(name: "CSV", origin: .csv)
    /// Source of the rows.
    private var source: Source {
        columns.isEntry ? Source(name: "", origin: columns.isFromRecord ? .sessionRecord : .manual) : Self.source
    }

    /// - Parameter twoParts: the meaning of durations such as `1:30`.
    init(_ columns: HealthColumns, _ order: DateOrder, twoParts: WrittenClock.TwoParts) {
        self.columns = columns
        self.order = order
        self.twoParts = twoParts
        ignored = [Int](repeating: 0, count: columns.count)
    }

    /// - Parameter offset: offset of the row.
    mutating func take(_ row: [String], at offset: Int) {
        rowStart = offset
        for place in columns.ignored where row.cell(place) != nil { ignored[place] += 1 }
        let date = columns[.date] ?? 0
        guard let text = columns.moment(of: row), let start = WrittenDate.moment(text, isMonthFirst: order.isMonthFirst) else {
            unreadable.add(columns.name(date), at: offset)
            return
        }
        guard PlausibleTime.ofPeople.contains(start.secondsSince1970) else {
            outOfRange.add(columns.name(date), at: offset)
            return
        }
        let stated = ISO8601.stamp(text)?.offset
        if stated == nil, text.utf8.contains(UInt8(ascii: ":")) { withoutZone += 1 }
        let offset = stated ?? .utc
        add(.bodyMass, amount(row, .mass, .mass, 20...400), start, offset)
        add(.restingHeartRate, number(row, .restingHeartRate, 20...150), start, offset)
        if columns.isOfSessions { addSession(row, start, offset) }
    }

    private mutating func add(_ kind: BodySampleKind, _ value: Double?, _ start: Moment, _ offset: LocalOffset?) {
        guard let value else { return }
        reading.samples.append(
            BodySample(kind: kind, start: start, end: start, offset: offset, value: value, source: Self.source))
    }

    private mutating func addSession(_ row: [String], _ start: Moment, _ offset: LocalOffset?) {
        var distance = amount(row, .distance, .distance, PlausibleAmounts.metres)
        var secondsPerMetre: Double?
        if distance != nil, hasDuration(row) { passOverPace(row) } else { secondsPerMetre = self.secondsPerMetre(row) }
        guard let elapsed = duration(row, start) ?? product(distance, secondsPerMetre, 1...86_400) else {
            lost.add("", at: rowStart)
            return
        }
        if distance == nil, let secondsPerMetre { distance = product(elapsed, 1 / secondsPerMetre, PlausibleAmounts.metres) }
        let celsius = amount(row, .temperature, .temperature, -50...130)
        let type = row.cell(columns[.type])
        // Class names vary, so a warm room makes any class a heated one.
        let isWarm = celsius.map { Temperature(celsius: $0).isOfHeatedRoom } ?? false
        let named = columns.isEntry ? type.flatMap { Sport(rawValue: $0) } : nil
        let isClass = isWarm || (type == nil && columns[.distance] == nil)
        var recording = Recording(
            source: source,
            sport: named ?? type.flatMap { Sport(named: $0) } ?? (isClass ? .hotYoga : .other),
            title: row.cell(columns[.title]) ?? (columns.isEntry ? nil : type), notes: row.cell(columns[.note]), start: start,
            offset: offset, elapsed: elapsed)
        let humidity = number(row, .humidity, ActivityEdit.humidities)
        if celsius != nil || humidity != nil {
            recording.conditions = Conditions(temperature: celsius.map { Temperature($0) }, humidityPercent: humidity)
        }
        if celsius != nil { recording.isIndoor = true }
        recording.timer = amount(row, .movingTime, .duration, 1...86_400).map { min($0, elapsed) }
        recording.distance = distance.map { Distance(metres: $0) }
        recording.ascent = amount(row, .ascent, .height, 0...100_000).map { Distance(metres: $0) }
        recording.descent = amount(row, .descent, .height, 0...100_000).map { Distance(metres: $0) }
        recording.activeEnergy = amount(row, .energy, .energy, 0...100_000).map { Energy(kilocalories: $0) }
        recording.meanHeartRate = heartRate(row, .meanHeartRate)
        recording.maximumHeartRate = heartRate(row, .maximumHeartRate)
        recording.perceivedEffort = number(row, .effort, 0...10)
        addMean(amount(row, .power, .power, 1...2_500), of: .power, "W", to: &recording)
        addMean(amount(row, .cadence, .cadence, 1...300), of: .cadence, "1/min", to: &recording)
        reading.recordings.append(recording)
    }

    /// Adds the mean of a session as one value at its end. A series of equal samples would mislead models of power.
    private func addMean(
        _ value: Double?, of column: HealthColumns.Column, _ unit: String, to recording: inout Recording
    ) {
        guard let value, let place = columns[column] else { return }
        recording.customChannels.append(
            CustomChannel(name: columns.name(place), units: unit, seconds: [recording.elapsed], values: [value]))
    }

    private func hasDuration(_ row: [String]) -> Bool {
        row.cell(columns[.duration]) != nil || row.cell(columns[.movingTime]) != nil || row.cell(columns[.end]) != nil
    }

    /// Returns the seconds per metre from a pace, or else from a speed.
    private mutating func secondsPerMetre(_ row: [String]) -> Double? {
        if let pace = amount(row, .pace, .pace, 0.02...10) { return pace }
        return amount(row, .speed, .speed, 0.1...50).map { 1 / $0 }
    }

    /// Marks pace and speed as used when distance and duration, which imply them, are stated.
    private mutating func passOverPace(_ row: [String]) {
        for column in [HealthColumns.Column.pace, .speed] {
            if let place = columns[column], row.cell(place) != nil { ignored[place] += 1 }
        }
    }

    private func product(_ one: Double?, _ other: Double?, _ range: ClosedRange<Double>) -> Double? {
        guard let one, let other, range.contains(one * other) else { return nil }
        return one * other
    }

    /// Returns the duration of a session in seconds; nil without a duration or an end.
    private mutating func duration(_ row: [String], _ start: Moment) -> Double? {
        if let value = amount(row, .duration, .duration, 1...86_400) { return value }
        if row.cell(columns[.duration]) != nil { return nil }
        if let place = columns[.end], let cell = row.cell(place) {
            let end = WrittenDate.moment(cell, isMonthFirst: order.isMonthFirst)
            return checked(end.map { .number($0 - start) } ?? .unreadable, 1...86_400, place)
        }
        return amount(row, .movingTime, .duration, 1...86_400)
    }

    /// Returns a mean or maximum heart rate. Devices write 0, 1 or 255 for a missing one.
    private mutating func heartRate(_ row: [String], _ column: HealthColumns.Column) -> HeartRate? {
        guard let cell = row.cell(columns[column]) else { return nil }
        if ["0", "1", "255"].contains(cell) { return nil }
        return number(row, column, HeartRate.ofSummaries).map { HeartRate(beatsPerMinute: $0) }
    }

    private mutating func amount(
        _ row: [String], _ column: HealthColumns.Column, _ quantity: WrittenAmount.Quantity, _ range: ClosedRange<Double>
    ) -> Double? {
        guard let place = columns[column], let cell = row.cell(place) else { return nil }
        return checked(columns.value(cell, place, quantity, twoParts: twoParts), range, place)
    }

    /// Returns a number without a unit.
    private mutating func number(
        _ row: [String], _ column: HealthColumns.Column, _ range: ClosedRange<Double>
    ) -> Double? {
        guard let place = columns[column], let cell = row.cell(place) else { return nil }
        return checked(WrittenNumber.decimal(cell).map { .number($0) } ?? .unreadable, range, place)
    }

    private mutating func checked(_ written: WrittenAmount.Written, _ range: ClosedRange<Double>, _ place: Int) -> Double? {
        switch written {
        case .number(let value): return outOfRange.checked(value, range, columns.name(place), at: rowStart)
        case .withoutUnit: unitless.add(columns.name(place), at: rowStart)
        case .unreadable: unreadable.add(columns.name(place), at: rowStart)
        }
        return nil
    }

    func reading(of table: Span<UInt8>, isCut: Bool) -> FileReading {
        var reading = reading
        reading.findings += lost.warnings(linesOf: table) { .sessionsWithoutDuration(count: $1) }
        reading.findings += unitless.warnings(linesOf: table) { .unitMissing(what: $0, count: $1) }
        reading.findings += unreadable.warnings(linesOf: table) { .fieldUnreadable(what: $0, count: $1) }
        reading.findings += outOfRange.warnings(linesOf: table) { .valuesOutOfRange(what: $0, count: $1) }
        reading.findings += order.findings(in: table)
        for place in ignored.indices where ignored[place] > 0 {
            reading.findings.append(ImportFinding(.note, .columnIgnored(name: columns.name(place), count: ignored[place])))
        }
        if withoutZone > 0 { reading.findings.append(ImportFinding(.note, .localTimeWithoutZone)) }
        if isCut { reading.findings.append(ImportFinding(.warning, .truncated)) }
        return reading
    }
}
