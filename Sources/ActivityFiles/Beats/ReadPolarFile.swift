import Measures
import Training

/// Reads a file with heart beats only: a strap's intervals as a list or a table, or an older Polar's text file. A first line in the form of
/// ``BeatStart`` states the start of a file without dates.
/// - Throws: `.startMissing` when neither the file nor such a line states a date, `.noActivity` without beats.
public func readHeartRateMonitor(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard let (start, length) = BeatStart.read(bytes) else { return try readHeartRateMonitor(bytes, startingAt: nil) }
    return try readHeartRateMonitor(bytes.extracting(length..<bytes.count), startingAt: start)
}

private func readHeartRateMonitor(_ bytes: Span<UInt8>, startingAt stated: ISO8601.Stamp?) throws(FileError) -> FileReading {
    var start = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    let text = bytes.extracting(start..<bytes.count)
    let reading =
        try text.starts(with: "[Params]") ? readPolarFile(text, startingAt: stated) : readBeatTable(text, startingAt: stated)
    return reading.reconciled()
}

/// Reads the text file of an older Polar heart-rate monitor: heart rates at a fixed interval with speed, cadence and altitude, or every
/// beat.
///
/// The monitor's clock has no time zone: its times are read as UTC, with a note. No file states the sport.
/// - Parameter stated: the start of a file without a date.
/// - Throws: `.notThisKind`, `.startMissing` without a date, and `.noActivity` without heart rates.
func readPolarFile(_ bytes: Span<UInt8>, startingAt stated: ISO8601.Stamp? = nil) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    let file = PolarFile(bytes)
    guard !file.parameters.isEmpty else { throw .notThisKind(.heartRateMonitor, offset: 0) }
    guard let start = file.start ?? stated?.moment else { throw .startMissing }
    guard let interval = file.number("Interval") else { throw .malformed(what: "Interval", offset: 0) }
    var reading = FileReading(kind: .heartRateMonitor)
    var recording = Recording(
        source: Source(name: "Polar", origin: .heartRateMonitor), sport: .other, notes: file.notes, start: start, elapsed: 0,
        points: file.rows.count)
    if interval == PolarFile.everyBeat {
        var series = BeatSeries()
        for row in file.rows { series.append(row[0] / 1000) }
        recording.channels = series.channels
        recording.elapsed = series.clock
        recording.meanHeartRate = series.meanHeartRate
        reading.findings = series.findings
    } else {
        // Monitors sample every five to fifteen seconds, and never less often than every ten minutes.
        guard interval > 0, interval <= 600 else { throw .malformed(what: "Interval", offset: 0) }
        recording.channels = file.channels(every: interval, &reading.findings)
        recording.elapsed = Double(max(0, file.rows.count - 1)) * interval
        if let rates = recording.channel(.heartRate)?.values {
            var sum = 0.0
            for rate in rates { sum += rate }
            recording.meanHeartRate = HeartRate(summary: sum / Double(rates.count))
        }
    }
    guard !recording.channels.isEmpty else { throw .noActivity(holds: "no heart rates") }
    if let length = file.length, length > 0 {
        if abs(length - recording.elapsed) > max(interval == PolarFile.everyBeat ? 5 : 2 * interval, 0.02 * length) {
            reading.findings.append(ImportFinding(.note, .totalsDisagree(what: "duration")))
        }
        recording.elapsed = max(length, recording.elapsed)
    }
    recording.laps = file.laps(until: recording.elapsed)
    reading.findings += file.unreadable.warnings(linesOf: bytes) { .fieldUnreadable(what: $0, count: $1) }
    reading.findings.append(ImportFinding(.note, .localTimeWithoutZone))
    reading.recordings = [recording]
    return reading
}

extension PolarFile {
    /// The interval number of files with every beat.
    static let everyBeat = 238.0

    /// Returns the columns of a file with a fixed interval. `SMode` states which columns exist besides heart rate, in the same form since
    /// version 105.
    fileprivate func channels(every interval: Double, _ findings: inout [ImportFinding]) -> [Channel] {
        let mode = Array((self["SMode"] ?? "").utf8)
        let isKnown = (number("Version") ?? 0) >= 105 && mode.count >= 8
        func has(_ flag: Int) -> Bool { isKnown && mode[flag] == UInt8(ascii: "1") }
        let isImperial = has(7)
        var columns: [(kind: ChannelKind, factor: Double, plausible: ClosedRange<Double>)] = [(.heartRate, 1, 1...254)]
        if has(0) { columns.append((.speed, (isImperial ? 0.44704 : 1 / 3.6) / 10, 0...100)) }
        if has(1) { columns.append((.cadence, 1, 0...300)) }
        if has(2) { columns.append((.altitude, isImperial ? 0.3048 : 1, -1000...20_000)) }
        var channels: [Channel] = []
        for (place, column) in columns.enumerated() {
            var channel = Channel(kind: column.kind, seconds: [], values: [])
            var outside = 0
            for (index, row) in rows.enumerated() where place < row.count {
                let value = row[place] * column.factor
                // Zero means that the monitor received no heartbeat.
                if column.kind == .heartRate, value == 0 { continue }
                guard column.plausible.contains(value) else {
                    outside += 1
                    continue
                }
                channel.seconds.append(Double(index) * interval)
                channel.values.append(value)
            }
            if outside > 0 {
                findings.append(ImportFinding(.warning, .valuesOutOfRange(what: PolarFile.name(column.kind), count: outside)))
            }
            if !channel.values.isEmpty { channels.append(channel) }
        }
        // Recordings require the order altitude, speed, heart rate, cadence.
        return channels.sorted { $0.kind.rawValue < $1.kind.rawValue }
    }

    private static func name(_ kind: ChannelKind) -> String {
        switch kind {
        case .speed: "speed"
        case .cadence: "cadence"
        case .altitude: "altitude"
        default: "heart rate"
        }
    }

    fileprivate func laps(until end: Double) -> [Lap] {
        var result: [Lap] = []
        var start = 0.0
        for lap in laps where lap.end > start && lap.end <= end + 1 {
            result.append(
                Lap(
                    start: start, elapsed: lap.end - start, meanHeartRate: HeartRate(summary: lap.mean),
                    maximumHeartRate: HeartRate(summary: lap.maximum)))
            start = lap.end
        }
        return result
    }
}
