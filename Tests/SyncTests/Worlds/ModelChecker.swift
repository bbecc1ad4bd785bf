import Measures

@testable import Sync

/// Visits every state that a small world can reach within a number of steps, and checks each one.
///
/// A step is one action: a user's edit or deletion, a trigger, the arrival of a message or of its duplicate, a request that fails, a crash
/// between two effects, the server's backup and its restoration. The messages of a failed request may still arrive, and a message that is
/// lost is one that never arrives. Actions that could happen without end have a budget. Two states are the same if their fingerprints of
/// 64 bits are.
struct ModelChecker {
    struct State: Hashable {
        var world: World
        var network: Set<Message> = []
        var backup: MemoryServer?
        var budget: Budget
    }

    struct Budget: Hashable {
        var edits = 2
        var deletions = 1
        var crashes = 1
        var duplicates = 1
        var failures = 1
        var restores = 0
    }

    struct Outcome {
        var states = 0
        var depth = 0
        /// The actions that lead to the first broken rule, and the rule.
        var broken: (path: [String], reason: String)?
    }

    /// Records that the user of each device edits.
    var records: [[UniqueID]]
    /// Whether faults are expected, as with two writers of one record.
    var permitsFaults = false

    /// Visits the states up to `depth` steps away from `start`, fewer if `most` states were visited before.
    func visit(_ start: State, depth: Int, most: Int = .max) -> Outcome {
        var outcome = Outcome()
        var seen: Set<Int> = [start.hashValue]
        var level = [start]
        var parents: [[(parent: Int, action: String)]] = [[(0, "start")]]
        outcome.states = 1
        for step in 1...depth {
            var next: [State] = []
            var origins: [(parent: Int, action: String)] = []
            for (index, state) in level.enumerated() {
                for (action, successor) in successors(of: state) {
                    let isNew = seen.insert(successor.hashValue).inserted
                    let reason = successor.world.brokenStep(since: state.world, isRestore: action == "restore")
                    guard isNew || reason != nil else { continue }
                    if let reason = reason ?? flaw(of: successor) {
                        outcome.broken = (path(to: index, in: parents) + [action], reason)
                        return outcome
                    }
                    next.append(successor)
                    origins.append((index, action))
                }
            }
            outcome.depth = step
            outcome.states = seen.count
            if next.isEmpty || seen.count >= most { break }
            level = next
            parents.append(origins)
        }
        return outcome
    }

    private func path(to index: Int, in parents: [[(parent: Int, action: String)]]) -> [String] {
        var path: [String] = []
        var index = index
        for level in parents.dropFirst().reversed() {
            path.append(level[index].action)
            index = level[index].parent
        }
        return path.reversed()
    }

    private func flaw(of state: State) -> String? {
        if let reason = state.world.brokenInvariant() { return reason }
        if !permitsFaults, state.world.faults > 0 { return "a fault was reported although each record has one writer" }
        var world = state.world
        world.settle()
        return world.brokenAgreement().map { "after all became quiet: \($0)" }
    }
}
