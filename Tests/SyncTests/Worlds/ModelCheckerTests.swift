import Foundation
import Testing

@testable import Sync

/// Whether the long tests run: `HEARTH_LONG=1`.
let isLong = ProcessInfo.processInfo.environment["HEARTH_LONG"] == "1"

/// Two devices and a server, in every order of every action (see `ModelChecker`).
struct ModelCheckerTests {
    static let lastArrivalWins = MergeRule(name: "last arrival wins") { _, arrived in Merged(record: arrived, fault: nil) }

    private static func start(rule: MergeRule = .largest, companions: Bool = false, budget: ModelChecker.Budget)
        -> ModelChecker.State
    {
        var world = World(devices: 2, rule: rule)
        if companions {
            for index in 0..<2 {
                world.devices[index].companion = 1 - index
                world.devices[index].conversation.isCompanionReachable = true
            }
        }
        return ModelChecker.State(world: world, budget: budget)
    }

    private static let own = ModelChecker(records: [[Sample.id(1)], [Sample.id(2)]])
    private static let shared = ModelChecker(records: [[Sample.id(1)], [Sample.id(1)]], permitsFaults: true)

    private func check(_ checker: ModelChecker, _ start: ModelChecker.State, depth: Int, _ name: String) {
        let began = ContinuousClock.now
        let outcome = checker.visit(start, depth: depth)
        print("model checker, \(name): \(outcome.states) states to depth \(outcome.depth) in \(ContinuousClock.now - began)")
        if let broken = outcome.broken { Issue.record("\(broken.reason)\n\(broken.path.joined(separator: "\n"))") }
        #expect(outcome.broken != nil || outcome.depth == depth)
    }

    @Test func `devices with records of their own keep every rule in every order of actions`() {
        check(Self.own, Self.start(budget: ModelChecker.Budget()), depth: isLong ? 8 : 6, "own records")
    }

    @Test func `two writers of one record, which is a fault, agree all the same`() {
        check(Self.shared, Self.start(budget: ModelChecker.Budget()), depth: isLong ? 8 : 6, "one record")
    }

    @Test func `a server restored from a backup gets back what it lost`() {
        let budget = ModelChecker.Budget(edits: 2, deletions: 1, crashes: 0, duplicates: 0, failures: 1, restores: 1)
        check(Self.own, Self.start(budget: budget), depth: isLong ? 9 : 7, "restored server")
    }

    @Test func `companions that hold each other's records keep every rule`() {
        let budget = ModelChecker.Budget(edits: 2, deletions: 1, crashes: 1, duplicates: 0, failures: 1)
        check(Self.own, Self.start(companions: true, budget: budget), depth: isLong ? 7 : 6, "companions")
    }

    @Test func `the checker finds a merge in which the last arrival wins`() {
        let budget = ModelChecker.Budget(edits: 2, deletions: 0, crashes: 0, duplicates: 1, failures: 1)
        let outcome = Self.own.visit(Self.start(rule: Self.lastArrivalWins, budget: budget), depth: 12, most: 300_000)
        print("model checker, last arrival wins: \(outcome.states) states, \(outcome.broken?.path ?? [])")
        #expect(outcome.broken != nil)
    }
}
