extension ChartColumns {
    /// Marks a column without a value.
    public static let gap = Int16.min

    /// Binary encoding, little-endian: the length of a text header as an unsigned 16-bit number, the header, then 16-bit numbers.
    ///
    /// The header is `from step count parts`, then `ink digits first` for each curve, padded with spaces to an even length. If `parts` is
    /// 1, a curve is one row of `count` numbers. If it is 3, a curve has three rows: minimum, maximum and mean of each column. Numbers of a
    /// row are steps: beginning with `first`, each is added to the sum before. The sum divided by ten to the power of `digits` is the value
    /// in the user's units; for pace, the speed in metres per second.
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
        // Header and numbers are far below the limit of 16 bits.
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

    /// Conversion of values to integers, with a factor that keeps every step within 16 bits.
    private struct Scale {
        var digits: Int
        var first: Int

        /// Nil for a curve without values.
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

        /// Rounds half up; nil when the value cannot be represented.
        func number(_ value: Double) -> Int? {
            var scaled = value
            for _ in 0..<max(0, digits) { scaled *= 10 }
            for _ in 0..<max(0, -digits) { scaled /= 10 }
            guard scaled.magnitude < 1e15 else { return nil }
            return Int((scaled + 0.5).rounded(.down))
        }
    }
}
