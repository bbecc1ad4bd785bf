import Capture
import DemoAthletes
import Measures
import Training

/// Milliseconds of a fixed Tuesday evening, when the sessions of these tests start.
private let evening: Int64 = 1_714_500_000_000

/// Returns the value of an example, which must be valid.
func valid<Value>(_ value: Value?) -> Value {
    guard let value else { fatalError("An example is not valid.") }
    return value
}

extension CaptureTime {
    /// The time some seconds after the start of the examples.
    static func after(_ seconds: Double) -> CaptureTime {
        valid(CaptureTime(milliseconds: evening + Int64(seconds * 1000)))
    }
}

extension CaptureSetup {
    static let unknown = valid(CaptureSetup(offset: .utc, sport: .yoga))
    static let example = valid(
        CaptureSetup(
            offset: LocalOffset(secondsAheadOfUTC: 7200), sport: .hotYoga, classType: CapturedText("bikram"), sex: .female,
            age: 40, mass: Mass(kilograms: 61.5), zones: [95, 114, 133, 152, 171]))
}

extension HeartRateMeasurement {
    static let beat = HeartRateMeasurement(beatsPerMinute: 131, contact: .present, beatIntervals: [469, 471])
}

extension CaptureMachine {
    /// A machine after these events, each a second after the one before it.
    init(after kinds: [CaptureEvent.Kind]) throws {
        self.init()
        for (index, kind) in kinds.enumerated() { _ = try handle(CaptureEvent(kind, at: .after(Double(index)))) }
    }

    static let running: [CaptureEvent.Kind] = [.start(.example), .ready]
}

/// A session with everything: pauses, a lost sensor, an interruption, a resumption after the end, and details.
enum ExampleSession {
    static let details = valid(
        SessionDetails(
            room: RoomTemperature(degrees: 104, isFahrenheit: true), humidityPercent: 40, effort: 7,
            classType: CapturedText("bikram"), note: CapturedText("熱，但是很好 – hot, but good")))

    static var events: [CaptureEvent] {
        var events = [
            CaptureEvent(.start(.example), at: .after(0)), CaptureEvent(.ready, at: .after(0.2)),
            CaptureEvent(.sensorConnected, at: .after(0.5)),
        ]
        for second in 1...60 {
            let rate = UInt16(100 + second / 2)
            let measurement = HeartRateMeasurement(
                beatsPerMinute: rate, contact: .present, beatIntervals: [61_440 / rate, 61_440 / rate])
            events.append(CaptureEvent(.measured(measurement), at: .after(Double(second))))
            if second == 20 { events.append(CaptureEvent(.pause, at: .after(20.5))) }
            if second == 30 { events.append(CaptureEvent(.resume, at: .after(30.5))) }
            if second == 40 { events.append(CaptureEvent(.sensorLost, at: .after(40.5))) }
            if second == 42 { events.append(CaptureEvent(.sensorConnected, at: .after(42.5))) }
        }
        events += [
            CaptureEvent(.recover, at: .after(75)), CaptureEvent(.measured(.beat), at: .after(76)),
            CaptureEvent(.end, at: .after(80)), CaptureEvent(.resume, at: .after(85)), CaptureEvent(.tick, at: .after(88)),
            CaptureEvent(.end, at: .after(90)), CaptureEvent(.details(details), at: .after(95)),
            CaptureEvent(.complete, at: .after(100)),
        ]
        return events
    }

    /// The log of the events.
    static func log() throws -> [UInt8] {
        var machine = CaptureMachine()
        var log: [UInt8] = []
        for event in events { log += try machine.handle(event).records }
        return log
    }
}

extension [CaptureEffect] {
    /// The bytes of the records among the effects.
    var records: [UInt8] {
        flatMap { effect -> [UInt8] in
            if case .persist(let record) = effect { return record }
            return []
        }
    }

    var withoutRecords: [CaptureEffect] {
        filter { effect in
            if case .persist = effect { return false }
            return true
        }
    }
}
