/// Values on a scale, such as an effect with its interval, or a class within the usual range.
public struct ScaleRow: Equatable, Sendable {
    public var label: String
    public var figure: Figure
    public var badge: Badge?
    public var note: String?
    public var tone: Tone
    /// Ends of the interval or of the usual range, 0…1 along the scale; nil without one.
    public var band: ClosedRange<Double>?
    /// Positions of the values, 0…1 along the scale.
    public var dots: [Double]
    /// Position of no effect, 0…1 along the scale; nil if the scale has none.
    public var zero: Double?
    public var explanation: Explanation?

    /// Places of the dots below the line, 0 on it: dots nearer than `dotWidth` are one below the other, in the order of `dots`.
    public var levels: [Int] {
        var levels: [Int] = []
        for (index, dot) in dots.enumerated() {
            let taken = levels.indices.filter { abs(dots[$0] - dot) < ScaleRow.dotWidth }.map { levels[$0] }
            levels.append((0...index).first { !taken.contains($0) } ?? 0)
        }
        return levels
    }

    /// Share of the scale within which two dots look like one on a phone.
    static let dotWidth = 0.025

    /// Range of values that the scale shows. Values outside are drawn at its ends.
    struct Scale {
        let low: Double
        let high: Double

        /// The range of the values with a twelfth of it on either side.
        init(_ values: [Double]) {
            let (low, high) = (values.min() ?? 0, values.max() ?? 0)
            let room = max((high - low) / 12, 0.5)
            (self.low, self.high) = (low - room, high + room)
        }

        func position(_ value: Double) -> Double { max(0, min(1, (value - low) / (high - low))) }

        func band(_ low: Double, _ high: Double) -> ClosedRange<Double> {
            let first = position(low)
            return first...max(first, position(high))
        }
    }
}
