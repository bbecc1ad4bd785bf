import Measures
import Testing
import Training

@testable import Capture

struct CaptureMachineTests {
    @Test func `a session asks for the recorder, then the sensor and the screen, and hands itself over at its end`() throws {
        var machine = CaptureMachine()
        func effects(_ kind: CaptureEvent.Kind, _ second: Double) throws -> [CaptureEffect] {
            try machine.handle(CaptureEvent(kind, at: .after(second))).withoutRecords
        }
        #expect(try effects(.start(.unknown), 0) == [.startRecorder])
        #expect(
            try effects(.ready, 1) == [.startSensor, .keepAwake(true), .haptic(.success), .sound(.started), .announce(.started)])
        #expect(try effects(.pause, 2) == [.haptic(.medium), .sound(.paused), .announce(.paused)])
        #expect(try effects(.resume, 3) == [.haptic(.medium), .sound(.resumed), .announce(.resumed)])
        #expect(try effects(.end, 4) == [.keepAwake(false), .haptic(.success), .sound(.ended), .announce(.ended)])
        #expect(try effects(.resume, 5).first == .keepAwake(true))
        _ = try effects(.end, 6)
        #expect(
            try effects(.complete, 7) == [.stopSensor, .haptic(.success), .sound(.completed), .announce(.completed), .handOver])
    }

    @Test func `each new room temperature gives one click, and the same one none`() throws {
        var machine = try CaptureMachine(after: CaptureMachine.running + [.end])
        func click(_ degrees: Int?) throws -> Bool {
            let details = SessionDetails(room: degrees.flatMap { .init(degrees: $0, isFahrenheit: true) })
            return try machine.handle(CaptureEvent(.details(valid(details)), at: .after(9))).contains(.haptic(.selection))
        }
        #expect(try click(104) && click(105))
        #expect(try !click(105) && !click(nil))
        #expect(machine.details == SessionDetails())
    }

    @Test func `a lost sensor is reported once and connected again`() throws {
        var machine = try CaptureMachine(after: CaptureMachine.running + [.sensorConnected])
        let lost = try machine.handle(CaptureEvent(.sensorLost, at: .after(9)))
        #expect(lost.withoutRecords == [.haptic(.warning), .sound(.sensorLost), .announce(.sensorLost), .startSensor])
        #expect(try machine.handle(CaptureEvent(.sensorLost, at: .after(10))).withoutRecords.isEmpty)
        let back = try machine.handle(CaptureEvent(.sensorConnected, at: .after(11)))
        #expect(back.withoutRecords == [.haptic(.light), .announce(.sensorConnected)])
    }

    @Test func `a time before the last record counts as the last one, and a jump forwards is accepted`() throws {
        var machine = try CaptureMachine(after: CaptureMachine.running)
        _ = try machine.handle(CaptureEvent(.pause, at: .after(-500)))
        #expect(machine.lastRecord == .after(1))
        #expect(machine.figures(at: .after(-500)).elapsed == 0)
        _ = try machine.handle(CaptureEvent(.resume, at: .after(86_400)))
        #expect(machine.figures(at: .after(86_401)).timer == 1000)
        #expect(machine.figures(at: .after(86_401)).elapsed == 86_400_000)
    }

    @Test func `a tick is recorded only when the last record is two seconds old`() throws {
        var machine = try CaptureMachine(after: CaptureMachine.running)
        let before = machine
        #expect(try machine.handle(CaptureEvent(.tick, at: .after(2.999))).isEmpty)
        #expect(machine == before)
        #expect(try machine.handle(CaptureEvent(.tick, at: .after(3))).count == 1)
        #expect(machine.lastRecord == .after(3))
    }

    @Test func `the gap of an interruption is a pause, and the session may also end before it`() throws {
        let interrupted = try CaptureMachine(after: CaptureMachine.running + [.measured(.beat), .measured(.beat)])
        var recovered = interrupted
        let effects = try recovered.handle(CaptureEvent(.recover, at: .after(603)))
        #expect(effects.withoutRecords == [.startSensor, .keepAwake(true), .haptic(.medium), .announce(.recovered)])
        #expect(recovered.phase == .running)
        #expect(recovered.figures(at: .after(604)).timer == 3000)
        #expect(recovered.figures(at: .after(604)).elapsed == 603_000)
        #expect(recovered.figures(at: .after(604)).heartRate == nil)
        var ended = interrupted
        _ = try ended.handle(CaptureEvent(.endAtLastRecord, at: .after(603)))
        #expect(ended.end == .after(3))
        #expect(ended.figures(at: .after(700)).timer == 2000)
        // It can still be resumed; then the gap is a pause too.
        _ = try ended.handle(CaptureEvent(.resume, at: .after(610)))
        #expect(ended.figures(at: .after(611)).timer == 3000)
    }

    @Test func `a session whose recorder failed is continued as a paused one, or as an ended one`() throws {
        var machine = try CaptureMachine(after: CaptureMachine.running + [.failed(.storageFull)])
        #expect(machine.figures(at: .after(100)).timer == 1000)
        _ = try machine.handle(CaptureEvent(.recover, at: .after(100)))
        #expect(machine.phase == .paused)
        _ = try machine.handle(CaptureEvent(.resume, at: .after(110)))
        #expect(machine.figures(at: .after(111)).timer == 2000)
        var ended = try CaptureMachine(after: CaptureMachine.running + [.failed(.storageFull)])
        _ = try ended.handle(CaptureEvent(.endAtLastRecord, at: .after(100)))
        #expect(ended.end == .after(2) && ended.phase == .ending)
    }

    @Test func `the heart rate before the start is shown and not recorded`() throws {
        var machine = CaptureMachine()
        #expect(try machine.handle(CaptureEvent(.measured(.beat), at: .after(0))).isEmpty)
        #expect(machine.figures(at: .after(1)).heartRate == 131)
        _ = try machine.handle(CaptureEvent(.start(.example), at: .after(1)))
        #expect(machine.figures(at: .after(1)).heartRate == nil)
    }

    @Test func `a discarded session leaves nothing`() throws {
        var machine = try CaptureMachine(after: CaptureMachine.running + [.measured(.beat)])
        let effects = try machine.handle(CaptureEvent(.discard, at: .after(9))).withoutRecords
        #expect(effects == [.stopSensor, .keepAwake(false), .eraseLog])
        #expect(machine == CaptureMachine())
    }
}
