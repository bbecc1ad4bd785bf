import Foundation
import Testing

@testable import Sync

/// Seeded histories of three devices and a server (see `Simulation`). `HEARTH_LONG=1` runs ten thousand; `HEARTH_SEED=number` runs one.
struct SimulationTests {
    private static var seeds: ClosedRange<UInt64> {
        if let seed = ProcessInfo.processInfo.environment["HEARTH_SEED"].flatMap({ UInt64($0) }) { return seed...seed }
        return 1...(isLong ? 10_000 : 200)
    }

    @Test func `after quiet all agree, whatever the network and the devices do`() {
        let began = ContinuousClock.now
        var steps = 0
        for seed in Self.seeds {
            var simulation = Simulation(seed: seed)
            if let reason = simulation.run() { Issue.record("HEARTH_SEED=\(seed): \(reason)") }
            steps += simulation.steps
        }
        print("simulation: \(Self.seeds.count) runs, \(steps) steps in \(ContinuousClock.now - began)")
    }

    @Test func `a run is reproducible by its seed`() {
        for seed: UInt64 in [1, 2, 3] {
            var one = Simulation(seed: seed)
            var other = Simulation(seed: seed)
            #expect(one.run() == other.run())
            #expect(one.trace == other.trace && one.steps == other.steps)
        }
        var one = Simulation(seed: 1)
        var other = Simulation(seed: 2)
        _ = (one.run(), other.run())
        #expect(one.trace != other.trace)
    }

    @Test func `the simulation finds a merge in which the last arrival wins`() {
        let found = (1...100).first { seed in
            var simulation = Simulation(seed: UInt64(seed), rule: ModelCheckerTests.lastArrivalWins)
            return simulation.run() != nil
        }
        print("simulation, last arrival wins: found by seed \(found.map { String($0) } ?? "none")")
        #expect(found != nil)
    }

    @Test func `many records reach every device, also one that was away for a year`() {
        let changes = isLong ? 12_000 : 400
        let plan = Simulation.Plan(
            changes: changes, newRecords: 0.9, loss: 0.05, duplication: 0.05, crashes: 0.001, restores: 0, absences: 1,
            isLarge: true,
            duration: 36_000)
        var simulation = Simulation(seed: 21, plan: plan)
        #expect(simulation.run() == nil)
        print("simulation of many records: \(simulation.world.server.rows.count) records, \(simulation.steps) steps")
        #expect(simulation.world.server.rows.count > changes * 5 / 6)
    }
}
