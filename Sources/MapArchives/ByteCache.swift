import Synchronization

/// The last used values, bounded by the sum of their sizes.
final class ByteCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        var value: Value
        var size: Int
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        var bytes = 0
        var uses = 0
    }

    private let limit: Int
    private let state = Mutex(State())
    /// Bytes of an entry besides its value, rounded up.
    private static var overhead: Int { 128 }

    /// - Parameter limit: in bytes.
    init(limit: Int) { self.limit = limit }

    var bytes: Int { state.withLock { $0.bytes } }

    subscript(key: Key) -> Value? {
        state.withLock { state in
            guard let value = state.entries[key]?.value else { return nil }
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return value
        }
    }

    /// Stores a value, and removes the least recently used ones beyond the limit.
    ///
    /// A value of more than a quarter of the limit is not stored.
    func store(_ value: Value, for key: Key, size: Int) {
        let size = size + ByteCache.overhead
        guard size <= limit / 4 else { return }
        state.withLock { state in
            state.uses += 1
            state.bytes += size - (state.entries[key]?.size ?? 0)
            state.entries[key] = Entry(value: value, size: size, lastUse: state.uses)
            guard state.bytes > limit else { return }
            // Down to three quarters, so that not every new value has to sort all of them.
            for (key, entry) in state.entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                guard state.bytes > limit / 4 * 3 else { break }
                state.entries[key] = nil
                state.bytes -= entry.size
            }
        }
    }
}
