/// Records come in long runs that differ only in dates and value. The beginning of a record up to its first date is
/// remembered with what it meant; a record that begins with the same bytes means the same.
struct HealthPredictions {
    struct Entry {
        var prefix: [UInt8]
        var kind: HealthKind
        /// What the value is multiplied with; nil when the unit is unknown and the value cannot be used.
        var factor: Double?
        var source: UInt16
        /// Its row among the tallies.
        var tally: Int
    }

    /// The two that were used last: iPhone and watch take turns.
    private(set) var first: Entry?
    private(set) var second: Entry?

    mutating func learn(_ entry: Entry) {
        second = first
        first = entry
    }

    mutating func swapTurns() { swap(&first, &second) }
}

extension HealthPredictions.Entry {
    /// Whether `raw` has the prefix at `start`.
    @inline(__always)
    func matches(_ raw: RawSpan, at start: Int) -> Bool {
        // Nothing was learned, or too little to say what follows.
        prefix.count >= 16 && raw.holds(prefix.span.bytes, 0..<prefix.count, at: start)
    }
}
