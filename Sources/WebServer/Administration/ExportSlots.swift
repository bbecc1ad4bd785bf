import Synchronization

/// Limits how many exports run at once.
final class ExportSlots: Sendable {
    let limit: Int
    private let taken = Mutex(0)

    init(limit: Int) { self.limit = limit }

    /// Whether no export runs.
    var isIdle: Bool { taken.withLock { $0 == 0 } }

    /// Permit for one export. It is released when the export ends, or when the response is dropped without being sent.
    final class Slot: Sendable {
        private let slots: ExportSlots
        private let isTaken = Mutex(true)

        fileprivate init(_ slots: ExportSlots) { self.slots = slots }
        deinit { release() }

        func release() {
            let wasTaken = isTaken.withLock { isTaken in
                defer { isTaken = false }
                return isTaken
            }
            if wasTaken { slots.taken.withLock { $0 -= 1 } }
        }
    }

    /// Nil when the limit is reached.
    func take() -> Slot? {
        let isFree = taken.withLock { taken in
            guard taken < limit else { return false }
            taken += 1
            return true
        }
        return isFree ? Slot(self) : nil
    }
}
