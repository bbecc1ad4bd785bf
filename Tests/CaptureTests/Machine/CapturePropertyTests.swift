import Testing

@testable import Capture

/// What holds for every sequence of events.
struct CapturePropertyTests {
    @Test func `after every event, replaying the log so far gives an equal machine`() throws {
        for seed in 1...120 as ClosedRange<UInt64> {
            var events = RandomEvents(seed: seed)
            var machine = CaptureMachine()
            var replay = CaptureReplay()
            for _ in 0..<150 {
                let before = machine
                let event = events.next()
                do throws(CaptureRefusal) {
                    let records = try machine.handle(event).records
                    replay.replay(records[...])
                } catch {
                    #expect(machine == before, "seed \(seed)")
                }
                // Before the start nothing is recorded.
                if machine.phase != .idle { #expect(replay.machine == machine, "seed \(seed)") }
                #expect(replay.ending == .whole)
            }
        }
    }

    @Test func `the running time is at most the elapsed time, pauses are ordered and disjoint, and both agree`() throws {
        var sessions = 0
        for seed in 1000...1200 as ClosedRange<UInt64> {
            var events = RandomEvents(seed: seed)
            var machine = CaptureMachine()
            var reader = CapturedSessionReader()
            for _ in 0..<150 {
                let event = events.next()
                guard let effects = try? machine.handle(event) else { continue }
                reader.read(effects.records[...])
                let figures = machine.figures(at: event.time)
                #expect((figures.elapsed == nil) == (machine.start == nil) && (figures.timer == nil) == (machine.start == nil))
                let (elapsed, timer) = (figures.elapsed ?? 0, figures.timer ?? 0)
                #expect(0 <= timer && timer <= elapsed, "seed \(seed)")
                #expect(machine.heart.covered <= timer + CaptureFigures.staleAfter, "seed \(seed)")
                guard machine.phase == .ending, let session = reader.session else { continue }
                sessions += 1
                var last = session.start
                var paused: Int64 = 0
                for pause in session.pauses {
                    #expect(last <= pause.start && pause.start < pause.end && pause.end <= session.end, "seed \(seed)")
                    paused += pause.end - pause.start
                    last = pause.end
                }
                #expect(elapsed - paused == timer, "seed \(seed)")
                let times = session.heartRates.map { $0.time }
                #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
                #expect(times.allSatisfy { session.start <= $0 && $0 <= session.end }, "seed \(seed)")
            }
        }
        #expect(sessions > 100)
    }

    /// Arrays and texts are the only parts of a machine outside of its fixed size.
    @Test func `the state does not grow with measurements`() throws {
        func texts(_ machine: CaptureMachine) -> Int {
            let all = [machine.setup?.classType, machine.details.classType, machine.details.note]
            return all.reduce(machine.setup?.zones.count ?? 0) { $0 + ($1?.utf8.count ?? 0) }
        }
        var machine = try CaptureMachine(after: CaptureMachine.running)
        let before = texts(machine)
        for second in 0..<5400 {
            let effects = try machine.handle(CaptureEvent(.measured(.beat), at: .after(Double(second))))
            #expect(effects.count == 1)
        }
        #expect(texts(machine) == before)
        #expect(MemoryLayout<CaptureMachine>.size < 512)
        // The stored parts are numbers, enumerations and the texts above: a new array would appear here.
        let parts = Mirror(reflecting: machine).children.compactMap { $0.label }
        #expect(
            parts == ["phase", "setup", "details", "start", "end", "lastRecord", "pauseStart", "paused", "heart"])
        let collections = Mirror(reflecting: machine.heart).children.filter {
            Mirror(reflecting: $0.value).displayStyle == .collection
        }
        #expect(collections.isEmpty)
    }
}
