/// Rounding with halves up, applied once, before display.
public enum Rounding {
    public static func halfUp(_ value: Double, decimals: Int = 0) -> Double {
        var scale = 1.0
        for _ in 0..<max(0, decimals) { scale *= 10 }
        return (value * scale + 0.5).rounded(.down) / scale
    }

    /// Decimals that suit a number without a fixed precision: one from 100 on, two from 10, three from 1, four below.
    public static func decimals(of value: Double) -> Int {
        switch abs(value) {
        case 100...: 1
        case 10..<100: 2
        case 1..<10: 3
        default: 4
        }
    }

    /// Tolerance of threshold comparisons, so that 1.1 computed as 1.1000000000000001 stays in its class.
    public static let slack = 1e-9
}
