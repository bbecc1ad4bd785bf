import Measures

extension Axis {
    /// Creates a scale of speeds with labels at paces of round seconds. If the user's pace axis grows upwards, the values are negative.
    static func pace(low: Double, high: Double, _ context: DisplayContext) -> Axis {
        let metres = context.units.metresPerLongUnit
        let step = [10.0, 15, 30, 60, 120, 300].first { (metres / low - metres / high) / $0 <= 5 } ?? 600
        var speeds: [Double] = []
        var seconds = (metres / high / step).rounded(.up) * step
        while seconds <= metres / low, speeds.count < 12 {
            speeds.append(metres / seconds)
            seconds += step
        }
        return context.paceAxis == .fasterUp
            ? Axis(low: low, high: high, values: speeds) { DurationText.clock(metres / $0) }
            : Axis(low: -high, high: -low, values: speeds.map { -$0 }) { DurationText.clock(metres / -$0) }
    }
}
