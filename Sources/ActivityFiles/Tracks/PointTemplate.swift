/// The form of a track point: the exact bytes of markup between its values, and the meaning of each value.
struct PointTemplate {
    /// A value and the markup before it, referenced in place.
    private struct Step {
        var markup: Range<Int>
        var value: TrackValue
        /// Length of the value.
        var length: Int
        /// The byte that ends the value.
        var closing: UInt8

        /// Timestamps usually have equal lengths: the text before the closing byte there is a timestamp, or unreadable.
        @inline(__always)
        func endOfStamp(from start: Int, in scanner: borrowing XMLScanner) -> Int {
            let usual = start &+ length
            return usual < scanner.bytes.count && scanner.bytes[usual] == closing
                ? usual : scanner.offset(of: closing, from: start)
        }
    }

    private var steps: [Step] = []
    /// The markup after the last value.
    private var rest: Range<Int>

    /// - Parameters:
    ///   - range: the whole point, from its `<` to the end of its end tag.
    ///   - slots: the places of its values.
    /// - Returns: nil when the slots overlap, or when the markup after a value does not end it.
    init?(_ range: Range<Int>, slots: [(place: Range<Int>, value: TrackValue)], in scanner: borrowing XMLScanner) {
        var cursor = range.lowerBound
        steps.reserveCapacity(slots.count)
        for slot in slots {
            let place = slot.place
            guard place.lowerBound > cursor, place.upperBound < range.upperBound else { return nil }
            steps.append(
                Step(
                    markup: cursor..<place.lowerBound, value: slot.value, length: place.count,
                    closing: scanner.bytes[place.upperBound]))
            cursor = place.upperBound
        }
        rest = cursor..<range.upperBound
    }

    /// Reads the point at an offset if it has this form and each of its values is plain.
    ///
    /// Otherwise nothing changes: the full reader handles unusual values and markup.
    @inline(__always)
    func read(
        at start: Int, in scanner: borrowing XMLScanner, stamps: inout StampReader
    ) -> (point: TrackPoint, end: Int)? {
        let raw = scanner.raw
        var point = TrackPoint()
        var stamp: Range<Int>?
        var cursor = start
        let steps = steps.span
        for index in steps.indices {
            let step = steps[index]
            guard raw.holds(raw, step.markup, at: cursor) else { return nil }
            cursor &+= step.markup.count
            if step.value == .time {
                let end = step.endOfStamp(from: cursor, in: scanner)
                // The first of several timestamps. It is read after all other values were readable.
                if stamp == nil { stamp = cursor..<end }
                cursor = end
            } else if point.lacks(step.value) {
                guard let (number, end) = Numeral.plain(scanner.bytes, from: cursor, to: step.closing) else { return nil }
                point.set(step.value, to: number)
                cursor = end
            } else {
                cursor = scanner.offset(of: step.closing, from: cursor)
            }
            if step.value == .strides { point.countsStrides = true }
        }
        guard raw.holds(raw, rest, at: cursor) else { return nil }
        if let stamp {
            guard let time = stamps.readNext(stamp, in: scanner) else { return nil }
            point.time = time
        }
        return (point, cursor &+ rest.count)
    }
}
