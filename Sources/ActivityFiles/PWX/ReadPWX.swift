import Measures
import Training

/// Reads the workouts of a PWX file, which TrainingPeaks and its upload programs write.
///
/// Segments are laps, and each sample states seconds since the start. The start is a local time of an unstated zone. The duration contains the
/// time at rest, which is stated beside it.
/// - Throws: `.noActivity` without a workout, `.notThisKind` for other markup, `.hostile`.
public func readPWX(_ bytes: Span<UInt8>) throws(FileError) -> FileReading { try PWXReader().reading(of: bytes) }

struct PWXReader: TagMarkupReader {
    private enum Level { case outside, workout, segment, sample }

    var markup = TrackMarkup(usesTemplates: false)
    private var level = Level.outside
    private var isInSummary = false
    /// The element whose text comes next.
    private var element = PWXElement.other
    private var workout = PWXWorkout()
    var reading = FileReading(kind: .pwx)
    var point = TrackPoint()

    mutating func start(_ name: Range<Int>, _ isSelfClosing: Bool, _ scanner: borrowing XMLScanner) throws(FileError) {
        let local = scanner.localStart..<name.upperBound
        guard markup.hasRoot else {
            guard scanner.isEqual(local, "pwx") else { throw .notThisKind(.pwx, offset: name.lowerBound) }
            markup.hasRoot = true
            return
        }
        element = PWXElement(local, in: scanner)
        switch element {
        case .workout:
            close()
            (level, workout) = (.workout, PWXWorkout())
        case .segment where level == .workout:
            level = .segment
            workout.segments.append(TrackLap())
        case .sample where level == .workout:
            level = .sample
            point = TrackPoint()
        case .summary: isInSummary = level != .outside
        case .athlete, .device:
            // Names within them are not those of the workout.
            if level == .workout, !isSelfClosing { markup.ignoredDepth = scanner.depth - 1 }
        case .heartRate where isInSummary:
            let (mean, maximum) = (attribute("avg", scanner), attribute("max", scanner))
            setTotals { ($0.meanHeartRate, $0.maximumHeartRate) = (mean, maximum) }
        default: break
        }
        if isSelfClosing { element = .other }
    }

    private mutating func attribute(_ name: StaticString, _ scanner: borrowing XMLScanner) -> Double {
        scanner.value(of: name).map { markup.number($0, "heart rate", scanner) } ?? .nan
    }

    mutating func end(_ name: Range<Int>, _ scanner: borrowing XMLScanner) {
        element = .other
        switch PWXElement(name, in: scanner) {
        case .summary: isInSummary = false
        case .segment: if level == .segment { level = .workout }
        case .sample:
            if level == .sample {
                workout.points.append(point)
                level = .workout
            }
        case .workout: close()
        default: break
        }
    }

    mutating func text(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        if level == .sample {
            guard let value = element.value else { return }
            point.set(value, to: markup.number(range, value.name, scanner))
        } else if isInSummary {
            takeTotal(range, scanner)
        } else if level == .workout {
            switch element {
            case .time: workout.start = markup.time(range, scanner)
            case .sport: workout.sport = scanner.string(range)
            case .title: workout.title.extend(with: scanner.string(range))
            default: break
            }
        }
    }

    private mutating func takeTotal(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        switch element {
        case .beginning:
            let seconds = markup.number(range, "time", scanner)
            setTotals { $0.start = seconds }
        case .duration:
            let seconds = markup.number(range, "time", scanner)
            setTotals { $0.timer = seconds }
        case .stopped: if level == .workout { workout.stopped = markup.number(range, "time", scanner) }
        case .distance:
            let metres = markup.number(range, "distance", scanner)
            setTotals { $0.distance = metres }
        default: break
        }
    }

    /// Changes the amounts of the current segment, or outside of segments those of the workout.
    private mutating func setTotals(_ change: (inout TrackLap) -> Void) {
        if level == .segment, let last = workout.segments.indices.last {
            change(&workout.segments[last])
        } else {
            change(&workout.totals)
        }
    }

    mutating func close() {
        guard level != .outside else { return }
        let ended = workout
        (level, isInSummary, workout) = (.outside, false, PWXWorkout())
        let (recording, findings) = ended.recording(offset: markup.stamps.offset, namesZone: markup.stamps.namesZones)
        if let recording { reading.recordings.append(recording) }
        reading.findings += findings
    }
}
