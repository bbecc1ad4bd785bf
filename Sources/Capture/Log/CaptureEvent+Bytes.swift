import Measures
import Training

extension CaptureEvent {
    /// Codes of the kinds in the log and in the interface of the live page's module: never change one, only add.
    enum Code {
        static let start: UInt8 = 1
        static let ready: UInt8 = 2
        static let failed: UInt8 = 3
        static let measured: UInt8 = 4
        static let sensorConnected: UInt8 = 5
        static let sensorLost: UInt8 = 6
        static let pause: UInt8 = 7
        static let resume: UInt8 = 8
        static let end: UInt8 = 9
        static let details: UInt8 = 10
        static let complete: UInt8 = 11
        static let discard: UInt8 = 12
        static let recover: UInt8 = 13
        static let endAtLastRecord: UInt8 = 14
        static let tick: UInt8 = 15
    }

    /// The event as bytes; the format is in `Sources/LiveModule/README.md`.
    public var bytes: [UInt8] {
        var fields: [UInt8] = []
        let code: UInt8
        switch kind {
        case .start(let setup):
            code = Code.start
            setup.append(to: &fields)
        case .ready: code = Code.ready
        case .failed(let failure):
            code = Code.failed
            fields = [failure.rawValue]
        case .measured(let measurement):
            code = Code.measured
            fields = measurement.characteristic
        case .sensorConnected: code = Code.sensorConnected
        case .sensorLost: code = Code.sensorLost
        case .pause: code = Code.pause
        case .resume: code = Code.resume
        case .end: code = Code.end
        case .details(let details):
            code = Code.details
            details.append(to: &fields)
        case .complete: code = Code.complete
        case .discard: code = Code.discard
        case .recover: code = Code.recover
        case .endAtLastRecord: code = Code.endAtLastRecord
        case .tick: code = Code.tick
        }
        var bytes = [code]
        bytes.append(quadWord: UInt64(bitPattern: time.milliseconds))
        return bytes + fields
    }

    /// Reads an event. Throws the reason why the bytes are none.
    public init(bytes: ArraySlice<UInt8>) throws(CaptureRefusal) {
        var bytes = ByteCursor(bytes)
        guard let code = bytes.byte(), let stamp = bytes.quadWord() else { throw .unreadableEvent }
        guard let time = CaptureTime(milliseconds: Int64(bitPattern: stamp)) else { throw .invalidTime }
        self.time = time
        kind = try Kind(code: code, fields: &bytes)
        guard bytes.remaining == 0 else { throw .unreadableEvent }
    }
}

extension CaptureEvent.Kind {
    fileprivate init(code: UInt8, fields: inout ByteCursor) throws(CaptureRefusal) {
        switch code {
        case CaptureEvent.Code.start:
            guard let setup = CaptureSetup(&fields) else { throw .invalidStart }
            self = .start(setup)
        case CaptureEvent.Code.ready: self = .ready
        case CaptureEvent.Code.failed:
            guard let failure = fields.byte().flatMap({ CaptureFailure(rawValue: $0) }) else { throw .unreadableEvent }
            self = .failed(failure)
        case CaptureEvent.Code.measured:
            guard let bytes = fields.bytes(fields.remaining), let measurement = try? HeartRateMeasurement(characteristic: bytes)
            else {
                throw .unreadableMeasurement
            }
            self = .measured(measurement)
        case CaptureEvent.Code.sensorConnected: self = .sensorConnected
        case CaptureEvent.Code.sensorLost: self = .sensorLost
        case CaptureEvent.Code.pause: self = .pause
        case CaptureEvent.Code.resume: self = .resume
        case CaptureEvent.Code.end: self = .end
        case CaptureEvent.Code.details:
            guard let details = SessionDetails(&fields) else { throw .invalidDetails }
            self = .details(details)
        case CaptureEvent.Code.complete: self = .complete
        case CaptureEvent.Code.discard: self = .discard
        case CaptureEvent.Code.recover: self = .recover
        case CaptureEvent.Code.endAtLastRecord: self = .endAtLastRecord
        case CaptureEvent.Code.tick: self = .tick
        default: throw .unreadableEvent
        }
    }
}
