import ActivityFiles
import Measures

/// The capture machine behind bytes: the part of the live page's WebAssembly module that also runs natively, so that both can be compared.
/// `Sources/LiveModule/README.md` describes the bytes.
public struct LiveSession: Sendable {
    public private(set) var machine = CaptureMachine()
    private var replaying = CaptureReplay()
    private var file = CapturedSessionReader()

    public init() {}

    /// Handles an encoded event. Returns the answer: the refusal or 0, the figures, and the effects.
    public mutating func handle(_ event: ArraySlice<UInt8>) -> [UInt8] {
        do throws(CaptureRefusal) {
            let event = try CaptureEvent(bytes: event)
            do throws(CaptureRefusal) {
                let effects = try machine.handle(event)
                return answer(nil, effects, at: event.time)
            } catch {
                return answer(error, [], at: event.time)
            }
        } catch {
            return answer(error, [], at: machine.lastRecord)
        }
    }

    public mutating func reset() { machine = CaptureMachine() }

    // MARK: Replay

    public mutating func beginReplay() {
        reset()
        replaying = CaptureReplay()
    }

    /// Replays the next chunk of the log.
    public mutating func replay(_ chunk: ArraySlice<UInt8>) { replaying.replay(chunk) }

    /// Goes on with the replayed machine. Returns the figures at the last record, then how far the log is good, and why it ends there.
    public mutating func endReplay() -> [UInt8] {
        machine = replaying.machine
        var bytes = figures(refusal: nil, at: machine.lastRecord)
        bytes.append(doubleWord: UInt32(clamping: replaying.validBytes))
        bytes.append(replaying.ending.rawValue)
        bytes += [UInt8](repeating: 0, count: 7)
        bytes.append(number: machine.lastRecord.map { Double($0.milliseconds) })
        replaying = CaptureReplay()
        return bytes
    }

    // MARK: File and session

    public mutating func beginFile() { file = CapturedSessionReader() }

    /// Reads the next chunk of the log for the file.
    public mutating func readFile(_ chunk: ArraySlice<UInt8>) { file.read(chunk) }

    /// Returns the FIT file; no bytes if the log has no session that ended, or one at a time that FIT can't state.
    public mutating func endFile() -> [UInt8] {
        defer { file = CapturedSessionReader() }
        return file.session.flatMap { try? writeFIT($0.fit) } ?? []
    }

    /// Returns start, end, offset, sport and details of the machine's session; no bytes before its start.
    public func session() -> [UInt8] {
        guard let start = machine.start, let setup = machine.setup else { return [] }
        var bytes: [UInt8] = []
        bytes.append(number: Double(start.milliseconds))
        bytes.append(number: machine.end.map { Double($0.milliseconds) })
        setup.appendClockAndSport(to: &bytes)
        return bytes + machine.details.bytes
    }

    // MARK: Answers

    private func answer(_ refusal: CaptureRefusal?, _ effects: [CaptureEffect], at time: CaptureTime?) -> [UInt8] {
        var bytes = figures(refusal: refusal, at: time)
        bytes.append(doubleWord: UInt32(clamping: effects.count))
        for effect in effects { effect.append(to: &bytes) }
        return bytes
    }

    private func figures(refusal: CaptureRefusal?, at time: CaptureTime?) -> [UInt8] {
        let figures = time.map { machine.figures(at: $0) } ?? CaptureFigures()
        var bytes = [refusal?.rawValue ?? 0, machine.phase.code, 0]
        if case .failed(let failure) = machine.phase { bytes[2] = failure.rawValue }
        bytes.append(machine.isSensorConnected ? 1 : 0)
        bytes.append(figures.zone.map { UInt8(clamping: $0) } ?? 255)
        bytes += [figures.heartRate ?? 0, figures.highest ?? 0, 0]
        bytes.append(number: figures.elapsed.map { Double($0) })
        bytes.append(number: figures.timer.map { Double($0) })
        bytes.append(number: figures.mean?.beatsPerMinute)
        bytes.append(number: figures.energy?.kilocalories)
        bytes.append(doubleWord: UInt32(clamping: machine.unusedMeasurements))
        return bytes
    }
}

extension CapturePhase {
    fileprivate var code: UInt8 {
        switch self {
        case .idle: 0
        case .starting: 1
        case .running: 2
        case .paused: 3
        case .ending: 4
        case .completed: 5
        case .failed: 6
        }
    }
}

extension CaptureEffect {
    fileprivate func append(to bytes: inout [UInt8]) {
        switch self {
        case .persist(let record):
            bytes.append(1)
            bytes.append(word: UInt16(clamping: record.count))
            bytes += record
        case .startRecorder: bytes.append(2)
        case .startSensor: bytes.append(3)
        case .stopSensor: bytes.append(4)
        case .keepAwake(let on): bytes += [5, on ? 1 : 0]
        case .haptic(let haptic): bytes += [6, haptic.rawValue]
        case .sound(let cue): bytes += [7, cue.rawValue]
        case .announce(let cue): bytes += [8, cue.rawValue]
        case .handOver: bytes.append(9)
        case .eraseLog: bytes.append(10)
        }
    }
}

extension [UInt8] {
    /// Appends a number of 64 bits; −1 for a missing one, because no number of the interface is negative.
    fileprivate mutating func append(number: Double?) { append(quadWord: (number ?? -1).bitPattern) }
}
