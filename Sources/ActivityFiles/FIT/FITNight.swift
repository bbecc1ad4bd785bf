import Measures
import Training

/// Data that a watch records at night: sleep stages, and heart-rate variability.
///
/// A message names the stage that ends at its time. The SDK does not state this. Gadgetbridge does (`GarminActivitySampleProvider`), after
/// a comparison with Garmin's own display. Read as starts, the messages would give seven times the time awake (66 nights against Garmin's
/// sums, `docs/sleep-validation.md` of the package blackswan). Events of number 74 are the start and end of sleep. Variability is the root
/// mean square of successive differences, as the SDK states.
struct FITNight {
    fileprivate enum Mark { case stage(Int), start, stop }

    private var marks: [(time: UInt32, mark: Mark)] = []
    /// Milliseconds: the watch's mean of the night.
    private(set) var means: [(time: UInt32, value: Double)] = []
    /// Milliseconds: means of five minutes.
    private(set) var variabilities: [(time: UInt32, value: Double)] = []
    /// Number of messages beyond `limit`.
    private(set) var surplus = 0
    /// Number of stages without a known start, or of implausible length.
    private(set) var unbounded = 0

    /// More than fifty nights.
    static let limit = 20_000
    static let nightLimit = 400
    static let sleepEvent = 74
    /// Seconds; successive nights are further apart.
    static let longestStage: UInt32 = 4 * 3600
    static let plausible = 1.0...500.0

    private mutating func hasRoom() -> Bool {
        if marks.count + means.count + variabilities.count < FITNight.limit { return true }
        surplus += 1
        return false
    }

    mutating func takeLevel(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate, let level = fields.code(FITProfile.SleepLevel.sleepLevel), hasRoom() else {
            return
        }
        marks.append((time, .stage(level)))
    }

    mutating func takeEvent(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate, fields.code(FITProfile.Event.event) == FITNight.sleepEvent,
            let type = fields.code(FITProfile.Event.eventType), type == 0 || type == 1, hasRoom()
        else { return }
        marks.append((time, type == 0 ? .start : .stop))
    }

    mutating func takeSummary(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate,
            let mean = fields.value(FITProfile.HrvStatusSummary.lastNightAverage, in: FITNight.plausible),
            means.count < FITNight.nightLimit, hasRoom()
        else { return }
        means.append((time, mean))
    }

    mutating func takeVariability(_ fields: borrowing FITFields, time: UInt32?) {
        guard let time, time >= FITActivity.firstDate,
            let value = fields.value(FITProfile.HrvValue.value, in: FITNight.plausible), hasRoom()
        else { return }
        variabilities.append((time, value))
    }

    mutating func samples(_ source: Source, offset: LocalOffset?) -> [BodySample] {
        stages(source, offset) + variabilitySamples(source, offset)
    }

    /// Returns the sleep stages. A file with waking stages only comes from a watch that was not worn.
    private mutating func stages(_ source: Source, _ offset: LocalOffset?) -> [BodySample] {
        var samples: [BodySample] = []
        var hasSlept = false
        var begin: UInt32?
        for (time, mark) in marks.sorted(by: { ($0.time, $0.mark.rank) < ($1.time, $1.mark.rank) }) {
            switch mark {
            case .start: begin = time
            case .stop: begin = nil
            case .stage(let level):
                defer { begin = time }
                guard let start = begin, time - start <= FITNight.longestStage else {
                    unbounded += 1
                    continue
                }
                guard let kind = FITNight.kind(level), time > start else { continue }
                if kind != .awake { hasSlept = true }
                samples.append(
                    BodySample(
                        kind: kind, start: Moment(secondsSince1970: FITActivity.epoch + Double(start)),
                        end: Moment(secondsSince1970: FITActivity.epoch + Double(time)), offset: offset,
                        value: Double(time - start) / 60, source: source))
            }
        }
        return hasSlept ? samples : []
    }

    private static func kind(_ level: Int) -> BodySampleKind? {
        switch level {
        case 1: .awake
        case 2: .asleepCore
        case 3: .asleepDeep
        case 4: .asleepREM
        default: nil  // 0: not measured
        }
    }

    /// Returns the watch's mean of the night over its measuring time; without a mean, the measured values.
    private func variabilitySamples(_ source: Source, _ offset: LocalOffset?) -> [BodySample] {
        func sample(_ start: UInt32, _ end: UInt32, _ value: Double) -> BodySample {
            BodySample(
                kind: .rmssd, start: Moment(secondsSince1970: FITActivity.epoch + Double(start)),
                end: Moment(secondsSince1970: FITActivity.epoch + Double(end)), offset: offset, value: value, source: source)
        }
        if means.isEmpty { return variabilities.map { sample($0.time, $0.time, $0.value) } }
        var samples: [BodySample] = []
        for mean in means {
            var (first, last) = (mean.time, mean.time)
            // At most a day before, since the file may contain several nights.
            for value in variabilities where value.time <= mean.time && mean.time - value.time < 86_400 {
                (first, last) = first == mean.time ? (value.time, value.time) : (min(first, value.time), max(last, value.time))
            }
            samples.append(sample(first, last, mean.value))
        }
        return samples
    }

    func report(_ findings: inout FITFindings) {
        if surplus > 0 { findings.add(.warning, .skipped(what: "messages of the night", count: surplus)) }
        if unbounded > 0 { findings.add(.note, .skipped(what: "sleep stages without a beginning", count: unbounded)) }
    }
}

extension FITNight.Mark {
    /// Order of events at the same moment: a stage ends before others begin.
    fileprivate var rank: Int {
        switch self {
        case .stage: 0
        case .stop: 1
        case .start: 2
        }
    }
}
