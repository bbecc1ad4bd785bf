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
    /// Whether `raw` has the prefix at `start`. Compares words; the last one overlaps the one before.
    @inline(__always)
    func matches(_ raw: RawSpan, at start: Int) -> Bool {
        let length = prefix.count
        guard length >= 16, start &+ length <= raw.byteCount else { return false }
        let mine = prefix.span.bytes
        // The end differs more often than the beginning: the unit and the device's version stand there.
        var offset = length &- 8
        guard word(mine, offset) == word(raw, start &+ offset) else { return false }
        offset = 0
        while offset &+ 16 <= length {
            let difference =
                (word(mine, offset) ^ word(raw, start &+ offset)) | (word(mine, offset &+ 8) ^ word(raw, start &+ offset &+ 8))
            if difference != 0 { return false }
            offset &+= 16
        }
        if offset &+ 8 <= length { return word(mine, offset) == word(raw, start &+ offset) }
        return true
    }

    @inline(__always)
    private func word(_ raw: RawSpan, _ offset: Int) -> UInt64 {
        raw.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
}
