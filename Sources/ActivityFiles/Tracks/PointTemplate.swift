/// How a track point was written: the markup between its values, byte for byte, and what each value is.
struct PointTemplate {
    /// All stretches of markup, one behind the other.
    private var markup: [UInt8] = []
    /// Where each stretch ends in `markup`; one more than there are values.
    private var ends: [Int] = []
    private var values: [TrackValue] = []

    /// - Parameters:
    ///   - range: of the whole point, from its `<` to the end of its end tag.
    ///   - slots: the places of its values.
    /// - Returns: nil when the slots overlap or a value is not closed by the markup behind it.
    init?(_ range: Range<Int>, slots: [(place: Range<Int>, value: TrackValue)], in scanner: borrowing XMLScanner) {
        var cursor = range.lowerBound
        for slot in slots {
            guard slot.place.lowerBound > cursor, slot.place.upperBound < range.upperBound else { return nil }
            copy(cursor..<slot.place.lowerBound, scanner)
            values.append(slot.value)
            cursor = slot.place.upperBound
        }
        copy(cursor..<range.upperBound, scanner)
    }

    private mutating func copy(_ range: Range<Int>, _ scanner: borrowing XMLScanner) {
        markup.append(copying: scanner.bytes.extracting(range))
        ends.append(markup.count)
    }

    /// Reads the point that starts at an offset, if it is written like this one and each of its values is plain.
    ///
    /// Nothing changes when it is not: odd values and odd markup are for the reader that knows all of the format.
    @inline(__always)
    func read(
        at start: Int, in scanner: borrowing XMLScanner, stamps: inout StampReader
    ) -> (point: TrackPoint, end: Int)? {
        var point = TrackPoint()
        var stamp: Range<Int>?
        var cursor = start
        var from = 0
        for index in 0..<ends.count {
            let until = ends[index]
            guard scanner.bytes.bytes.holds(markup.span.bytes, from..<until, at: cursor) else { return nil }
            cursor &+= until &- from
            from = until
            guard index < values.count else { break }
            let value = values[index]
            let closing = markup[until]
            if value == .ignored || value == .time || !point.lacks(value) {
                let end = scanner.offset(of: closing, from: cursor)
                if value == .time, stamp == nil { stamp = cursor..<end }
                cursor = end
            } else {
                guard let (number, end) = Numeral.plain(scanner.bytes, from: cursor, to: closing) else { return nil }
                point.set(value, to: number)
                cursor = end
            }
            if value == .strides { point.countsStrides = true }
        }
        if let stamp {
            guard let time = stamps.readNext(stamp, in: scanner) else { return nil }
            point.time = time
        }
        return (point, cursor)
    }
}
