/// Small line of the values of some days, without axes. The word for screen readers has the values.
public struct Sparkline: Equatable, Sendable {
    /// Consecutive known days; a day without a value ends a line.
    public var lines: [[Point]]
    public var spoken: String

    /// Tenths of a pixel from the upper left corner.
    public struct Point: Equatable, Sendable {
        public var x: Int
        public var y: Int
    }

    public static let width = 960
    public static let height = 240
    private static let margin = 40

    /// Nil with less than three known values, which are no course.
    /// - Parameters:
    ///   - values: one a day, oldest first; nil for a day without one.
    ///   - leastSpan: what the height shows at least, so that a small change looks like one.
    ///   - spoken: sentence for screen readers.
    init?(_ values: [Double?], leastSpan: Double, spoken: String) {
        let known = values.compactMap { $0 }.filter { $0.isFinite }
        guard known.count >= 3, let low = known.min(), let high = known.max() else { return nil }
        let span = max(high - low, leastSpan, 1e-9)
        guard span.isFinite else { return nil }
        let bottom = (low + high - span) / 2
        func place(_ share: Double, of length: Int) -> Int {
            Sparkline.margin + Int((share * Double(length - 2 * Sparkline.margin) + 0.5).rounded(.down))
        }
        var lines: [[Point]] = []
        var isOpen = false
        for (index, value) in values.enumerated() {
            guard let value, value.isFinite else {
                isOpen = false
                continue
            }
            let point = Point(
                x: place(Double(index) / Double(values.count - 1), of: Sparkline.width),
                y: Sparkline.height - place((value - bottom) / span, of: Sparkline.height))
            if isOpen { lines[lines.count - 1].append(point) } else { lines.append([point]) }
            isOpen = true
        }
        self.lines = lines
        self.spoken = spoken
    }
}
