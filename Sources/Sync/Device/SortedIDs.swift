import Measures

/// A set of ids in ascending order.
struct SortedIDs: Hashable, Sendable {
    private(set) var ids: [UniqueID]

    init(_ ids: [UniqueID]) { self.ids = ids.sorted() }

    var count: Int { ids.count }

    mutating func insert(_ id: UniqueID) {
        let index = place(of: id)
        if index == ids.count || ids[index] != id { ids.insert(id, at: index) }
    }

    mutating func remove(_ id: UniqueID) {
        let index = place(of: id)
        if index < ids.count, ids[index] == id { ids.remove(at: index) }
    }

    /// The ids after `id`, or all of them.
    func after(_ id: UniqueID?) -> ArraySlice<UniqueID> {
        guard let id else { return ids[...] }
        let index = place(of: id)
        return ids[(index < ids.count && ids[index] == id ? index + 1 : index)...]
    }

    /// The index of the first id that is not less than `id`.
    private func place(of id: UniqueID) -> Int {
        var low = 0
        var high = ids.count
        while low < high {
            let middle = low + (high - low) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
