import Testing

@testable import Capture

/// Every event in every phase.
struct CaptureMachineTableTests {
    /// Events that lead to each phase. A session fails before it ran, while it ran, and after its end.
    private static let phases: [(name: String, events: [CaptureEvent.Kind])] = [
        ("idle", []), ("starting", [.start(.example)]), ("running", [.start(.example), .ready]),
        ("paused", [.start(.example), .ready, .pause]), ("ending", [.start(.example), .ready, .end]),
        ("completed", [.start(.example), .ready, .end, .complete]),
        ("failed before", [.start(.example), .failed(.permissionDenied)]),
        ("failed within", [.start(.example), .ready, .failed(.storageFull)]),
        ("failed after", [.start(.example), .ready, .end, .failed(.other)]),
    ]

    private static let kinds: [CaptureEvent.Kind] = [
        .start(.example), .ready, .failed(.other), .measured(.beat), .sensorConnected, .sensorLost, .pause, .resume, .end,
        .details(ExampleSession.details), .complete, .discard, .recover, .endAtLastRecord, .tick,
    ]

    /// What follows from each kind in each phase: the next phase, or the refusal. One row for each kind above, one column for each phase.
    private static let table: [[Outcome]] = [
        [.to(.starting), .no(.alreadyStarted), .no(.alreadyStarted), .no(.alreadyStarted), .no(.alreadyStarted)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .to(.running), .no(.notStarting), .no(.notStarting), .no(.notStarting)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .to(.failed(.other)), .to(.failed(.other)), .to(.failed(.other)), .to(.failed(.other))]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        staying, staying, staying,
        [.no(.notStarted), .no(.notRunning), .to(.paused), .no(.alreadyPaused), .no(.alreadyEnded)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .no(.notRunning), .no(.alreadyRunning), .to(.running), .to(.running)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .no(.notRunning), .to(.ending), .to(.ending), .no(.alreadyEnded)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .no(.notEnding), .no(.notEnding), .no(.notEnding), .to(.ending)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .no(.notEnding), .no(.notEnding), .no(.notEnding), .to(.completed)]
            + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)],
        [.no(.notStarted), .to(.idle), .to(.idle), .to(.idle), .to(.idle)]
            + [.no(.alreadyCompleted), .to(.idle), .to(.idle), .to(.idle)],
        [.no(.nothingToRecover), .to(.starting), .to(.running), .to(.paused), .to(.ending)]
            + [.no(.alreadyCompleted), .no(.nothingToRecover), .to(.paused), .to(.ending)],
        [.no(.nothingToRecover), .no(.nothingToRecover), .to(.ending), .to(.ending), .no(.alreadyEnded)]
            + [.no(.alreadyCompleted), .no(.nothingToRecover), .to(.ending), .no(.alreadyEnded)],
        [.to(.idle), .to(.starting), .to(.running), .to(.paused), .to(.ending)]
            + [.to(.completed), .to(.failed(.permissionDenied)), .to(.failed(.storageFull)), .to(.failed(.other))],
    ]

    /// Measurements and the sensor change no phase.
    private static let staying: [Outcome] =
        [.to(.idle), .to(.starting), .to(.running), .to(.paused), .to(.ending)]
        + [.no(.alreadyCompleted), .no(.hasFailed), .no(.hasFailed), .no(.hasFailed)]

    private enum Outcome: Equatable {
        case to(CapturePhase)
        case no(CaptureRefusal)
    }

    @Test func `every event in every phase leads to the phase of the table, or is refused with its reason and changes nothing`()
        throws
    {
        #expect(Self.table.count == Self.kinds.count)
        for (kind, row) in zip(Self.kinds, Self.table) {
            #expect(row.count == Self.phases.count)
            for ((name, events), expected) in zip(Self.phases, row) {
                var machine = try CaptureMachine(after: events)
                let before = machine
                var outcome: Outcome
                do throws(CaptureRefusal) {
                    _ = try machine.handle(CaptureEvent(kind, at: .after(60)))
                    outcome = .to(machine.phase)
                } catch {
                    outcome = .no(error)
                    #expect(machine == before, "\(kind) changed \(name)")
                }
                #expect(outcome == expected, "\(kind) in \(name)")
            }
        }
    }

    @Test func `each accepted event of a started session is recorded, and replaying the records gives an equal machine`() throws {
        for kind in Self.kinds {
            for (name, events) in Self.phases {
                var machine = CaptureMachine()
                var log: [UInt8] = []
                for (index, kind) in events.enumerated() {
                    log += try machine.handle(CaptureEvent(kind, at: .after(Double(index)))).records
                }
                guard let effects = try? machine.handle(CaptureEvent(kind, at: .after(60))) else { continue }
                let isLive = !["idle", "completed"].contains(name) && !name.hasPrefix("failed")
                let mustRecord = kind == .start(.example) || (name != "idle" && kind != .tick) || (kind == .tick && isLive)
                #expect(effects.records.isEmpty != mustRecord, "\(kind) in \(name)")
                log += effects.records
                guard machine.phase != .idle || !log.isEmpty else { continue }
                var replay = CaptureReplay()
                replay.replay(log[...])
                #expect(replay.machine == machine, "\(kind) in \(name)")
                #expect(replay.ending == .whole && replay.validBytes == log.count)
            }
        }
    }
}
