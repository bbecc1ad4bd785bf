import NIOCore
import Synchronization

/// Open connections. Above the limit, the one that has been idle longest is closed for the new one.
final class ConnectionRegistry: Sendable {
    private struct Entry {
        var channel: any Channel
        var isIdle: Bool
        var since: ContinuousClock.Instant
    }

    private let limit: Int
    private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    init(limit: Int) { self.limit = limit }

    var count: Int { entries.withLock { $0.count } }

    /// Registers a connection.
    /// - Returns: whether it may stay; false when all others are being answered.
    func add(_ channel: any Channel) -> Bool {
        let (isAdmitted, victim) = entries.withLock { entries -> (Bool, (any Channel)?) in
            var victim: (any Channel)?
            if entries.count >= limit {
                guard let oldest = entries.filter(\.value.isIdle).min(by: { $0.value.since < $1.value.since }) else {
                    return (false, nil)
                }
                victim = oldest.value.channel
                entries[oldest.key] = nil
            }
            entries[ObjectIdentifier(channel)] = Entry(channel: channel, isIdle: true, since: .now)
            return (true, victim)
        }
        victim?.close(mode: .all, promise: nil)
        return isAdmitted
    }

    func update(_ channel: any Channel, isIdle: Bool) {
        entries.withLock {
            $0[ObjectIdentifier(channel)]?.isIdle = isIdle
            $0[ObjectIdentifier(channel)]?.since = .now
        }
    }

    func remove(_ channel: any Channel) { entries.withLock { $0[ObjectIdentifier(channel)] = nil } }
}
