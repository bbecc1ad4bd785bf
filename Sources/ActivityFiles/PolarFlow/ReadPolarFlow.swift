import Measures
import Training

/// Reads JSON files of a Polar Flow account export: training sessions (`training-session-….json`) and nights (`sleep_result….json`).
///
/// Each exercise of a session is an activity. Its times have no zone, and known descriptions disagree whether they are local or UTC. So they
/// are treated as times of an unstated clock, which a recording of the same exercise resolves; `timezoneOffset` is not used. Nights are read
/// if their start states its offset. Energy is left out, because it counts what resting would have used. No file of the vendor was
/// available.
/// - Throws: `.notReadYet` or `.unknownKind` for a text without such records.
public func readPolarFlow(_ bytes: Span<UInt8>) throws(FileError) -> FileReading {
    guard !bytes.isEmpty else { throw .empty }
    var reader = PolarFlowReader()
    let isCut = try reader.readRecords(of: bytes, in: ["exercises"])
    guard reader.records > 0 else { throw .unknown(bytes.extracting(0..<min(bytes.count, 4096))) }
    return reader.reading(isCut: isCut).reconciled()
}

/// The content of Polar's records read so far.
struct PolarFlowReader: JSONRecordReader {
    private var recordings: [Recording] = []
    private var samples: [BodySample] = []
    private var findings = JSONFindings()
    private(set) var records = 0
    private static let name = "Polar Flow"

    mutating func take(_ record: Int, of document: borrowing JSONDocument) {
        if document.member("evaluation", of: record) != nil, document.member("sleepResult", of: record) != nil {
            records += 1
            takeNight(record, document)
        } else if document.member("startTime", of: record) != nil, document.member("sport", of: record) != nil {
            records += 1
            takeExercise(record, document)
        }
    }

    private mutating func takeExercise(_ exercise: Int, _ document: borrowing JSONDocument) {
        guard let start = PolarFlowReader.stamp("startTime", of: exercise, document) else {
            return findings.unreadable("date", exercise, document)
        }
        let stop = PolarFlowReader.stamp("stopTime", of: exercise, document).map { $0.moment - start.moment }
        let timer = document.member("duration", of: exercise).flatMap { WrittenDuration.seconds(document.text($0)) }
        let lengths = [stop, timer].compactMap { $0 }.filter { $0 > 0 && PlausibleAmounts.seconds.contains($0) }
        guard let elapsed = lengths.max() else { return findings.unreadable("duration", exercise, document) }
        let sport = document.string(document.member("sport", of: exercise)) ?? ""
        let heart = document.member("heartRate", of: exercise)
        var recording = Recording(
            source: Source(name: PolarFlowReader.name, origin: start.offset == nil ? .localAccountExport : .accountExport),
            sport: Sport(named: sport) ?? .other, start: start.moment, offset: start.offset ?? .utc, elapsed: elapsed,
            timer: timer.flatMap { $0 > 0 ? min($0, elapsed) : nil },
            meanHeartRate: HeartRate(summary: document.number(document.member("avg", of: heart))),
            maximumHeartRate: HeartRate(summary: document.number(document.member("max", of: heart))))
        addHeartRates(to: &recording, document.member("heartRate", of: document.member("samples", of: exercise)), document)
        recordings.append(recording)
    }

    /// Adds the samples of an exercise in order of time. One without a value is a lost contact and stays missing.
    private mutating func addHeartRates(to recording: inout Recording, _ list: Int?, _ document: borrowing JSONDocument) {
        var seconds: [Double] = []
        var values: [Double] = []
        for sample in document.elements(of: list) {
            guard document.member("value", of: sample) != nil else { continue }
            guard let stamp = PolarFlowReader.stamp("dateTime", of: sample, document) else {
                findings.unreadable("heart rate", sample, document)
                continue
            }
            let second = stamp.moment - recording.start
            guard second >= seconds.last ?? 0, second <= recording.elapsed + 1,
                let rate = findings.number("value", of: sample, document, 0...254, "heart rate"), rate > 0
            else { continue }
            seconds.append(second)
            values.append(rate)
        }
        recording.points = values.count
        if !values.isEmpty { recording.channels = [Channel(kind: .heartRate, seconds: seconds, values: values)] }
    }

    private mutating func takeNight(_ night: Int, _ document: borrowing JSONDocument) {
        let evaluation = document.member("evaluation", of: night)
        let hypnogram = document.member("hypnogram", of: document.member("sleepResult", of: night))
        guard let hypnogram, let start = PolarFlowReader.stamp("sleepStart", of: hypnogram, document), let offset = start.offset,
            let span = PolarFlowReader.seconds("sleepSpan", of: evaluation, document), (1...86_400).contains(span)
        else { return findings.unreadable("sleep", night, document) }
        let phases = document.member("phaseDurations", of: evaluation)
        let stages: [(StaticString, BodySampleKind)] = [
            ("light", .asleepCore), ("deep", .asleepDeep), ("rem", .asleepREM), ("wake", .awake),
        ]
        for (name, kind) in stages {
            guard let length = PolarFlowReader.seconds(name, of: phases, document), length > 0, length <= span else { continue }
            samples.append(
                BodySample(
                    kind: kind, start: start.moment, end: start.moment + span, offset: offset, value: length / 60,
                    source: Source(name: PolarFlowReader.name, origin: .accountExport)))
        }
    }

    private static func seconds(_ name: StaticString, of object: Int?, _ document: borrowing JSONDocument) -> Double? {
        document.member(name, of: object).flatMap { WrittenDuration.seconds(document.text($0)) }
    }

    private static func stamp(_ name: StaticString, of record: Int, _ document: borrowing JSONDocument) -> ISO8601.Stamp? {
        guard let node = document.member(name, of: record), let stamp = ISO8601.stamp(document.text(node)),
            PlausibleTime.ofReceivers.contains(stamp.moment.secondsSince1970)
        else { return nil }
        return stamp
    }

    consuming func reading(isCut: Bool) -> FileReading {
        var all = findings.all
        if recordings.contains(where: { $0.source.origin == .localAccountExport }) {
            all.append(ImportFinding(.note, .localTimeWithoutZone))
        }
        all.append(ImportFinding(.note, .experimentalFormat))
        if isCut { all.append(ImportFinding(.warning, .truncated)) }
        return FileReading(kind: .polarFlow, recordings: recordings, samples: samples, findings: all)
    }
}
