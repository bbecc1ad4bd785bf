import Measures

@testable import Sync

extension ModelChecker {
    /// Every action that is possible in a state, with the state after it.
    func successors(of state: State) -> [(action: String, state: State)] {
        var all: [(action: String, state: State)] = []
        func add(_ action: String, _ change: (inout State) -> Void) {
            var successor = state
            change(&successor)
            all.append((action, successor))
        }
        for (index, device) in state.world.devices.enumerated() {
            for (name, event, cost) in userEvents(of: index, in: state) {
                for survived in survivals(of: event, on: index, in: state) {
                    add("device \(index) \(name)\(Self.crash(survived))") {
                        $0.send($0.world.handle(event, on: index, survived: survived))
                        cost(&$0.budget)
                        if survived != nil { $0.budget.crashes -= 1 }
                    }
                }
            }
            if device.isAtRest {
                add("device \(index) is triggered") { $0.send($0.world.handle(.trigger(.periodic), on: index)) }
            } else if state.budget.failures > 0 {
                add("device \(index)'s request fails") {
                    $0.budget.failures -= 1
                    $0.send($0.world.failRequest(of: index))
                }
            }
            if state.budget.crashes > 0 {
                add("device \(index) crashes") {
                    $0.budget.crashes -= 1
                    $0.world.devices[index].restart()
                }
            }
        }
        for message in state.network {
            for survived in survivals(of: message, in: state) {
                add("\(message.name)\(Self.crash(survived))") {
                    $0.network.remove(message)
                    $0.send($0.world.deliver(message, survived: survived))
                    if survived != nil { $0.budget.crashes -= 1 }
                }
            }
            if state.budget.duplicates > 0 {
                add("\(message.name), and once more later") {
                    $0.budget.duplicates -= 1
                    $0.send($0.world.deliver(message))
                }
            }
        }
        if state.budget.restores > 0 {
            if let backup = state.backup {
                add("restore") {
                    $0.budget.restores -= 1
                    $0.world.server = backup
                    $0.world.server.epoch = UniqueID(high: backup.epoch.high, low: backup.epoch.low + 1)
                    $0.backup = nil
                }
            } else {
                add("backup") { $0.backup = $0.world.server }
            }
        }
        return all
    }

    private typealias UserEvent = (name: String, event: Conversation.Event, cost: (inout Budget) -> Void)

    private func userEvents(of index: Int, in state: State) -> [UserEvent] {
        var events: [UserEvent] = []
        for id in records[index] {
            // No two edits are alike: a version that is written twice would show as a fault.
            let counter = state.world.devices[index].conversation.record(id)?.version.counter ?? 0
            if state.budget.edits > 0 {
                let details = Sample.details(1000 * (index + 1) + 10 * Int(counter) + state.budget.edits)
                events.append(("edits \(id.low)", .save(id, details), { $0.edits -= 1 }))
            }
            if state.budget.deletions > 0, counter > 0 {
                events.append(("deletes \(id.low)", .delete(id), { $0.deletions -= 1 }))
            }
        }
        return events
    }

    /// After how many effects of an event a crash may happen; nil is no crash.
    private func survivals(of event: Conversation.Event, on index: Int, in state: State) -> [Int?] {
        guard state.budget.crashes > 0 else { return [nil] }
        var conversation = state.world.devices[index].conversation
        return [nil] + conversation.handle(event).indices.map { $0 }
    }

    private func survivals(of message: Message, in state: State) -> [Int?] {
        guard state.budget.crashes > 0, let device = message.device else { return [nil] }
        var conversation = state.world.devices[device].conversation
        let event: Conversation.Event? =
            switch message {
            case .push, .pull, .fetchSettings: nil
            case .offer(_, _, let batch): .received(batch)
            case .pushed(_, let answer): .pushed(answer)
            case .pulled(_, let answer): .pulled(answer)
            case .settings: .settings(nil)
            case .taken(_, let answer): .handedOver(answer)
            }
        return [nil] + (event.map { conversation.handle($0).indices.map { $0 } } ?? [])
    }

    private static func crash(_ survived: Int?) -> String { survived.map { ", and crashes after \($0) effects" } ?? "" }
}

extension ModelChecker.State {
    mutating func send(_ messages: [Message]) { network.formUnion(messages) }
}

extension Message {
    var name: String {
        switch self {
        case .push(let from, let batch): "push of device \(from) (\(batch.count))"
        case .pull(let from, let cursor): "pull of device \(from) after \(cursor?.position ?? 0)"
        case .fetchSettings(let from): "request of settings by device \(from)"
        case .offer(let from, let to, let batch): "offer of device \(from) to \(to) (\(batch.count))"
        case .pushed(let to, let answer): "receipts for device \(to) (\(answer.receipts.count))"
        case .pulled(let to, let answer): "page for device \(to) (\(answer.changes.count))"
        case .settings(let to): "settings for device \(to)"
        case .taken(let to, let answer): "companion's receipts for device \(to) (\(answer.receipts.count))"
        }
    }
}
