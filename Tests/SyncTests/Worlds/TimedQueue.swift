import Sync

/// What will happen in a simulation, in the order of time; of equal times, the one added first.
struct TimedQueue {
    enum Action {
        case change(device: Int)
        case trigger(device: Int, Conversation.Trigger)
        case arrival(Message)
        case timeout(device: Int, request: Int)
        case silence(device: Int)
        case returns(device: Int)
        case backup
        case restore
        case companions(Bool)
    }

    private var heap: [(time: Double, order: Int, action: Action)] = []
    private var count = 0

    mutating func add(at time: Double, _ action: Action) {
        heap.append((time, count, action))
        count += 1
        var child = heap.count - 1
        while child > 0, isBefore(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func next() -> (time: Double, action: Action)? {
        guard let first = heap.first else { return nil }
        heap[0] = heap[heap.count - 1]
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(child, least) { least = child }
            if least == parent { break }
            heap.swapAt(parent, least)
            parent = least
        }
        return (first.time, first.action)
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        (heap[left].time, heap[left].order) < (heap[right].time, heap[right].order)
    }
}
