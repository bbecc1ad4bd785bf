/// Predicts records, which come in long runs that differ only in dates and value. It stores the beginning of a record up to its first date
/// with its meaning; a record with the same first bytes has the same meaning.
struct HealthPredictions {
    struct Entry {
        var prefix: [UInt8]
        var kind: HealthKind
        /// Factor for the value; nil if the unit is unknown and the value is unusable.
        var factor: Double?
        var source: UInt16
        /// Index of its tally.
        var tally: Int
    }

    /// The two last used entries: iPhone and watch alternate.
    private(set) var first: Entry?
    private(set) var second: Entry?

    mutating func learn(_ entry: Entry) {
        second = first
        first = entry
    }

    mutating func swapTurns() { swap(&first, &second) }
}

extension HealthPredictions.Entry {
    /// Whether `raw` contains the prefix at `start`.
    @inline(__always)
    func matches(_ raw: RawSpan, at start: Int) -> Bool {
        // An empty prefix was not learned, and a short one predicts nothing.
        prefix.count >= 16 && raw.holds(prefix.span.bytes, 0..<prefix.count, at: start)
    }
}
