import Training

/// Columns that grow sample by sample and become channels with shared times.
struct DemoTrack {
    var seconds: [Double] = []
    private var kinds: [ChannelKind]
    private var columns: [[Double]]

    /// - Parameter kinds: in the order of `ChannelKind`.
    init(_ kinds: [ChannelKind], capacity: Int) {
        self.kinds = kinds
        columns = [[Double]](repeating: [], count: kinds.count)
        seconds.reserveCapacity(capacity)
        for index in columns.indices { columns[index].reserveCapacity(capacity) }
    }

    /// - Parameter values: one for each kind.
    mutating func add(at moment: Double, _ values: [Double]) {
        seconds.append(moment)
        for index in columns.indices { columns[index].append(values[index]) }
    }

    var channels: [Channel] {
        guard !seconds.isEmpty else { return [] }
        var channels: [Channel] = []
        for (kind, values) in zip(kinds, columns) { channels.append(Channel(kind: kind, seconds: seconds, values: values)) }
        return channels
    }

    func values(_ kind: ChannelKind) -> [Double] {
        for (index, other) in kinds.enumerated() where other == kind { return columns[index] }
        return []
    }
}
