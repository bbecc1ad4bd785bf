extension ChartColumns {
    /// What stands at a column without a value, in place of a step.
    public static let gap = Int16.min

    /// Little-endian: the length of a head of words as an unsigned 16-bit number, the head, then 16-bit numbers.
    ///
    /// The head says `from step count parts`, then for each curve `ink digits first`, and is filled with spaces to an even length.
    /// Where `parts` is 1 a curve is one row of `count` numbers; where it is 3 it has three rows: least, greatest and mean of each
    /// column. A row tells steps: beginning with `first`, each is added to what was before it, and the sum over ten to the power
    /// of `digits` is the value, in the reader's units (of a pace, the speed in metres per second).
    public var bytes: [UInt8] {
        let parts = step == 1 ? 1 : 3
        var head = "\(from) \(step) \(count) \(parts)"
        var rows: [UInt8] = []
        rows.reserveCapacity(curves.count * parts * count * 2)
        for curve in curves {
            guard let scale = Scale(curve) else { continue }
            head += " \(curve.ink.rawValue) \(scale.digits) \(scale.first)"
            if parts == 3 {
                append(curve.columns, scale, to: &rows) { $0.low }
                append(curve.columns, scale, to: &rows) { $0.high }
            }
            append(curve.columns, scale, to: &rows) { $0.mean }
        }
        // Inks and numbers are far from filling what 16 bits can count.
        var text = Array(head.utf8)
        if text.count % 2 == 1 { text.append(UInt8(ascii: " ")) }
        return ChartColumns.pair(UInt16(truncatingIfNeeded: text.count)) + text + rows
    }

    private func append(
        _ columns: [SampledColumns.Column?], _ scale: Scale, to rows: inout [UInt8], value: (SampledColumns.Column) -> Double
    ) {
        var before = scale.first
        for column in columns {
            if let number = column.flatMap({ scale.number(value($0)) }) {
                rows += ChartColumns.pair(UInt16(bitPattern: Int16(clamping: number - before)))
                before = number
            } else {
                rows += ChartColumns.pair(UInt16(bitPattern: ChartColumns.gap))
            }
        }
    }

    private static func pair(_ number: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: number), UInt8(number >> 8)] }

    /// How values become whole numbers, none further from another than a step can tell.
    private struct Scale {
        var digits: Int
        var first: Int

        /// Nil when there is nothing to tell.
        init?(_ curve: Curve) {
            var bounds: (low: Double, high: Double)?
            for case let column? in curve.columns where column.low.isFinite && column.high.isFinite {
                bounds = (min(bounds?.low ?? column.low, column.low), max(bounds?.high ?? column.high, column.high))
            }
            guard let bounds else { return nil }
            digits = curve.decimals
            first = 0
            while digits >= -12 {
                if let low = number(bounds.low), let high = number(bounds.high), high - low <= Int(Int16.max) {
                    first = low
                    return
                }
                digits -= 1
            }
            return nil
        }

        /// Rounded half up; nil when it cannot be told.
        func number(_ value: Double) -> Int? {
            var scaled = value
            for _ in 0..<max(0, digits) { scaled *= 10 }
            for _ in 0..<max(0, -digits) { scaled /= 10 }
            guard scaled.magnitude < 1e15 else { return nil }
            return Int((scaled + 0.5).rounded(.down))
        }
    }
}
