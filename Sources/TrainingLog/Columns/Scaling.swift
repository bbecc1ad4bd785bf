/// Conversion of stored integers to numbers. It repeats the arithmetic of the readers step by step, so that the bits agree.
///
/// Raw values are stored: never renumber, only add.
enum Scaling: UInt8, CaseIterable {
    case whole = 1
    case tenths = 2
    case hundredths = 3
    case thousandths = 4
    case tenThousandths = 5
    case hundredThousandths = 6
    case millionths = 7
    case tenMillionths = 8
    case hundredMillionths = 9
    /// Position in FIT files: 2³¹ are a half circle.
    case semicircles = 10
    /// Altitude in FIT files: fifths of a metre above −500 m.
    case altitudeFifths = 11
    /// Length in FIT files in tenths of a millimetre, or time in tenths of a millisecond. Two divisions: first to the unit, then to SI.
    case tenthsOfThousandths = 12
    /// Cadence in FIT files: halves and 128ths.
    case hundredTwentyEighths = 13
    case fifths = 14
    /// Positions of phones and of editors, in ten-billionths or finer.
    case billionths = 15
    case tenBillionths = 16
    case tenBillionthsOfTenths = 17
    case trillionths = 18

    func value(_ count: Double) -> Double {
        switch self {
        case .whole: count
        case .tenths: count / 10
        case .hundredths: count / 100
        case .thousandths: count / 1000
        case .tenThousandths: count / 1e4
        case .hundredThousandths: count / 1e5
        case .millionths: count / 1e6
        case .tenMillionths: count / 1e7
        case .hundredMillionths: count / 1e8
        case .semicircles: count * (180 / 2_147_483_648)
        case .altitudeFifths: count / 5 - 500
        case .tenthsOfThousandths: count / 10 / 1000
        case .hundredTwentyEighths: count / 128
        case .fifths: count / 5
        case .billionths: count / 1e9
        case .tenBillionths: count / 1e10
        case .tenBillionthsOfTenths: count / 1e11
        case .trillionths: count / 1e12
        }
    }

    /// Returns the integer whose number is closest to `value`; nil when it is too large to be exact.
    func count(_ value: Double) -> Int? {
        let count =
            switch self {
            case .whole: value
            case .tenths: value * 10
            case .hundredths: value * 100
            case .thousandths: value * 1000
            case .tenThousandths: value * 1e4
            case .hundredThousandths: value * 1e5
            case .millionths: value * 1e6
            case .tenMillionths: value * 1e7
            case .hundredMillionths: value * 1e8
            case .semicircles: value / (180 / 2_147_483_648)
            case .altitudeFifths: (value + 500) * 5
            case .tenthsOfThousandths: value * 1e4
            case .hundredTwentyEighths: value * 128
            case .fifths: value * 5
            case .billionths: value * 1e9
            case .tenBillionths: value * 1e10
            case .tenBillionthsOfTenths: value * 1e11
            case .trillionths: value * 1e12
            }
        let nearest = count.rounded(.toNearestOrEven)
        guard nearest.magnitude < 9_007_199_254_740_992 else { return nil }  // 2⁵³; false for NaN as well
        return Int(nearest)
    }

    /// Returns integers that give exactly these bits back; nil when one of them does not.
    func counts(_ values: [Double]) -> [Int]? {
        var counts: [Int] = []
        counts.reserveCapacity(values.count)
        for value in values {
            guard let count = count(value), self.value(Double(count)).bitPattern == value.bitPattern else { return nil }
            counts.append(count)
        }
        return counts
    }
}
