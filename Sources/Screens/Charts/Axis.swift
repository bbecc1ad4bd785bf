/// Scale of a chart: maps values to 0…1, with ticks.
public struct Axis: Equatable, Sendable {
    public var low: Double
    public var high: Double
    public var ticks: [Tick]

    public struct Tick: Equatable, Sendable {
        /// 0 at the low end, 1 at the high end.
        public var position: Double
        public var label: String
        public init(position: Double, label: String) {
            self.position = position
            self.label = label
        }
    }

    /// Creates a scale with about `count` ticks at multiples of 1, 2 or 5 times a power of ten.
    public init(low: Double, high: Double, count: Int, label: (Double) -> String) {
        self.low = low
        self.high = high > low ? high : low + 1
        ticks = []
        let step = Axis.nearStep((self.high - low) / Double(max(1, count)))
        var value = (low / step).rounded(.up) * step
        while value <= self.high, ticks.count < 20 {
            ticks.append(Tick(position: position(value), label: label(value)))
            value += step
        }
    }

    /// Creates a scale with the given ticks. Values outside are left out.
    public init(low: Double, high: Double, values: [Double], label: (Double) -> String) {
        self.low = low
        self.high = high > low ? high : low + 1
        ticks = []
        for value in values where value >= low && value <= self.high {
            ticks.append(Tick(position: position(value), label: label(value)))
        }
    }

    public func position(_ value: Double) -> Double { (value - low) / (high - low) }

    /// Returns the value closest to `step` that is 1, 2 or 5 times a power of ten.
    static func nearStep(_ step: Double) -> Double {
        let above = niceStep(step)
        // The next smaller step: 2 below 5, and half below 2 and 10.
        let power = niceStep(above / 2.5)
        let below = power * 2.5 == above ? power : above / 2
        return step * step < above * below ? below : above
    }

    /// Returns the least value of at least `step` that is 1, 2 or 5 times a power of ten.
    static func niceStep(_ step: Double) -> Double {
        guard step > 1e-9, step < 1e12 else { return 1 }
        var power = 1.0
        while power * 10 <= step { power *= 10 }
        while power > step { power /= 10 }
        let share = step / power
        return power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10)
    }

    /// Returns ticks at round times in seconds.
    public static func timeTicks(duration: Double, count: Int) -> [Double] {
        let steps = [1.0, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 21_600, 43_200, 86_400]
        let step = steps.first { duration / $0 <= Double(max(1, count)) } ?? max(duration, 1)
        var ticks: [Double] = []
        var value = step
        while value < duration, ticks.count < 30 {
            ticks.append(value)
            value += step
        }
        return ticks
    }
}
