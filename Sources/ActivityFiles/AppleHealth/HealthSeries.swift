/// The samples of one kind as columns of a few bytes each, so that ten years of heart rates fit into memory.
struct HealthSeries {
    /// Start of each sample in seconds since 2001-01-01; sufficient until 2069.
    private(set) var starts = BlockColumn<Int32>()
    /// Duration of each sample in seconds, at most 18 hours.
    private(set) var durations = BlockColumn<UInt16>()
    private(set) var values = BlockColumn<Float>()
    private(set) var sources = BlockColumn<UInt16>()

    var count: Int { starts.count }

    /// 2001-01-01T00:00:00Z.
    static let epoch = 978_307_200

    @inline(__always)
    mutating func append(start: Int, end: Int, value: Double, source: UInt16) {
        guard let relative = Int32(exactly: start - HealthSeries.epoch) else { return }
        starts.append(relative)
        durations.append(UInt16(clamping: end - start))
        values.append(Float(value))
        sources.append(source)
    }

    /// Returns the samples at these positions, in this order.
    func picked(_ positions: [UInt32]) -> HealthSeries {
        var result = HealthSeries()
        for position in positions {
            let index = Int(position)
            result.starts.append(starts[index])
            result.durations.append(durations[index])
            result.values.append(values[index])
            result.sources.append(sources[index])
        }
        return result
    }
}

/// A column that grows by blocks, so that it is never copied and its memory never doubles. A block of equal values, such as the durations
/// of heart rates, is stored as one value.
struct BlockColumn<Element: BitwiseCopyable & Equatable> {
    private var full: [[Element]] = []
    private var open: [Element] = []
    static var blockSize: Int { 1 << 14 }

    var count: Int { full.count << 14 &+ open.count }

    @inline(__always)
    mutating func append(_ element: Element) {
        open.append(element)
        if open.count == Self.blockSize { close() }
    }

    private mutating func close() {
        let first = open[0]
        if open.allSatisfy({ $0 == first }) {
            full.append([first])
            open.removeAll(keepingCapacity: true)
        } else {
            full.append(open)
            open = []
            open.reserveCapacity(Self.blockSize)
        }
    }

    subscript(_ index: Int) -> Element {
        @inline(__always) get {
            let block = index >> 14
            guard block < full.count else { return open[index & 0x3FFF] }
            return full[block].count == 1 ? full[block][0] : full[block][index & 0x3FFF]
        }
    }
}
