import Measures

@testable import Sync

extension World {
    /// What is wrong in this state; nil if nothing is. It must hold at any time, whatever is under way.
    func brokenInvariant() -> String? {
        if let violation { return violation }
        for (index, device) in devices.enumerated() {
            if let reason = unkeptEdit(of: device) { return "device \(index): \(reason)" }
            if let reason = falseClaim(of: device) { return "device \(index): \(reason)" }
        }
        return nil
    }

    /// An edit that a device accepted stays in its storage, or is replaced by a larger version.
    private func unkeptEdit(of device: WorldDevice) -> String? {
        for (id, record) in accepted where record.version.device == device.disk.device {
            guard let kept = device.disk.records[id]?.record else { return "accepted record \(id.low) is gone" }
            if Merge.precedes(kept, record) { return "record \(id.low) is older than its accepted version" }
        }
        return nil
    }

    /// What a device calls synced is on the server, in this version or a larger one. A device that has not yet heard of a restored backup
    /// speaks of the data before.
    private func falseClaim(of device: WorldDevice) -> String? {
        guard device.conversation.cursor?.epoch == server.epoch else { return nil }
        for (id, entry) in device.conversation.entries where entry.sync.phase == .synced {
            guard let stored = server.rows[id]?.record else { return "record \(id.low) is synced, but not on the server" }
            if Merge.precedes(stored, entry.record) { return "record \(id.low) is synced, but the server has an older version" }
        }
        return nil
    }

    /// What is wrong with a step from `before` to this state; nil if nothing is. `isRestore`: the server went back to a backup.
    func brokenStep(since before: World, isRestore: Bool = false) -> String? {
        for (old, new) in zip(before.devices, devices) {
            for (id, held) in old.disk.records where held.record.isTombstone && new.disk.records[id]?.record.isTombstone != true {
                return "a device brought the deleted record \(id.low) back"
            }
        }
        if isRestore { return nil }
        for (id, row) in before.server.rows where row.record.isTombstone && server.rows[id]?.record.isTombstone != true {
            return "the server brought the deleted record \(id.low) back"
        }
        return nil
    }

    /// What is wrong after all faults ended and every device was idle; nil if nothing is.
    func brokenAgreement() -> String? {
        for (index, device) in devices.enumerated() {
            if device.conversation.phase != .idle { return "device \(index) is not idle" }
            if device.conversation.unsyncedCount != 0 { return "device \(index) has unsynced records" }
            if device.disk.records.count != server.rows.count {
                return "device \(index) has another number of records than the server"
            }
            for (id, held) in device.disk.records where held.record != server.rows[id]?.record {
                return "device \(index) and the server differ in record \(id.low)"
            }
        }
        for (id, record) in accepted where server.rows[id]?.record != record { return "the edit of record \(id.low) is lost" }
        return brokenInvariant()
    }

    /// Ends all faults: what was on its way is lost, the network returns, and the devices speak until all are quiet.
    mutating func settle() {
        for index in devices.indices { exchange(failRequest(of: index)) }
        // Twice: what the second device pushes, the first one pulls in its next round.
        for _ in 0..<2 {
            for index in devices.indices { exchange(handle(.trigger(.network), on: index)) }
        }
    }

    private mutating func exchange(_ messages: [Message]) {
        var open = messages[...]
        var steps = 0
        while let message = open.popFirst() {
            open += deliver(message)
            steps += 1
            if steps > 100_000 {
                violation = "the devices never become quiet"
                return
            }
        }
    }
}
