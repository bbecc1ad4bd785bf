/// How a track point was written: the markup between its values, byte for byte, and what each value is.
struct PointTemplate {
    /// A value and the markup before it, which is not copied: it lies where it was read.
    private struct Step {
        var markup: Range<Int>
        var value: TrackValue
        /// How long the value was.
        var length: Int
        /// The byte that closes the value.
        var closing: UInt8

        /// Stamps are all of one length, as a rule: what stands before the closing byte there is a stamp, or cannot be read as one.
        @inline(__always)
        func endOfStamp(from start: Int, in scanner: borrowing XMLScanner) -> Int {
            let usual = start &+ length
            return usual < scanner.bytes.count && scanner.bytes[usual] == closing
                ? usual : scanner.offset(of: closing, from: start)
        }
    }

    private var steps: [Step] = []
    /// The markup behind the last value.
    private var rest: Range<Int>

    /// - Parameters:
    ///   - range: of the whole point, from its `<` to the end of its end tag.
    ///   - slots: the places of its values.
    /// - Returns: nil when the slots overlap or a value is not closed by the markup behind it.
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

    /// Reads the point that starts at an offset, if it is written like this one and each of its values is plain.
    ///
    /// Nothing changes when it is not: odd values and odd markup are for the reader that knows all of the format.
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
                // The first of several counts. It is read when all else could be.
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
